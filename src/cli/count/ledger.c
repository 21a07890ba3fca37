/* The line is written as keys and values, then the question, whose own words
 * have blanks in them, and last a check of all that is before it. */
#include "cli/count/ledger.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/parse.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

static const char heading[] = "chequer count 2\n";
static const char line_check[] = " check=", file_check[] = "check=";

enum { WORD_MAX = 64 };

void ledger_init(struct ledger *p)
{
    *p = (struct ledger){ .part = { 1, 1 } };
    text_init(&p->question);
    text_init(&p->division);
}

void ledger_free(struct ledger *p)
{
    text_free(&p->question);
    text_free(&p->division);
    job_record_free(&p->record);
}

void ledger_ask(struct ledger *p, const struct puzzle_class *cls,
                const struct params *params, const struct question *question)
{
    text_addf(&p->question, "%s ", question->key);
    run_format(cls, params, &p->question);
}

bool ledger_fits(const struct ledger *a, const struct ledger *b)
{
    return strcmp(a->question.at, b->question.at) == 0 &&
           strcmp(a->division.at, b->division.at) == 0 &&
           a->part.of == b->part.of;
}

bool ledger_differs(const struct ledger *a, const struct ledger *b)
{
    return strcmp(a->question.at, b->question.at) == 0 &&
           strcmp(a->division.at, b->division.at) != 0;
}

/* --- checks --------------------------------------------------------------- */

enum { DIGITS = 16 };

static void add_check(struct text *out, size_t begin, const char *key)
{
    uint64_t check = hash_bytes(1, out->at + begin, out->len - begin);

    text_addf(out, "%s%016" PRIx64, key, check);
}

void ledger_seal_line(struct text *out, size_t begin)
{
    add_check(out, begin, line_check);
    text_add(out, "\n");
}

void ledger_seal_file(struct text *out, size_t begin)
{
    add_check(out, begin, file_check);
    text_add(out, "\n");
}

/* The bytes before the check that ends them; false if it is not there, or not
 * the right one. */
static bool drop_check(const char *bytes, size_t len, const char *key,
                       size_t *before)
{
    size_t tail = strlen(key) + DIGITS;
    struct text right;
    bool ok;

    if (len < tail)
        return false;
    *before = len - tail;
    text_init(&right);
    text_add_bytes(&right, bytes, *before);
    add_check(&right, 0, key);
    ok = memcmp(right.at + *before, bytes + *before, tail) == 0;
    text_free(&right);
    return ok;
}

/* --- writing -------------------------------------------------------------- */

void ledger_add_line(const struct ledger *p, struct text *out)
{
    const struct job_record *r = &p->record;
    size_t begin = out->len;

    text_addf(out, "part=%d/%d units=%zu division=%s sum=", p->part.number,
              p->part.of, r->units, p->division.at);
    wide_format(r->sum.count, false, out);
    if (r->sum.level == JOB_NOTHING)
        text_add(out, " level=none");
    else if (r->sum.level != 0)
        text_addf(out, " level=%d", r->sum.level);
    text_addf(out, " question=%s", p->question.at);
    ledger_seal_line(out, begin);
}

/* There may be millions of them. */
static void add_done(struct text *out, const uint8_t *done, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    char bytes[2 * WORD_MAX];

    for (size_t i = 0; i < n; i += WORD_MAX) {
        size_t some = n - i < WORD_MAX ? n - i : WORD_MAX;

        for (size_t k = 0; k < some; k++) {
            bytes[2 * k] = digits[done[i + k] >> 4];
            bytes[2 * k + 1] = digits[done[i + k] & 15];
        }
        text_add_bytes(out, bytes, 2 * some);
    }
}

void ledger_add_file(const struct ledger *p, struct text *out)
{
    size_t begin = out->len;

    text_add(out, heading);
    ledger_add_line(p, out);
    text_add(out, "done=");
    add_done(out, p->record.is_done, p->record.units / 8 + 1);
    text_add(out, "\n");
    ledger_seal_file(out, begin);
}

