/*
 * Signals: the first is a request, the second an end, and what is ignored stays
 * so. Each is tried in a child, as a handler once set stays.
 */
#include <greatest.h>

#include <errno.h>
#include <signal.h>
#include <unistd.h>

#include "base/platform/interrupt.h"
#include "support/ends.h"
#include "support/folder.h"

static bool draft_is_there(void)
{
    return access("draft", F_OK) == 0;
}

/* --- requests ---------------------------------------------------------------
 */

static void be_asked(void)
{
    interrupt_begin();
    interrupt_watch();
    leave("draft");
    check(interrupt_signal() == 0);
    raise(SIGTERM);
    check(interrupt_signal() == SIGTERM);
    check(draft_is_there());
}

static void be_asked_twice(void)
{
    be_asked();
    raise(SIGINT);
}

/* The alarm rings three times, and here at once. */
static void be_too_slow(void)
{
    be_asked();
    raise(SIGALRM);
    raise(SIGALRM);
    check(draft_is_there());
    raise(SIGALRM);
}

TEST the_first_signal_only_asks(void)
{
    ASSERT_EQ_FMT(STILL_THERE, end_of(be_asked, NULL, 0), "%d");
    ASSERT(draft_is_there());
    PASS();
}

TEST the_second_ends_the_program_and_takes_the_drafts(void)
{
    ASSERT_EQ_FMT(-SIGINT, end_of(be_asked_twice, NULL, 0), "%d");
    ASSERT_FALSE(draft_is_there());
    PASS();
}

TEST who_does_not_listen_is_ended_by_the_third_alarm(void)
{
    ASSERT_EQ_FMT(128 + SIGTERM, end_of(be_too_slow, NULL, 0), "%d");
    ASSERT_FALSE(draft_is_there());
    PASS();
}

/* --- without a request -------------------------------------------------------
 */

static void hang_up(void)
{
    interrupt_begin();
    leave("draft");
    raise(SIGHUP);
}

static void quit(void)
{
    interrupt_begin();
    leave("draft");
    raise(SIGQUIT);
}

TEST what_kills_at_once_takes_the_drafts_too(void)
{
    ASSERT_EQ_FMT(-SIGHUP, end_of(hang_up, NULL, 0), "%d");
    ASSERT_FALSE(draft_is_there());
    ASSERT_EQ_FMT(-SIGQUIT, end_of(quit, NULL, 0), "%d");
    ASSERT_FALSE(draft_is_there());
    PASS();
}

static void ignore_all(void)
{
    static const int heard[] = { SIGHUP, SIGQUIT, SIGINT, SIGTERM };

    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
        signal(heard[i], SIG_IGN);
    interrupt_begin();
    interrupt_watch();
    interrupt_close();
    interrupt_let_go(true);
    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
        raise(heard[i]);
    check(interrupt_signal() == 0);
}

TEST what_is_ignored_stays_ignored(void)
{
    ASSERT_EQ_FMT(STILL_THERE, end_of(ignore_all, NULL, 0), "%d");
    PASS();
}

static void write_to_nobody(void)
{
    int ends[2];

    check(pipe(ends) == 0);
    close(ends[0]);
    interrupt_begin();
    check(write(ends[1], "x", 1) < 0 && errno == EPIPE);
}

TEST a_pipe_that_nobody_reads_is_an_error_and_no_end(void)
{
    ASSERT_EQ_FMT(STILL_THERE, end_of(write_to_nobody, NULL, 0), "%d");
    PASS();
}

/* --- who hears which
 * ---------------------------------------------------------- */

static void hear(int signal_number)
{
    _exit(signal_number);
}

/* Whether a call that waits goes on after that signal. */
static bool goes_on(int signal_number)
{
    struct sigaction action;

    check(sigaction(signal_number, NULL, &action) == 0);
    return action.sa_flags & SA_RESTART;
}

static void let_go(void)
{
    static const int heard[] = { SIGINT, SIGTERM, SIGHUP, SIGALRM };
    struct sigaction other = { .sa_handler = hear, .sa_flags = SA_RESTART };

    interrupt_watch();
    sigaction(SIGHUP, &other, NULL); /* which is left alone */
    for (int on = 0; on < 2; on++) {
        interrupt_let_go(on);
        for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
            check(goes_on(heard[i]) == (heard[i] == SIGHUP || !on));
    }
}

TEST who_waits_is_let_go_of_only_if_asked_for(void)
{
    ASSERT_EQ_FMT(STILL_THERE, end_of(let_go, NULL, 0), "%d");
    PASS();
}

static void close_window(void)
{
    interrupt_begin();
    interrupt_close();
    signal(SIGTERM, hear);
    raise(SIGHUP);
}

TEST a_terminal_that_goes_away_asks_as_SIGTERM_does(void)
{
    ASSERT_EQ_FMT(SIGTERM, end_of(close_window, NULL, 0), "%d");
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    char folder[FOLDER_NAME];

    GREATEST_MAIN_BEGIN();
    GREATEST_SET_SETUP_CB(folder_make, folder);
    GREATEST_SET_TEARDOWN_CB(folder_remove, folder);
    RUN_TEST(the_first_signal_only_asks);
    RUN_TEST(the_second_ends_the_program_and_takes_the_drafts);
    RUN_TEST(who_does_not_listen_is_ended_by_the_third_alarm);
    RUN_TEST(what_kills_at_once_takes_the_drafts_too);
    RUN_TEST(what_is_ignored_stays_ignored);
    RUN_TEST(a_pipe_that_nobody_reads_is_an_error_and_no_end);
    RUN_TEST(who_waits_is_let_go_of_only_if_asked_for);
    RUN_TEST(a_terminal_that_goes_away_asks_as_SIGTERM_does);
    GREATEST_MAIN_END();
}
