/*
 * One moment, one story: what is said of a moment is what the board shows of
 * it, and what is said to come next is what comes.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "chess/square.h"
#include "puzzle/trace.h"
#include "scene/scene.h"
#include "solve/tour/tour.h"
#include "support/listing.h"
#include "support/run.h"

enum { MOMENTS_MOST = 3000 };

static const char *const runs[] = {
    "tour size=8x8 start=e3 order=s0",
    "tour size=7x5 start=a1 order=random seed=4",
    "tour size=5x4 start=b4 holes=d1",
    "tour size=6x6 start=a1 closed=on order=s1",
    "tour size=5x5 start=a1 end=c5",
    "tour size=5x4 start=a1 algorithm=backtracking",
    "tour size=5x6 start=c3 algorithm=greedy",
    "tour size=6x7 start=c1 algorithm=pohl",
    "tour size=5x6 start=c3 algorithm=roth",
    "tour size=9x9 start=a1 algorithm=squirrel-cull",
    "tour size=6x5 start=b2 algorithm=best-first",
    "tour size=7x8 start=c4 algorithm=most-exits",
};

/* Methods that have more in mind than the path tell, where it changes, what
 * has become of it; of a walk they tell what comes next like the others. */
static const char *const minded[] = {
    "tour size=5x4 start=a1 algorithm=ants",
    "tour size=4x3 start=a1 algorithm=genetic seed=2",
    "tour size=6x5 start=c4 algorithm=neural seed=2",
    "tour size=9x6 start=b2 algorithm=construct",
    "tour size=12x12 start=c3 algorithm=parberry",
};

/* The square at the end of the path at a moment, and how long the path is. */
static int square_at(struct session *ss, size_t index, uint32_t *npath)
{
    session_seek(ss, index);
    *npath = session_position(ss)->npath;
    return (int)session_position(ss)->path[*npath - 1];
}

/* Is it said of this square, in just these words? */
static bool says(const char *words, const char *before, int square, int files,
                 const char *after)
{
    struct text sentence;
    bool found;

    text_init(&sentence);
    text_addf(&sentence, "%s%s%s", before, say_square(square, files).at, after);
    found = strstr(words, sentence.at) != NULL;
    text_free(&sentence);
    return found;
}

/* By a rule that counts ways on; what decides between equals may follow. */
static bool is_told_by_ways_on(const char *words, int next, int files)
{
    return says(words, " ", next, files, " has the fewest ways on: there it") ||
           says(words, " ", next, files, " has the most ways on: there it") ||
           says(words, " decides for ", next, files, "") ||
           says(words, "; the order of moves says ", next, files, ".") ||
           (says(words, " ", next, files, " has as few ways on as others; ") &&
            strstr(words, " second rule decides: there it goes next."));
}

/* Is the sentence the one for what comes next? */
static bool is_told(const char *words, int at, int next, int change, int files)
{
    if (change == 1)
        return says(words, " ", next, files, ": there it goes next.") ||
               is_told_by_ways_on(words, next, files) ||
               says(words, "; now it goes to ", next, files, ".") ||
               says(words, " goes on to ", next, files, ".") ||
               (says(words, " only ", next, files, " is free") &&
                strstr(words, ": there it goes next."));
    if (change == -1)
        return says(words, "he move to ", at, files, " is taken back");
    return !strstr(words, "there it goes") && !strstr(words, "is taken back");
}

TEST what_is_said_to_come_comes(const char *text)
{
    struct session *ss = open_and_work(text);
    int files = session_position(ss)->files;
    size_t n = session_count(ss);

    n = n < MOMENTS_MOST ? n : MOMENTS_MOST;
    for (size_t i = 0; i + 1 < n; i++) {
        uint32_t was, now;
        int next = square_at(ss, i + 1, &now), at = square_at(ss, i, &was);
        const char *words = session_explain(ss);

        if (session_moment(ss, i)->flags & MOMENT_SOLUTION)
            continue;
        ASSERTm(words, is_told(words, at, next, (int)now - (int)was, files));
    }
    session_close(ss);
    PASS();
}

