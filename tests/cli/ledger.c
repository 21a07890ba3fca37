/* How far a count has come, as text: what is read is what was written, and
 * nothing else is. */
#include <greatest.h>

#include <string.h>

#include "cli/count/ledger.h"

static const char words[] =
    "part=2/3 units=70 division=files-1 sum=96 question=count queens size=8";

static bool reads(const struct text *line, struct ledger *out)
{
    ledger_init(out);
    return ledger_read_line(out, line->at, line->len - 1);
}

TEST a_line_is_read_as_it_was_written(void)
{
    struct text line, again;
    struct ledger p;

    text_init(&line);
    text_init(&again);
    text_add(&line, words);
    ledger_seal_line(&line, 0);
    ASSERT(reads(&line, &p));
    ASSERT_EQ(2, p.part.number);
    ASSERT(wide_is(p.record.sum.count, 96));
    ASSERT_STR_EQ("count queens size=8", p.question.at);
    ledger_add_line(&p, &again);
    ASSERT_STR_EQ(line.at, again.at);
    ledger_free(&p);
    text_free(&line);
    text_free(&again);
    PASS();
}

TEST no_byte_of_a_line_may_be_another(void)
{
    struct text line;
    struct ledger p;

    text_init(&line);
    text_add(&line, words);
    ledger_seal_line(&line, 0);
    for (size_t i = 0; i + 1 < line.len; i++)
        for (int bit = 0; bit < 8; bit++) {
            line.at[i] = (char)(line.at[i] ^ 1 << bit);
            ASSERT_FALSE(reads(&line, &p));
            ledger_free(&p);
            line.at[i] = (char)(line.at[i] ^ 1 << bit);
        }
    text_free(&line);
    PASS();
}

TEST no_line_is_read_that_lost_its_end_or_its_beginning(void)
{
    struct text line;
    struct ledger p;

    text_init(&line);
    text_add(&line, words);
    ledger_seal_line(&line, 0);
    for (size_t i = 1; i < line.len; i++) {
        ledger_init(&p);
        ASSERT_FALSE(ledger_read_line(&p, line.at, line.len - 1 - i));
        ledger_free(&p);
        ledger_init(&p);
        ASSERT_FALSE(ledger_read_line(&p, line.at + i, line.len - 1 - i));
        ledger_free(&p);
    }
    text_free(&line);
    PASS();
}

/* Units of one way to divide a count are no units of another. */
TEST another_division_is_another_count(void)
{
    struct ledger one, other;

    ledger_init(&one);
    ledger_init(&other);
    text_add(&one.division, "files-1");
    text_add(&other.division, "files-1");
    ASSERT(ledger_fits(&one, &other) && !ledger_differs(&one, &other));
    text_clear(&other.division);
    text_add(&other.division, "files-2");
    ASSERT(!ledger_fits(&one, &other) && ledger_differs(&one, &other));
    text_add(&other.question, "count queens size=8");
    ASSERT(!ledger_fits(&one, &other) && !ledger_differs(&one, &other));
    ledger_free(&one);
    ledger_free(&other);
    PASS();
}

SUITE(ledger)
{
    RUN_TEST(a_line_is_read_as_it_was_written);
    RUN_TEST(no_byte_of_a_line_may_be_another);
    RUN_TEST(no_line_is_read_that_lost_its_end_or_its_beginning);
    RUN_TEST(another_division_is_another_count);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(ledger);
    GREATEST_MAIN_END();
}
