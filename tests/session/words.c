/* What a session tells of a moment, in one line. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "session/session.h"
#include "support/run.h"

static bool is_line(const char *told)
{
    return *told && *told != ' ' && !strpbrk(told, "\n\t") &&
           !strstr(told, "  ") && !strstr(told, ". .");
}

static struct session *open_usual(const struct puzzle_class *cls)
{
    struct params params;
    struct error err;
    struct session *ss;

    params_init(&params, cls->controls);
    ss = session_open(cls, &params, &err);
    params_free(&params);
    return ss;
}

TEST every_puzzle_tells_itself_in_a_line(void)
{
    for (int i = 0; puzzle_classes[i]; i++) {
        struct session *ss = open_usual(puzzle_classes[i]);

        for (int step = 0; step < 40; step++) {
            session_advance(ss, 500, 0);
            session_step(ss, 1);
            ASSERTm(session_tell(ss), is_line(session_tell(ss)));
        }
        session_close(ss);
    }
    PASS();
}

TEST status_and_reason_are_told(void)
{
    struct session *ss = open_run("tour size=5x4 start=a1 step=8");

    session_chase(ss);
    while (session_advance(ss, 1000, 0))
        ;
    session_seek(ss, 8);
    ASSERT_STR_EQ("Move 8 of 19: d3 \u2192 e1. From e1 only c2 is free: there "
                  "it goes next.",
                  session_tell(ss));
    session_close(ss);
    PASS();
}

TEST pages_tell_their_squares(void)
{
    struct session *ss = open_run("queens size=4");

    session_run(ss);
    ASSERT(strstr(session_tell(ss), ". On a3, b1, c4, d2. "));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(every_puzzle_tells_itself_in_a_line);
    RUN_TEST(status_and_reason_are_told);
    RUN_TEST(pages_tell_their_squares);
    GREATEST_MAIN_END();
}