/* --- reading -------------------------------------------------------------- */

bool part_parse(const char *text, struct job_part *out)
{
    const char *stroke = strchr(text, '/');
    char number[WORD_MAX];
    struct job_part part;

    if (!stroke || stroke - text >= WORD_MAX)
        return false;
    snprintf(number, sizeof number, "%.*s", (int)(stroke - text), text);
    if (!parse_int(stroke + 1, 1, PARTS_MAX, &part.of) ||
        !parse_int(number, 1, part.of, &part.number))
        return false;
    *out = part;
    return true;
}

/* The word after "KEY=", which ends at a blank, and the place after it; NULL if
 * the key is not there. */
static const char *word_after(const char *at, const char *key,
                              char out[WORD_MAX])
{
    size_t len = strlen(key), word;

    if (strncmp(at, key, len) != 0)
        return NULL;
    word = strcspn(at + len, " ");
    if (word == 0 || word >= WORD_MAX || at[len + word] != ' ')
        return NULL;
    memcpy(out, at + len, word);
    out[word] = '\0';
    return at + len + word + 1;
}

static const char *read_units(const char *at, struct ledger *p)
{
    char word[WORD_MAX];
    uint64_t units = 0;

    if (at)
        at = word_after(at, "part=", word);
    if (at && part_parse(word, &p->part))
        at = word_after(at, "units=", word);
    else
        return NULL;
    if (!at || !parse_u64(word, UINT32_MAX - 1, &units))
        return NULL;
    p->record.units = (size_t)units;
    at = word_after(at, "division=", word);
    if (at)
        text_add(&p->division, word);
    return at;
}

static const char *read_sum(const char *at, struct ledger *p)
{
    struct job_sum *sum = &p->record.sum;
    char word[WORD_MAX];
    const char *next;

    *sum = (struct job_sum){ 0 };
    at = at ? word_after(at, "sum=", word) : NULL;
    if (!at || !wide_parse(word, &sum->count))
        return NULL;
    next = word_after(at, "level=", word);
    if (!next)
        return at;
    if (strcmp(word, "none") == 0)
        sum->level = JOB_NOTHING;
    else if (!parse_int(word, -1000000, 1000000, &sum->level))
        return NULL;
    return next;
}

bool ledger_read_line(struct ledger *p, const char *line, size_t len)
{
    static const char key[] = "question=";
    const char *at;
    char *copy;
    bool ok;

    if (!drop_check(line, len, line_check, &len))
        return false;
    copy = xmalloc(len + 1);
    memcpy(copy, line, len);
    copy[len] = '\0';
    at = read_sum(read_units(copy, p), p);
    ok = at && strlen(copy) == len && strncmp(at, key, strlen(key)) == 0;
    if (ok)
        text_add(&p->question, at + strlen(key));
    free(copy);
    return ok;
}

static int digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                  : -1;
}

/* "done=" and two digits for each byte. */
static bool read_done(struct ledger *p, const char *at, const char *end)
{
    size_t bytes = p->record.units / 8 + 1;

    if (strncmp(at, "done=", 5) != 0 || (size_t)(end - at) != 5 + 2 * bytes)
        return false;
    p->record.is_done = xmalloc(bytes);
    for (size_t i = 0; i < bytes; i++) {
        int high = digit(at[5 + 2 * i]), low = digit(at[6 + 2 * i]);

        if (high < 0 || low < 0)
            return false;
        p->record.is_done[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

bool ledger_read_file(struct ledger *p, const struct text *bytes)
{
    const char *line, *done, *end;
    size_t len = bytes->len;

    if (len == 0 || bytes->at[len - 1] != '\n' ||
        !drop_check(bytes->at, len - 1, file_check, &len) ||
        strncmp(bytes->at, heading, strlen(heading)) != 0)
        return false;
    line = bytes->at + strlen(heading);
    done = strchr(line, '\n');
    end = done ? strchr(done + 1, '\n') : NULL;
    return end && ledger_read_line(p, line, (size_t)(done - line)) &&
           read_done(p, done + 1, end);
}
