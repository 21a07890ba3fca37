/*
 * Adding up the parts of a count, wherever they were counted: all must be of
 * one question, each there once, and none may be missing.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "cli/command/command.h"
#include "cli/count/ledger.h"
#include "cli/end.h"
#include "cli/help.h"
#include "cli/request.h"
#include "modules/list.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

enum { PARTS_BYTES = 1 << 26, TOLD = 8 };

/* What has been added so far. */
struct heap {
    struct ledger first; /* the first part that came: what all are parts of */
    bool any;
    struct job_sum sum;
    bool *here; /* owned: which parts are */
};

static bool has(int id)
{
    return id == COMMON_HELP || id == COMMON_VERSION;
}

/* The names of the files are kept in one line after the other. */
static bool take(struct request *r, const char *word, struct error *err)
{
    if (strchr(word, '\n'))
        return error_set(err, "the name of a file has a line's end in it");
    text_addf(&r->line, "%s\n", word);
    return true;
}

static bool check(struct request *r, struct error *err)
{
    return r->line.len > 0 ||
           error_set(err, "sum needs files with parts of a count, as "
                          "'chequer queens --count --part 1/8' prints them; - "
                          "is standard input");
}

/* --- one part ------------------------------------------------------------- */

static bool refuse_other(const struct heap *heap, const struct ledger *p,
                         const char *path, struct error *err)
{
    if (ledger_differs(&heap->first, p))
        return error_set(err,
                         "%.60s: part %d was counted by another version than "
                         "the first one, which divides '%.80s' otherwise",
                         path, p->part.number, p->question.at);
    return error_set(
        err,
        "%.60s: a part of '%.80s', %d parts, is not one of '%.80s', %d parts",
        path, p->question.at, p->part.of, heap->first.question.at,
        heap->first.part.of);
}

static void begin(struct heap *heap, const struct ledger *p)
{
    text_add(&heap->first.question, p->question.at);
    text_add(&heap->first.division, p->division.at);
    heap->first.part = p->part;
    heap->first.record.units = p->record.units;
    heap->here = xcalloc((size_t)p->part.of + 1, sizeof *heap->here);
    heap->any = true;
}

static bool add(struct heap *heap, const struct ledger *p, const char *path,
                struct error *err)
{
    if (!heap->any)
        begin(heap, p);
    if (!ledger_fits(&heap->first, p) ||
        heap->first.record.units != p->record.units)
        return refuse_other(heap, p, path, err);
    if (heap->here[p->part.number])
        return error_set(err, "%.60s: part %d of %d is there twice", path,
                         p->part.number, p->part.of);
    heap->here[p->part.number] = true;
    return job_sum_add(&heap->sum, p->record.sum) ||
           error_set(err, "the sum is too large for a number");
}

/* --- files ---------------------------------------------------------------- */

static bool add_line(struct heap *heap, const char *line, size_t len,
                     const char *path, struct error *err)
{
    struct ledger p;
    bool ok;

    ledger_init(&p);
    if (ledger_read_line(&p, line, len))
        ok = add(heap, &p, path, err);
    else
        ok = error_set(err,
                       "%.60s: '%.*s' is no part of a count, as 'chequer "
                       "queens --count --part 1/8' prints one, or was changed "
                       "since",
                       path, len < 40 ? (int)len : 40, line);
    ledger_free(&p);
    return ok;
}

static bool read_input(struct text *out, struct error *err)
{
    char bytes[4096];
    size_t n;

    while ((n = fread(bytes, 1, sizeof bytes, stdin)) > 0) {
        text_add_bytes(out, bytes, n);
        if (out->len > PARTS_BYTES)
            return error_set(err, "standard input: more than %d bytes",
                             PARTS_BYTES);
    }
    return !ferror(stdin) || file_error(err, "read", "standard input");
}

