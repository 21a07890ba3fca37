/* Which boards are printed, and how. */
#include "app/save/print.h"

#include <assert.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/square.h"
#include "export/formats.h"
#include "export/sheet/page.h"
#include "export/sheet/sheet.h"
#include "puzzle/album.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum {
    BLOCK = 1000, /* of a longer album, those around the page */
    BOARDS_MAX = 60,
    COLUMNS_MAX = 20,
    REVEAL_MAX = 60
};

static const char *const papers[] = { "a4", "letter", NULL };
static const char *const paper_titles[] = { "A4", "Letter", NULL };
static const char *const topics[] = { "number", "array", "rule", NULL };
static const char *const topic_titles[] = { "Number", "Array", "Rule", NULL };
static const char *const givens[] = { "nothing", "some", "unique", NULL };
static const char *const given_titles[] = { "Nothing", "Some", "Unique", NULL };
static const char *const files[] = { "pdf", "png", "svg", NULL };
static const char *const file_titles[] = { "PDF", "PNG", "SVG", NULL };
static const int file_formats[] = { FORMAT_PDF, FORMAT_PNG, FORMAT_SVG };

/* clang-format off */
const struct control print_controls[] = {
    [PRINT_BOARDS] = { .key = "print-boards", .label = "Boards",
        .kind = CONTROL_RANGE, .min = 1, .max = BOARDS_MAX, .initial = "6",
        .quiet = true, .help = "How many, from the one that is shown on." },
    [PRINT_SHOWN] = { .key = "print-shown", .label = "Boards",
        .kind = CONTROL_RANGE, .min = 1, .max = BLOCK, .initial = "none",
        .optional = true, .quiet = true,
        .help = "How many, from the one that is shown on." },
    [PRINT_COLUMNS] = { .key = "print-columns", .label = "Columns",
        .kind = CONTROL_RANGE, .min = 1, .max = COLUMNS_MAX, .initial = "none",
        .optional = true, .quiet = true,
        .help = "Boards side by side." },
    [PRINT_PAPER] = { .key = "print-paper", .label = "Paper",
        .kind = CONTROL_CHOICE, .names = papers, .titles = paper_titles,
        .initial = "a4", .help = "The size of the paper." },
    [PRINT_LANDSCAPE] = { .key = "print-landscape", .label = "Landscape",
        .kind = CONTROL_SWITCH, .initial = "off",
        .quiet = true, .help = "The paper lies on its side." },
    [PRINT_TOPIC] = { .key = "print-question", .label = "Question",
        .kind = CONTROL_CHOICE, .names = topics, .titles = topic_titles,
        .initial = "number", .quiet = true,
        .help = "The number of an array, the array of a number, or which "
                "rule is broken." },
    [PRINT_GIVEN] = { .key = "print-given", .label = "Given",
        .kind = CONTROL_CHOICE, .names = givens, .titles = given_titles,
        .initial = "nothing",
        .quiet = true,
        .help = "What is there from the start. Unique: as little as leaves "
                "one solution." },
    [PRINT_REVEAL] = { .key = "print-reveal", .label = "How many",
        .kind = CONTROL_RANGE, .min = 1, .max = REVEAL_MAX, .initial = "3",
        .quiet = true, .help = "So many pieces, or numbers from 1 on." },
    [PRINT_ANSWERS] = { .key = "print-solutions", .label = "Solutions",
        .kind = CONTROL_SWITCH, .initial = "on",
        .quiet = true, .help = "They follow on pages of their own." },
    [PRINT_FORMAT] = { .key = "print-file", .label = "File",
        .kind = CONTROL_CHOICE, .names = files, .titles = file_titles,
        .initial = "pdf",
        .quiet = true,
        .help = "A PDF holds all pages; of the others each is a file." },
    { .key = NULL }
};
/* clang-format on */

struct print print_usual(void)
{
    struct params params;
    struct print p;

    params_init(&params, print_controls);
    for (int i = 0; i < PRINT_KEYS; i++)
        p.at[i] = params.at[i].number;
    params_free(&params);
    return p;
}

const struct format *print_format(const struct print *p)
{
    return &formats[file_formats[p->at[PRINT_FORMAT]]];
}

/* --- which boards -------------------------------------------------------- */

/* The series that the settings make sense of, or NULL. */
static const struct series *series_of(const struct session *ss, bool worksheet)
{
    const struct puzzle_class *cls = session_class(ss);

    for (const struct series *s = cls->series; s != NULL && s->key; s++)
        if ((!worksheet || s->task) &&
            ((worksheet && s->pose) ||
             plan_offers(session_plan(ss),
                         control_find(cls->controls, s->key))))
            return s;
    return NULL;
}

bool print_possible(const struct session *ss, bool worksheet)
{
    return series_of(ss, worksheet) != NULL;
}

bool print_gives(const struct session *ss)
{
    const struct series *s = series_of(ss, true);

    return s != NULL && s->rivals != NULL;
}

bool print_has_topics(const struct session *ss)
{
    const struct series *s = series_of(ss, true);

    return s != NULL && s->topic != NULL;
}

