/*
 * The choices of the search for queens as they are drawn, held against a
 * recorder that looks at nothing but its steps: at every moment of whole runs,
 * forwards and backwards.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>
#include <stdlib.h>

#include "base/text.h"
#include "support/queens/search.h"
#include "support/run.h"

enum { SIDE = 8, MOMENTS = 2500 };

/* --- the recorder -------------------------------------------------------- */

/* What became of each square of the files that are filled, and of the one
 * after them: ' ' not yet, '+' taken, 'x' given up, '-' attacked. */
struct recorder {
    int n, files;
    char is[SIDE][SIDE];
};

static void clear_file(struct recorder *r, int file)
{
    for (int rank = 0; file < r->n && rank < r->n; rank++)
        r->is[file][rank] = ' ';
}

static void recorder_take(struct recorder *r, const struct queens_step *s)
{
    switch (s->event) {
    case QUEENS_REFUSED: r->is[s->file][s->rank] = '-'; break;
    case QUEENS_PLACED:
        r->is[s->file][s->rank] = '+';
        r->files = s->file + 1;
        clear_file(r, s->file + 1);
        break;
    case QUEENS_RETREAT:
        r->is[s->file][s->rank] = 'x';
        r->files = s->file;
        break;
    case QUEENS_FOUND:
    case QUEENS_NONE: break;
    }
}

/* "a8+ a7 a6 /": the files from the first one shown on. */
static void recorder_say(const struct recorder *r, int first, struct text *out)
{
    int last = r->files < r->n ? r->files : r->n - 1;

    for (int file = first; file <= last; file++) {
        for (int rank = r->n - 1; rank >= 0; rank--)
            text_addf(out, "%c%d%c ", 'a' + file, rank + 1, r->is[file][rank]);
        text_add(out, "/");
    }
}

/* --- the picture --------------------------------------------------------- */

static bool is_name(const struct scene *sc, const struct draw *d)
{
    const char *words = scene_string(sc, d);

    return d->kind == DRAW_TEXT && d->code == FACE_SANS &&
           d->anchor == ANCHOR_CENTRE && words[0] >= 'a' && words[0] <= 'h' &&
           words[1] >= '1' && words[1] <= '8' && words[2] == '\0';
}

static char state_of(const struct draw *d)
{
    if (d->ink == INK_ON_ACCENT)
        return '+';
    if (d->ink == INK_STRONG)
        return ' ';
    return d[-1].kind == DRAW_RING ? 'x' : '-';
}

/* What is drawn, in the same words; *first is the first file of it. */
static void picture_say(const struct session *ss, int *first, struct text *out)
{
    struct scene sc;
    float y = -1;

    *first = -1;
    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (!is_name(&sc, d))
            continue;
        if (*first < 0)
            *first = scene_string(&sc, d)[0] - 'a';
        if (y >= 0 && fabsf(y - d->at.y) > 0.01f)
            text_add(out, "/");
        y = d->at.y;
        text_addf(out, "%s%c ", scene_string(&sc, d), state_of(d));
    }
    text_add(out, "/");
    scene_free(&sc);
}

/* --- together ------------------------------------------------------------ */

static bool agree(const struct session *ss, const struct recorder *r)
{
    struct text drawn, said;
    bool ok;
    int first;

    text_init(&drawn);
    text_init(&said);
    picture_say(ss, &first, &drawn);
    recorder_say(r, first, &said);
    ok = first >= 0 && strcmp(drawn.at, said.at) == 0;
    if (!ok)
        fprintf(stderr, "%s\n%s\n", said.at, drawn.at);
    text_free(&drawn);
    text_free(&said);
    return ok;
}

TEST every_moment_shows_its_choices(const char *line, int n,
                                    enum piece_kind piece)
{
    struct recorder *at = calloc(MOMENTS + 1, sizeof *at);
    struct session *ss = open_run(line);
    struct queens_search search;
    struct queens_step s;
    size_t k = 0;

    while (session_count(ss) < MOMENTS && session_advance(ss, 50, 0))
        ;
    queens_search_init(&search, n, piece);
    at[0].n = n;
    clear_file(&at[0], 0);
    for (; k + 1 < session_count(ss) && k < MOMENTS; k++) {
        session_seek(ss, k);
        ASSERT(agree(ss, &at[k]));
        queens_search_step(&search, &s);
        at[k + 1] = at[k];
        recorder_take(&at[k + 1], &s);
    }
    while (k-- > 0) {
        session_seek(ss, k);
        ASSERT(agree(ss, &at[k]));
    }
    queens_search_free(&search);
    session_close(ss);
    free(at);
    PASS();
}

static int count_draws(const struct session *ss, enum draw_kind kind,
                       enum ink ink)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == kind && sc.draws[i].ink == ink;
    scene_free(&sc);
    return n;
}

/* All are there at the end: the ten solutions, and one disc to explain. */
TEST five_queens_are_drawn_whole(void)
{
    struct session *ss = open_and_work("queens size=5 mode=search tree=on");

    session_seek(ss, 0);
    ASSERT_EQ(1, count_draws(ss, DRAW_DISC, INK_SOLVED));
    ASSERT_EQ(2, count_draws(ss, DRAW_DISC, INK_ACCENT));
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(54u, number(ss, "nodes"));
    ASSERT_EQ(11, count_draws(ss, DRAW_DISC, INK_SOLVED));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(every_moment_shows_its_choices,
              "queens size=8 mode=search tree=on", 8, PIECE_QUEEN);
    RUN_TESTp(every_moment_shows_its_choices,
              "queens size=7 mode=search tree=on code=on", 7, PIECE_QUEEN);
    RUN_TESTp(every_moment_shows_its_choices,
              "queens size=6 mode=search piece=rook tree=on", 6, PIECE_ROOK);
    RUN_TEST(five_queens_are_drawn_whole);
    GREATEST_MAIN_END();
}
