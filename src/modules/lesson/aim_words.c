/* What is said of an aim: how far one is, why an answer is right or wrong,
 * and where it goes on. */
#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/game/castling.h"
#include "chess/game/check.h"
#include "chess/game/notation/san.h"
#include "chess/game/notation/uci.h"
#include "chess/square.h"
#include "modules/lesson/aim.h"

/* --- names --------------------------------------------------------------- */

static void say_san(const struct game *g, struct move m, struct text *out)
{
    char san[SAN_MAX];

    san_format(g, m, san);
    text_add(out, san);
}

void aim_say_deed(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct deed *d = &pz->made[index].deed;
    struct game g;

    switch (d->kind) {
    case DEED_MOVE:
        g = lesson_turn(pz, &pz->games[index - 1], d->move.from);
        say_san(&g, d->move, out);
        break;
    case DEED_SQUARE: text_add(out, say_square(d->square, GAME_SIDE).at); break;
    case DEED_BACK: text_add(out, "back"); break;
    case DEED_YES: text_add(out, "yes"); break;
    case DEED_NO: text_add(out, "no"); break;
    }
}

/* --- how far ------------------------------------------------------------- */

void aim_say_progress(const struct puzzle *pz, size_t index, struct text *out)
{
    static const char *const what[] = {
        [AIM_PLAY] = "moves made",       [AIM_POINT] = "squares found",
        [AIM_VISIT] = "squares reached", [AIM_FIND] = "ways found",
        [AIM_REPEAT] = "times there",    [AIM_FIFTY] = "moves without progress"
    };
    const struct verdict *v = &pz->made[index].verdict;

    if (v->of == 0 || v->astray)
        return;
    if (v->done)
        text_add(out, "done");
    else if (v->of == 1)
        text_add(out, "not done yet");
    else
        text_addf(out, "%d of %d %s", v->n, v->of, what[pz->exercise->kind]);
}

static void say_sentence(const char *words, struct text *out)
{
    if (!words)
        return;
    text_add(out, out->len ? " " : "");
    text_add_sentence(out, words);
}

/* --- squares ------------------------------------------------------------- */

/* "That is e4: file e, rank 4, a light square." */
static void say_point(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;
    int square = pz->made[index].deed.square;
    int file = square_file(square), rank = square_rank(square);

    text_add(out, v->again   ? "You have found this one already: "
                  : v->right ? "Right: "
                             : "Not this one: ");
    text_addf(out, "%s is on file %c and rank %d, a %s square.",
              say_square(square, GAME_SIDE).at, 'a' + file, rank + 1,
              square_colour(file, rank) ? "light" : "dark");
}

static void say_visit(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;
    uint64_t moves = index - pz->own;
    int fewest = pz->exercise->count;

    if (!v->done)
        return;
    text_addf(out, "All %d squares reached in %s", v->of,
              say_count(moves, "move").at);
    if (moves > (uint64_t)fewest)
        text_addf(out, "; %d are enough.", fewest);
    else
        text_add(out, ", and it cannot be done in fewer.");
}

/* --- moves --------------------------------------------------------------- */

/* "Ra7 gives no check, and Black can answer Kf8." */
static void say_reply(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct game *g = &pz->games[index];
    bool check = check_given_to(g, (enum colour)g->turn);
    struct move reply;

    aim_say_deed(pz, index, out);
    text_add(out, check ? " gives check" : " gives no check");
    if (aim_reply(pz, index, &reply)) {
        text_addf(out, ", %s %s can answer ", check ? "but" : "and",
                  colour_name((enum colour)g->turn));
        say_san(g, reply, out);
    }
    text_add(out, ".");
}

static const char *way_words(const struct puzzle *pz, size_t index)
{
    uint32_t before = pz->made[index - 1].verdict.found;
    uint32_t found = pz->made[index].verdict.found & ~before;
    int way = 0;

    while (found >> way > 1)
        way++;
    return pz->exercise->ways[way].says;
}

static void say_find(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;

    if (v->again) {
        text_add(out, "This way was found already.");
    } else if (v->right) {
        text_addf(out, "Right: %s.", way_words(pz, index));
    } else {
        text_add(out, "Not yet. ");
        if (pz->exercise->wrong)
            text_add_sentence(out, pz->exercise->wrong);
        else
            say_reply(pz, index, out);
    }
}

static void say_may(const struct puzzle *pz, bool right, struct text *out)
{
    const struct game *g = &pz->games[pz->own];
    struct castling c;

    castling_of(g, (enum colour)g->turn, pz->exercise->wing, &c);
    text_addf(out, "%s may castle: ", right ? "Right, White" : "But White");
    castling_say(&c, out);
    text_add(out, ".");
}

static void say_castle(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct made *m = &pz->made[index];
    struct refusal r = aim_castling(pz);
    struct text why;

    if (m->deed.kind == DEED_MOVE && !m->verdict.right) {
        text_addf(out,
                  "That is another move: the question is whether White "
                  "may castle %s.",
                  wing_name(pz->exercise->wing));
        return;
    }
    if (r.reason == REFUSAL_NONE) {
        say_may(pz, m->verdict.right, out);
    } else {
        text_init(&why);
        refusal_say(&pz->games[pz->own], &r, &why);
        text_add(out, m->verdict.right ? "Right. " : "Not so. ");
        text_add_sentence(out, why.at);
        text_free(&why);
    }
    say_sentence(pz->exercise->ways[0].says, out);
}