static bool add_file(struct heap *heap, const char *path, struct error *err)
{
    struct text bytes;
    size_t at = 0;
    bool ok;

    text_init(&bytes);
    ok = strcmp(path, "-") == 0 ? read_input(&bytes, err)
                                : file_read(path, PARTS_BYTES, &bytes, err);
    while (ok && at < bytes.len) {
        size_t len = strcspn(bytes.at + at, "\n");

        ok = len == 0 || add_line(heap, bytes.at + at, len, path, err);
        at += len + 1;
    }
    text_free(&bytes);
    return ok;
}

static bool add_files(struct heap *heap, char *names, struct error *err)
{
    bool ok = true;

    while (ok && *names) {
        char *end = strchr(names, '\n');

        assert(end != NULL);
        *end = '\0';
        ok = add_file(heap, names, err);
        names = end + 1;
    }
    return ok;
}

/* --- all of them ---------------------------------------------------------- */

static bool is_complete(const struct heap *heap, struct error *err)
{
    struct text missing;
    int n = 0;

    if (!heap->any)
        return error_set(err, "there is no part of a count in these files");
    text_init(&missing);
    for (int i = 1; i <= heap->first.part.of; i++)
        if (!heap->here[i] && n++ < TOLD)
            text_addf(&missing, "%s%d", n > 1 ? ", " : "", i);
    if (n > TOLD)
        text_addf(&missing, " and %d more", n - TOLD);
    if (n > 0)
        error_set(err, "of %d parts %s %s: %s", heap->first.part.of,
                  n == 1 ? "one" : "some",
                  n == 1 ? "is missing" : "are missing", missing.at);
    text_free(&missing);
    return n == 0;
}

static const struct question *find_question(const struct run *run,
                                            const char *text)
{
    for (const struct question *q = run->cls->questions; q && q->key; q++)
        if (q->job && strncmp(text, q->key, strlen(q->key)) == 0 &&
            text[strlen(q->key)] == ' ')
            return q;
    return NULL;
}

/* The sum of all units may stand for another number, as that of classes. */
static bool finish(const struct heap *heap, wide *out, struct error *err)
{
    const char *text = heap->first.question.at, *blank = strchr(text, ' ');
    const struct question *question;
    struct error why = { "there is no such question" };
    struct job *job = NULL;
    struct run run;

    if (blank && run_parse(&run, puzzle_classes, blank + 1, &why)) {
        question = find_question(&run, text);
        job = question ? question->job(&run.params, &why) : NULL;
        run_free(&run);
    }
    if (!job)
        return error_set(err, "'%.100s': %s", text, why.message);
    *out = job_result(job, heap->sum.count);
    job_destroy(job);
    return true;
}

static int perform_sum(struct request *r, window_opener *open)
{
    struct heap heap = { .sum.level = JOB_NOTHING };
    struct error err;
    struct text out;
    wide result;
    int code;

    (void)open;
    ledger_init(&heap.first);
    text_init(&out);
    if (add_files(&heap, r->line.at, &err) && is_complete(&heap, &err) &&
        finish(&heap, &result, &err)) {
        wide_format(result, false, &out);
        text_add(&out, "\n");
        code = end_text(&out);
    } else {
        code = end_error(&err, CLI_REFUSED);
    }
    text_free(&out);
    ledger_free(&heap.first);
    free(heap.here);
    return code;
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out,
             "Usage: chequer sum FILE...\n"
             "Add up the parts of a count: lines as they are printed with "
             "--part, any number\nof them in each file; - is standard input. "
             "All parts of one question must be\nthere, each once.\n\n"
             "Options:\n");
    help_others(out, has);
    text_add(out,
             "\nExamples:\n"
             "  chequer queens --size 12 --count --part 1/2 -o part-1.txt\n"
             "  chequer queens --size 12 --count --part 2/2 -o part-2.txt\n"
             "  chequer sum part-1.txt part-2.txt                  # 14200\n");
}

const struct command sum_command = { .name = "sum",
                                     .operands = "FILE...",
                                     .about = "Add up the parts of a count, as "
                                              "--part prints them.",
                                     .apart = true,
                                     .has = has,
                                     .take = take,
                                     .check = check,
                                     .perform = perform_sum,
                                     .help = add_help };