/* How many pages the album has, as far as it is known. */
static int count_of(struct session *ss)
{
    const struct fact *total = facts_find(session_facts(ss), "total");
    struct pages p;

    if (session_pages(ss, &p))
        return p.last;
    return total != NULL && total->number < BLOCK ? (int)total->number : 0;
}

/* Of an album all, or the block that the page shown is in. One that is still
 * being filled will be known when the sheet is made. */
static void list_album(struct session *ss, int page, struct text *out)
{
    int count = count_of(ss), first = (page - 1) / BLOCK * BLOCK + 1;

    if (count <= BLOCK && (count > 0 || session_outcome(ss) == OUTCOME_RUNNING))
        text_add(out, "all");
    else
        text_addf(out, "%d-%d", first,
                  count == 0 || count > first + BLOCK - 1 ? first + BLOCK - 1
                                                          : count);
}

/* So many from number `first` on, if there are as many. */
static void list_numbers(int first, int n, int last, struct text *out)
{
    int end = last > 0 && first + n - 1 > last ? last : first + n - 1;

    text_addf(out, "%d", first);
    if (end > first)
        text_addf(out, "-%d", end);
}

/* The start that is shown, and others of its colour all over the board: where
 * the number of squares is odd, only those have tours. */
static void list_squares(const struct session *ss, const struct setting *start,
                         int n, struct text *out)
{
    const struct position *pos = session_position(ss);
    int count = position_squares(pos), wide = pos->files, stride = 7;
    int first = start->second * wide + start->number;

    while (stride > 1 && count % stride == 0)
        stride -= 2;
    for (int i = 0; n > 0 && i < count; i++) {
        int square = (first + i * stride) % count;
        int file = square % wide, rank = square / wide;

        if (pos->cell[LAYER_HOLE][square] ||
            square_colour(file, rank) !=
                square_colour(start->number, start->second))
            continue;
        text_addf(out, "%s%s", i > 0 ? "," : "", square_name(file, rank).at);
        n--;
    }
}

static int names_of(const struct control *c)
{
    int n = 0;

    while (c->names[n] != NULL)
        n++;
    return n;
}

/* The greatest number there is with these settings. */
static int last_of(struct session *ss, int control)
{
    const struct control *c = &session_class(ss)->controls[control];
    struct pages p;

    if (session_pages(ss, &p) && p.control == control)
        return p.last;
    return control_beside(c, session_params(ss)).max;
}

void print_list(const struct print *p, struct session *ss, bool worksheet,
                struct text *out)
{
    const struct puzzle_class *cls = session_class(ss);
    const struct params *params = session_params(ss);
    const struct series *series = series_of(ss, worksheet);
    int n = p->at[worksheet ? PRINT_BOARDS : PRINT_SHOWN], control;
    const struct setting *now;
    const struct control *c;

    assert(series != NULL); /* see print_possible */
    control = control_find(cls->controls, series->key);
    c = &cls->controls[control];
    now = &params->at[control];
    if (n == 0 && c->live)
        list_album(ss, now->number, out);
    else if (n == 0)
        text_add(out, "all");
    else if (c->live)
        list_numbers(now->number, n, count_of(ss), out);
    else if (c->kind == CONTROL_SQUARE)
        list_squares(ss, now, n, out);
    else if (c->kind == CONTROL_CHOICE)
        list_numbers(now->number + 1, n, names_of(c), out);
    else
        list_numbers(now->number, n, last_of(ss, control), out);
}

/* --- what is asked for --------------------------------------------------- */

static void set(struct params *wish, enum sheet_key key, const char *value)
{
    struct error err;

    params_set(wish, sheet_controls, key, value, &err);
}

static void set_number(struct params *wish, enum sheet_key key, int value)
{
    struct text word;

    text_init(&word);
    text_addf(&word, "%d", value);
    set(wish, key, word.at);
    text_free(&word);
}

void print_wish(const struct print *p, struct session *ss, bool worksheet,
                struct params *out)
{
    bool gives = worksheet && print_gives(ss);
    struct text list;

    params_init(out, sheet_controls);
    text_init(&list);
    print_list(p, ss, worksheet, &list);
    set(out, worksheet ? SHEET_ASK : SHEET_SHOW, list.at);
    text_free(&list);
    set(out, SHEET_PAPER, papers[p->at[PRINT_PAPER]]);
    set(out, SHEET_LANDSCAPE, p->at[PRINT_LANDSCAPE] ? "on" : "off");
    if (p->at[PRINT_COLUMNS] > 0)
        set_number(out, SHEET_COLUMNS, p->at[PRINT_COLUMNS]);
    if (worksheet && print_has_topics(ss))
        set(out, SHEET_TOPIC, topics[p->at[PRINT_TOPIC]]);
    if (gives && p->at[PRINT_GIVEN] == GIVEN_SOME)
        set_number(out, SHEET_REVEAL, p->at[PRINT_REVEAL]);
    if (gives && p->at[PRINT_GIVEN] == GIVEN_UNIQUE)
        set(out, SHEET_UNIQUE, "on");
    if (worksheet && !p->at[PRINT_ANSWERS])
        set(out, SHEET_ANSWERS, "off");
}
