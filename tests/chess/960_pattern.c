/* Patterns of arrays, against loops that look at the letters themselves. */
#include <greatest.h>

#include "chess/chess960/pattern.h"
#include "support/game.h"

static struct pattern pattern_from(const char *text)
{
    struct pattern p;
    struct error err;

    if (!pattern_parse(&p, text, &err)) {
        fprintf(stderr, "%s\n", err.message);
        abort();
    }
    return p;
}

static bool is_refused(const char *text, const char *words)
{
    struct error err = { "" };
    struct pattern p;

    if (pattern_parse(&p, text, &err))
        return false;
    if (!strstr(err.message, words))
        fprintf(stderr, "'%s' is not in '%s'\n", words, err.message);
    return strstr(err.message, words);
}

/* Is the pattern true of just those arrays of which `test` is? */
static bool agrees(const char *text, bool (*test)(const char *letters))
{
    struct pattern p = pattern_from(text);
    int n = 0;

    for (int number = 0; number < CHESS960_COUNT; number++) {
        char letters[ARRAY_TEXT_MAX];
        struct array a;

        chess960_array(number, &a);
        array_format(&a, letters);
        if (test(letters) != pattern_matches(&p, &a))
            return false;
        n += test(letters);
    }
    return n > 0 && n == pattern_count(&p);
}

static bool k_on_d(const char *s)
{
    return s[3] == 'K';
}
static bool n_on_h(const char *s)
{
    return s[7] == 'N';
}
static bool bishops_touch(const char *s)
{
    return strstr(s, "BB");
}
static bool knights_touch(const char *s)
{
    return strstr(s, "NN");
}
static bool knights_out(const char *s)
{
    return s[0] == 'N' && s[7] == 'N';
}
static bool rooks_out(const char *s)
{
    return s[0] == 'R' && s[7] == 'R';
}
static bool bishops_out(const char *s)
{
    return s[0] == 'B' && s[7] == 'B';
}
static bool short_done(const char *s)
{
    return s[6] == 'K' && s[5] == 'R';
}
static bool long_done(const char *s)
{
    return s[2] == 'K' && s[3] == 'R';
}
static bool any_done(const char *s)
{
    return short_done(s) || long_done(s);
}

static bool b_k_r(const char *s)
{
    return s[1] == 'B' && s[4] == 'K' && s[7] == 'R';
}

static bool k_on_d_and_bb(const char *s)
{
    return k_on_d(s) && bishops_touch(s);
}

TEST patterns_mean_what_they_say(void)
{
    ASSERT(agrees("?B??K??R", b_k_r));
    ASSERT(agrees("K on d", k_on_d));
    ASSERT(agrees("king on d", k_on_d));
    ASSERT(agrees("knight on h", n_on_h));
    ASSERT(agrees("bishops adjacent", bishops_touch));
    ASSERT(agrees("knights adjacent", knights_touch));
    ASSERT(agrees("knights in corners", knights_out));
    ASSERT(agrees("rooks in corners", rooks_out));
    ASSERT(agrees("bishops in corners", bishops_out));
    ASSERT(agrees("castled kingside", short_done));
    ASSERT(agrees("castled queenside", long_done));
    ASSERT(agrees("castled", any_done));
    PASS();
}

TEST terms_are_joined_by_commas(void)
{
    struct pattern all = pattern_from(" "), both;

    ASSERT_EQ(960, pattern_count(&all));
    ASSERT(agrees("K on d,bishops adjacent", k_on_d_and_bb));
    ASSERT(agrees("  KING  on D ,  Bishops Adjacent ", k_on_d_and_bb));
    both = pattern_from("K on d, K on e");
    ASSERT_EQ(0, pattern_count(&both));
    PASS();
}

TEST the_whole_array_is_a_pattern_of_its_own(void)
{
    struct pattern p = pattern_from("rnbqkbnr");

    ASSERT_EQ(1, pattern_count(&p));
    PASS();
}

TEST what_is_no_pattern_is_refused(void)
{
    ASSERT(is_refused("?B??K?R", "'?B??K?R' is not a pattern"));
    ASSERT(is_refused("?B??P??R", "is not a pattern"));
    ASSERT(is_refused("K on i", "is not a pattern"));
    ASSERT(is_refused("K on", "is not a pattern"));
    ASSERT(is_refused("pawn on d", "is not a pattern"));
    ASSERT(is_refused("queen adjacent", "is not a pattern"));
    ASSERT(is_refused("kings in corners", "is not a pattern"));
    ASSERT(is_refused("castled sideways", "is not a pattern"));
    ASSERT(is_refused("castled king side", "is not a pattern"));
    ASSERT(is_refused("K on d,", "'' is not a pattern"));
    ASSERT(is_refused(",K on d", "'' is not a pattern"));
    ASSERT(is_refused("bishops bishops bishops bishops adjacent",
                      "is not a pattern"));
    ASSERT(is_refused("incomprehensibilities", "is not a pattern"));
    ASSERT(is_refused("K on d,K on d,K on d,K on d,K on d,K on d,K on d,"
                      "K on d,K on d",
                      "more than 8 terms"));
    PASS();
}

SUITE(pattern_suite)
{
    RUN_TEST(patterns_mean_what_they_say);
    RUN_TEST(terms_are_joined_by_commas);
    RUN_TEST(the_whole_array_is_a_pattern_of_its_own);
    RUN_TEST(what_is_no_pattern_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pattern_suite);
    GREATEST_MAIN_END();
}