/* --- all of it ----------------------------------------------------------- */

static void say_answer(const struct puzzle *pz, size_t index, struct text *out)
{
    switch (pz->exercise->kind) {
    case AIM_POINT: say_point(pz, index, out); break;
    case AIM_VISIT: say_visit(pz, index, out); break;
    case AIM_FIND: say_find(pz, index, out); break;
    case AIM_CASTLE: say_castle(pz, index, out); break;
    case AIM_NONE:
    case AIM_PLAY:
    case AIM_STOP:
    case AIM_REPEAT:
    case AIM_FIFTY: break;
    }
}

/* "2 of 3 ways found." */
static void say_count_found(const struct puzzle *pz, size_t index,
                            struct text *out)
{
    struct text words;

    text_init(&words);
    if (pz->exercise->kind == AIM_REPEAT)
        text_addf(&words, "this position is there for the %s time",
                  pz->made[index].verdict.n == 1 ? "first" : "second");
    else
        aim_say_progress(pz, index, &words);
    say_sentence(words.at, out);
    text_free(&words);
}

static bool has_aim(const struct puzzle *pz, size_t index)
{
    const struct verdict *v = &pz->made[index].verdict;

    return index > pz->own && !v->astray && v->of > 0;
}

/* Was it this deed that ended it? */
static bool has_ended(const struct puzzle *pz, size_t index)
{
    return pz->made[index].verdict.done && !pz->made[index - 1].verdict.done;
}

void aim_say_news(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;

    if (!has_aim(pz, index))
        return;
    if (v->answered || has_ended(pz, index))
        say_answer(pz, index, out);
    if (has_ended(pz, index))
        say_sentence(pz->exercise->done, out);
    if (!v->done && v->of > 1)
        say_count_found(pz, index, out);
}

/* --- the solution -------------------------------------------------------- */

/* Moves of a way as they are written: "Kf1 or Kd1". */
static void say_moves(const struct puzzle *pz, const char *moves,
                      struct text *out)
{
    const char *before = "";

    for (const char *at = moves; at; at = strchr(at, ',')) {
        char word[8] = "";
        struct error unasked;
        struct game g;
        struct move m;
        int file, rank;

        at += *at == ',';
        memcpy(word, at, strcspn(at, ","));
        square_parse_n(word, 2, &file, &rank);
        g = lesson_turn(pz, &pz->games[pz->own], square_at(file, rank));
        text_add(out, before);
        if (uci_parse(&g, word, &m, &unasked))
            say_san(&g, m, out);
        before = " or ";
    }
}

static void say_ways(const struct puzzle *pz, struct text *out)
{
    const struct way *ways = pz->exercise->ways;

    for (int i = 0; i < WAYS_MAX && ways[i].moves; i++) {
        text_add(out, i ? "; " : "");
        say_moves(pz, ways[i].moves, out);
        text_addf(out, ": %s", ways[i].says);
    }
    text_add(out, ".");
}

/* A remark on a position that one has to go back to is for the screen. */
static void say_castling(const struct puzzle *pz, struct text *out)
{
    const struct game *g = &pz->games[pz->own];
    struct refusal r = aim_castling(pz);
    struct castling c;
    struct text why;

    text_init(&why);
    castling_of(g, (enum colour)g->turn, pz->exercise->wing, &c);
    if (r.reason == REFUSAL_NONE)
        castling_say(&c, &why);
    else
        refusal_say(g, &r, &why);
    text_add(out, r.reason == REFUSAL_NONE ? "Yes. " : "No. ");
    text_add_sentence(out, why.at);
    if (!pz->exercise->moves)
        say_sentence(pz->exercise->ways[0].says, out);
    text_free(&why);
}

void aim_say_solution(const struct puzzle *pz, struct text *out)
{
    if (pz->exercise->kind == AIM_FIND)
        say_ways(pz, out);
    else if (pz->exercise->kind == AIM_CASTLE)
        say_castling(pz, out);
}

/* "Next" leads to the next position, and after the last to another lesson. */
static void say_next(const struct puzzle *pz, struct text *out)
{
    int position = (int)(pz->exercise - pz->lesson->exercises) + 1;
    const struct lesson *next = pz->lesson + 1;

    if (pz->exercise[1].fen)
        text_addf(out, " \"Next\" leads to position %d of %d.", position + 1,
                  lesson_positions(pz->lesson));
    else if (next->title)
        text_addf(out, " \"Next\" leads to lesson %d, \"%s\".",
                  lesson_number(next), next->title);
}

void aim_say_offer(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;

    if (!has_aim(pz, index))
        return;
    if (v->done) {
        say_sentence(has_ended(pz, index) ? "done" : "the task is done", out);
        say_next(pz, out);
    } else if (!aim_is_asked(pz, index)) {
        say_sentence(v->right ? "click the board for the next"
                              : "click the board and try again",
                     out);
    }
}
