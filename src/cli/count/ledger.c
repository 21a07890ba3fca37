/* The line is written as keys and values, the question last: its own words have
 * blanks in them. */
#include "cli/count/ledger.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/parse.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

static const char heading[] = "chequer count 1\n";

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

/* --- writing -------------------------------------------------------------- */

void ledger_add_line(const struct ledger *p, struct text *out)
{
    const struct job_record *r = &p->record;

    text_addf(out, "part=%d/%d units=%zu division=%s sum=", p->part.number,
              p->part.of, r->units, p->division.at);
    wide_format(r->sum.count, false, out);
    if (r->sum.level == JOB_NOTHING)
        text_add(out, " level=none");
    else if (r->sum.level != 0)
        text_addf(out, " level=%d", r->sum.level);
    text_addf(out, " question=%s\n", p->question.at);
}

static uint64_t check_of(const char *bytes, size_t len)
{
    return hash_bytes(1, bytes, len);
}

void ledger_add_file(const struct ledger *p, struct text *out)
{
    size_t begin = out->len;

    text_add(out, heading);
    ledger_add_line(p, out);
    text_add(out, "done=");
    for (size_t i = 0; i < p->record.units / 8 + 1; i++)
        text_addf(out, "%02x", p->record.is_done[i]);
    text_add(out, "\n");
    text_addf(out, "check=%016" PRIx64 "\n",
              check_of(out->at + begin, out->len - begin));
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
    char *copy = xmalloc(len + 1);
    const char *at;
    bool ok;

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

/* Is the last line the right check of what is before it? */
static bool is_whole(const struct text *bytes)
{
    enum { CHECK = 6 + 16 + 1 };
    char check[CHECK + 1];
    size_t before = bytes->len - CHECK;

    if (bytes->len < CHECK)
        return false;
    snprintf(check, sizeof check, "check=%016" PRIx64 "\n",
             check_of(bytes->at, before));
    return memcmp(bytes->at + before, check, CHECK) == 0;
}

bool ledger_read_file(struct ledger *p, const struct text *bytes)
{
    const char *line, *done, *end;

    if (!is_whole(bytes) || strncmp(bytes->at, heading, strlen(heading)) != 0)
        return false;
    line = bytes->at + strlen(heading);
    done = strchr(line, '\n');
    end = done ? strchr(done + 1, '\n') : NULL;
    return end && ledger_read_line(p, line, (size_t)(done - line)) &&
           read_done(p, done + 1, end);
}