TEST a_walk_tells_what_comes_of_it(const char *text)
{
    struct session *ss = open_and_work(text);
    int files = session_position(ss)->files;
    size_t n = session_count(ss);
    int walked = 0;

    n = n < MOMENTS_MOST ? n : MOMENTS_MOST;
    for (size_t i = 1; i + 1 < n; i++) {
        uint32_t before, was, now;
        int next = square_at(ss, i + 1, &now), at;
        const char *words;

        square_at(ss, i - 1, &before);
        at = square_at(ss, i, &was);
        words = session_explain(ss);
        if (was <= before) { /* no walk goes on */
            ASSERT_EQm(words, NULL, strstr(words, "it goes next"));
            continue;
        }
        walked++;
        if (now > was)
            ASSERTm(words, is_told(words, at, next, 1, files));
        else
            ASSERTm(words, strstr(words, "a dead end. "));
    }
    ASSERT(walked > 3);
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQm(text, 0, strncmp(session_explain(ss), "Every square", 12));
    session_close(ss);
    PASS();
}

/* --- the board and the code ---------------------------------------------- */

/* How many squares have a number of ways on, and what these add up to. */
static int marks_on(const struct scene *sc, int *sum)
{
    int n = 0;

    *sum = 0;
    for (size_t i = 0; i < sc->ndraws; i++) {
        if (sc->draws[i].kind != DRAW_TEXT || sc->draws[i].ink != INK_CASING ||
            sc->draws[i].code != FACE_BOLD)
            continue;
        n++;
        *sum += atoi(scene_string(sc, &sc->draws[i]));
    }
    return n;
}

/* "b1:2 c4:7" is told beside the line where ways on are counted; the same is
 * in the words, as "b1 (2)", unless one square alone is free. */
static bool agree(const char *told, const char *words, const struct scene *sc)
{
    int n = 0, sum = 0, seen, exits;
    int marks = marks_on(sc, &seen);
    char square[8], pair[24];

    for (const char *at = told; at && sscanf(at, "%7[^:]:%d", square, &exits);
         at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL) {
        n++;
        sum += exits;
        snprintf(pair, sizeof pair, "%s (%d)", square, exits);
        if (!strstr(words, pair) && !strstr(words, "only "))
            return false;
    }
    return n > 0 && n == marks && sum == seen;
}

TEST words_marks_and_code_tell_of_one_choice(const char *text)
{
    struct session *ss;
    struct text line;
    size_t n;

    text_init(&line);
    text_addf(&line, "%s code=on", text);
    ss = open_and_work(line.at);
    n = session_count(ss);
    for (size_t i = 1; i < n && i < 300; i++) { /* the start lists no ways */
        const char *words, *told;
        struct scene sc;
        int sum;

        session_seek(ss, i);
        words = session_explain(ss);
        listing_scene(ss, &sc);
        told = listing_told(&sc, "count its ways on");
        if (told)
            ASSERTm(words, agree(told, words, &sc));
        else /* so many do not fit beside the line */
            ASSERTm(words,
                    !strstr(words, "it goes next") || marks_on(&sc, &sum) > 3);
        scene_free(&sc);
    }
    text_free(&line);
    session_close(ss);
    PASS();
}

/* What ants and strings choose from is circled on the board, and named. */
TEST what_is_chosen_from_is_circled(const char *text)
{
    struct session *ss = open_and_work(text);
    size_t n = session_count(ss);

    for (size_t i = 1; i < n && i < 200; i++) {
        const char *words, *from;
        struct scene sc;
        int circles = 0, named = 1;

        session_seek(ss, i);
        words = session_explain(ss);
        scene_init(&sc);
        session_draw(ss, &sc);
        for (size_t k = 0; k < sc.ndraws; k++)
            circles += sc.draws[k].kind == DRAW_RING &&
                       sc.draws[k].size.x > 0.27f && sc.draws[k].size.x < 0.29f;
        scene_free(&sc);
        from = strstr(words, " it can go to ");
        for (const char *c = from; c && *c != '.'; c++)
            named += *c == ',' || strncmp(c, " and ", 5) == 0;
        if (!from)
            named = strstr(words, " is free: there it goes") != NULL;
        ASSERT_EQm(words, named, circles);
    }
    session_close(ss);
    PASS();
}

/* While the knight is on its way the marks on the board are those of the
 * choice that it follows, and so are the line and the values. */
