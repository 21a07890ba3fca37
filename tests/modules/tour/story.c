/*
 * One moment, one story: what is said of a moment is what the board shows of
 * it, and what is said to come next is what comes.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/text.h"
#include "chess/square.h"
#include "puzzle/trace.h"
#include "scene/scene.h"
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

/* Is the sentence the one for what comes next? */
static bool is_told(const char *words, int at, int next, int change, int files)
{
    if (change == 1)
        return says(words, " ", next, files, ": there it goes next.") ||
               says(words, "; now it goes to ", next, files, ".") ||
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
    for (size_t i = 1; i + 1 < n; i++) { /* the start tells of the method */
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
    RUN_TEST(a_stranded_square_is_marked_for_its_moment);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(story);
    GREATEST_MAIN_END();
}