TEST on_its_way_the_choice_that_was_made_is_told(void)
{
    struct session *ss = open_and_work("tour size=8x8 start=d4 code=on");
    const struct listing *l = &tour_warnsdorff.listing;
    struct scene sc;
    int line;

    session_seek(ss, 29);
    line = listing_seen(ss, l);
    session_set_glide(ss, 100);
    session_step(ss, 1);
    ASSERT(session_gliding(ss));
    ASSERT_EQ(line, listing_seen(ss, l));
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("30 of 64", listing_told(&sc, "until the board is full:"));
    ASSERT_STR_EQ("f4:4 d8:3", listing_told(&sc, "count its ways on"));
    ASSERT_STR_EQ("3 at d8", listing_told(&sc, "go to the one with fewest"));
    scene_free(&sc);
    session_advance(ss, 1, 200);
    ASSERT_FALSE(session_gliding(ss));
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("31 of 64", listing_told(&sc, "until the board is full:"));
    ASSERT_STR_EQ("f7:4 c6:4 b7:2", listing_told(&sc, "count its ways on"));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* The words of the newest moment stay when others have followed. */
TEST the_past_is_told_as_it_was(const char *text)
{
    struct session *ss = open_run(text), *whole = open_and_work(text);

    for (size_t i = 0; i < 200 && session_advance(ss, 1, 0); i++) {
        size_t tip = session_count(ss) - 1;

        session_seek(ss, tip);
        session_seek(whole, tip);
        if (tip + 1 == session_count(whole))
            break;
        ASSERT_STR_EQ(session_explain(whole), session_explain(ss));
        ASSERT_STR_EQ(session_status(whole), session_status(ss));
    }
    session_close(ss);
    session_close(whole);
    PASS();
}

/* A square cut off by a move is crossed until the move is taken back. */
TEST a_stranded_square_is_marked_for_its_moment(void)
{
    struct session *ss = open_and_work("tour size=5x4 start=b4 holes=d1");
    struct scene before, during;
    size_t marked = 0;

    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        if (!strstr(session_explain(ss), "b2 (crossed)"))
            continue;
        marked = i;
        break;
    }
    ASSERT(marked > 0);
    ASSERT(strstr(session_explain(ss), " is taken back at once."));
    session_seek(ss, marked + 1);
    ASSERT(session_moment(ss, marked + 1)->flags & MOMENT_RETREAT);
    ASSERT_EQ(0u, session_position(ss)->cell[LAYER_WASH][6]);
    ASSERT(strstr(session_explain(ss), "left b2 without a place"));
    scene_init(&before);
    scene_init(&during);
    session_seek(ss, marked);
    session_draw(ss, &during);
    session_seek(ss, session_count(ss) - 1);
    ASSERT_FALSE(strstr(session_explain(ss), "crossed"));
    session_seek(ss, marked - 1);
    session_draw(ss, &before);
    ASSERT(scene_hash(&before) != scene_hash(&during));
    scene_free(&before);
    scene_free(&during);
    session_close(ss);
    PASS();
}

SUITE(story)
{
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        RUN_TEST1(what_is_said_to_come_comes, runs[i]);
        RUN_TEST1(the_past_is_told_as_it_was, runs[i]);
    }
    for (size_t i = 0; i < sizeof minded / sizeof *minded; i++) {
        RUN_TEST1(a_walk_tells_what_comes_of_it, minded[i]);
        RUN_TEST1(the_past_is_told_as_it_was, minded[i]);
    }
    RUN_TEST1(words_marks_and_code_tell_of_one_choice, runs[0]);
    RUN_TEST1(words_marks_and_code_tell_of_one_choice, runs[1]);
    RUN_TEST1(words_marks_and_code_tell_of_one_choice, runs[3]);
    RUN_TEST1(words_marks_and_code_tell_of_one_choice, runs[7]);
    RUN_TEST1(words_marks_and_code_tell_of_one_choice, runs[8]);
    RUN_TEST1(what_is_chosen_from_is_circled, minded[0]);
    RUN_TEST1(what_is_chosen_from_is_circled, minded[1]);
    RUN_TEST(on_its_way_the_choice_that_was_made_is_told);
    RUN_TEST(a_stranded_square_is_marked_for_its_moment);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(story);
    GREATEST_MAIN_END();
}
