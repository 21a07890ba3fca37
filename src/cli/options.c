/* The options there are, and what their values may be. */
#include "cli/options.h"

#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "cli/count/ledger.h"
#include "cli/request.h"
#include "export/formats.h"
#include "export/shape.h"
#include "puzzle/ask/question.h"
#include "puzzle/hand/marks.h"
#include "puzzle/puzzle.h"

/* clang-format off */
static const struct option common_options[] = {
    { .name = "format", .id = COMMON_FORMAT, .value = "NAME",
      .help = "What to make.",
      .initial = "by the ending of the output file, else text" },
    { .name = "format", .id = COMMON_PICTURES, .value = "NAME",
      .help = "What to make.",
      .initial = "by the ending of the output file" },
    { .name = "aspect", .id = COMMON_ASPECT, .value = "SHAPE",
      .help = "Width to height of every picture and page.",
      .initial = "16:9" },
    { .name = "output", .letter = 'o', .id = COMMON_OUTPUT, .value = "FILE",
      .help = "Where to write it; - is standard output.",
      .initial = "standard output" },
    { .name = "step", .id = COMMON_STEP, .value = "K",
      .help = "Show the run as it was after K steps, not its end." },
    { .name = "marks", .id = COMMON_MARKS, .value = "MARKS",
      .help = "Draw on the board, in green or with :red, :blue or "
              ":orange.",
      .initial = "none" },
    { .name = "times", .id = COMMON_TIMES, .negatable = true,
      .help = "Tell how long things took; without, the same request gives "
              "the same bytes.",
      .initial = "on" },
    { .name = "font", .id = COMMON_FONT, .value = "FILE",
      .help = "The font of pictures: a TrueType file such as "
              "DejaVuSans.ttf.",
      .initial = "DejaVu Sans, from the system" },
    { .name = "say", .id = COMMON_SAY,
      .help = "Tell the run in words, a line for each step or page, for those "
              "who do not see the board." },
    { .name = "seed", .id = COMMON_SEED, .value = "N",
      .help = "Where random choices begin: the same number gives the same "
              "run.",
      .initial = "1" },
    { .name = "random", .id = COMMON_RANDOM,
      .help = "Choose one at random: by the seed, or another each time." },
    { .name = "limit-nodes", .id = COMMON_LIMIT_NODES, .value = "N",
      .help = "Stop after so much work: one node is one move tried.",
      .initial = "no limit" },
    { .name = "limit-seconds", .id = COMMON_LIMIT_SECONDS, .value = "S",
      .help = "Stop after so long.", .initial = "no limit" },
    { .name = "threads", .id = COMMON_THREADS, .value = "N",
      .help = "How many processors a count may use.",
      .initial = "all there are" },
    { .name = "part", .id = COMMON_PART, .value = "K/N",
      .help = "Count only the K-th of N parts, and print a line that 'chequer "
              "sum' adds up with those of the others." },
    { .name = "resume", .id = COMMON_RESUME, .value = "FILE",
      .help = "Keep what has been counted in a file, and go on from there "
              "after an interruption." },
    { .name = "estimate", .id = COMMON_ESTIMATE,
      .help = "Count a sample, and tell how long all of it would take." },
    { .name = "quiet", .letter = 'q', .id = COMMON_QUIET,
      .help = "Show no progress." },
    { .name = "help", .letter = 'h', .id = COMMON_HELP,
      .help = "Show this help." },
    { .name = "version", .letter = 'V', .id = COMMON_VERSION,
      .help = "Show the program's version." },
    { .name = NULL }
};

/* Those of the window; some are the common ones in other words. */
const struct option window_options[] = {
    { .name = "theme", .id = OPTION_STYLE + STYLE_THEME, .value = "NAME",
      .help = "The colours of the board.", .initial = "as last time" },
    { .name = "scale", .id = COMMON_SCALE, .value = "PERCENT",
      .help = "The size of buttons and text.", .initial = "as last time" },
    { .name = "font", .id = COMMON_FONT, .value = "FILE",
      .help = "The font: a TrueType file such as DejaVuSans.ttf.",
      .initial = "DejaVu Sans, from the system" },
    { .name = "renderer", .id = COMMON_RENDERER, .value = "NAME",
      .help = "How SDL draws, if the usual way gives trouble: software, "
              "opengl or another it knows.",
      .initial = "what SDL finds best" },
    { .name = "say", .id = COMMON_SAY,
      .help = "Print what is shown as it changes, a line at a time, for a "
              "screen reader." },
    { .name = "help", .letter = 'h', .id = COMMON_HELP,
      .help = "Show this help." },
    { .name = "version", .letter = 'V', .id = COMMON_VERSION,
      .help = "Show the program's version." },
    { .name = NULL }
};
/* clang-format on */

/* What help calls the value of a control. */
static const char *value_name(const struct control *c)
{
    switch (c->kind) {
    case CONTROL_RANGE: return "N";
    case CONTROL_SIZE: return "SIZE";
    case CONTROL_CHOICE: return "NAME";
    case CONTROL_SET: return "NAMES";
    case CONTROL_SQUARE: return "SQUARE";
    case CONTROL_SQUARES: return "SQUARES";
    case CONTROL_TEXT: return c->space ? "WORDS" : "WORD";
    case CONTROL_SWITCH:
    case CONTROL_ACTION: break;
    }
    return NULL;
}

static bool is_question(const struct puzzle_class *cls, const char *key)
{
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        if (strcmp(cls->questions[i].key, key) == 0)
            return true;
    return false;
}

/* A question that is called like a control takes the control's value. */
static const char *question_value(const struct puzzle_class *cls,
                                  const struct question *q)
{
    int control = control_find(cls->controls, q->key);

    return control < 0 ? NULL : value_name(&cls->controls[control]);
}

static bool has_shared_question(const struct puzzle_class *cls)
{
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        if (cls->questions[i].shared || cls->questions[i].job)
            return true;
    return false;
}

static bool has_divisible_question(const struct puzzle_class *cls)
{
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        if (cls->questions[i].job)
            return true;
    return false;
}

static bool is_for_division(int id)
{
    return id == COMMON_PART || id == COMMON_RESUME || id == COMMON_ESTIMATE;
}

/* Of the style: the way taken is drawn where one is. */
static bool is_worn(const struct puzzle_class *cls, int key)
{
    return cls->walked || (key != STYLE_NUMBERS && key != STYLE_FIRST_NUMBER &&
                           key != STYLE_TRAIL);
}

/* Some common options are of no use to some puzzles; and a puzzle may have a
 * better idea of one of the names. */
static bool is_offered(const struct puzzle_class *cls, const struct option *o)
{
    return control_find(cls->controls, o->name) < 0 &&
           o->id != COMMON_PICTURES && o->id != COMMON_ASPECT &&
           (has_shared_question(cls) || o->id != COMMON_THREADS) &&
           (has_divisible_question(cls) || !is_for_division(o->id)) &&
           (cls->chance || cls->shuffle || o->id != COMMON_SEED) &&
           (cls->shuffle || o->id != COMMON_RANDOM);
}

static struct option control_option(const struct control *c, int id)
{
    return (struct option){ .name = c->key,
                            .help = c->help,
                            .id = id,
                            .value = value_name(c),
                            .negatable = c->kind == CONTROL_SWITCH,
                            .initial = *c->initial ? c->initial : "none" };
}

void request_options(const struct puzzle_class *cls,
                     struct option out[REQUEST_OPTIONS])
{
    const struct control *c = cls->controls;
    int n = 0;

    for (int i = 0; c[i].key; i++)
        if (c[i].kind != CONTROL_ACTION && !is_question(cls, c[i].key))
            out[n++] = control_option(&c[i], i);
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        out[n++] = (struct option){ .name = cls->questions[i].key,
                                    .help = cls->questions[i].help,
                                    .value = question_value(cls,
                                                            &cls->questions[i]),
                                    .id = COMMON_END + i };
    for (int i = 0; i < STYLE_KEYS; i++)
        if (is_worn(cls, i))
            out[n++] = control_option(&style_controls[i], OPTION_STYLE + i);
    for (int i = 0; cls->series && i < SHEET_KEYS; i++)
        out[n++] = control_option(&sheet_controls[i], OPTION_SHEET + i);
    for (int i = 0; i < FILM_KEYS; i++)
        out[n++] = control_option(&film_controls[i], OPTION_FILM + i);
    for (const struct option *o = common_options; o->name; o++)
        if (is_offered(cls, o))
            out[n++] = *o;
    out[n] = (struct option){ .name = NULL };
}

void request_others(bool (*wanted)(int id), struct option out[REQUEST_OPTIONS])
{
    int n = 0;

    for (const struct option *o = common_options; o->name; o++)
        if (wanted(o->id))
            out[n++] = *o;
    for (int i = 0; i < STYLE_KEYS; i++)
        if (wanted(OPTION_STYLE + i))
            out[n++] = control_option(&style_controls[i], OPTION_STYLE + i);
    for (int i = 0; i < FILM_KEYS; i++)
        if (wanted(OPTION_FILM + i))
            out[n++] = control_option(&film_controls[i], OPTION_FILM + i);
    out[n] = (struct option){ .name = NULL };
}

enum request_topic request_topic(const struct option *o)
{
    return o->id < OPTION_STYLE    ? TOPIC_PUZZLE
           : o->id < OPTION_SHEET  ? TOPIC_STYLE
           : o->id < OPTION_FILM   ? TOPIC_SHEET
           : o->id < COMMON_FORMAT ? TOPIC_FILM
           : o->id >= COMMON_END   ? TOPIC_QUESTION
           : o->id < COMMON_SEED   ? TOPIC_OUTPUT
                                   : TOPIC_RUN;
}

/* --- what is allowed ---------------------------------------------------- */

static void common_allowed(const struct puzzle_class *cls, int id,
                           struct text *out)
{
    switch (id) {
    case COMMON_THREADS: text_addf(out, "1 to %d", THREADS_MAX); break;
    case COMMON_PART:
        text_addf(out, "K/N such as 3/64, with N up to %d", PARTS_MAX);
        break;
    case COMMON_STEP: text_add(out, "a whole number from 0"); break;
    case COMMON_MARKS: text_add(out, marks_allowed); break;
    case COMMON_SEED: text_add(out, "0 to 18446744073709551615"); break;
    case COMMON_LIMIT_NODES: text_add(out, "a whole number from 1"); break;
    case COMMON_LIMIT_SECONDS:
        text_add(out, "seconds such as 10 or 0.5");
        break;
    case COMMON_OUTPUT:
    case COMMON_RESUME:
    case COMMON_FONT: text_add(out, "the name of a file"); break;
    case COMMON_FORMAT:
        formats_list_some(out, FORMAT_NAMES, request_formats(cls));
        break;
    case COMMON_PICTURES: formats_list(out, FORMAT_NAMES, format_shows); break;
    case COMMON_ASPECT:
        for (int i = 0; i < ASPECTS; i++)
            text_addf(out, "%s%s", say_between(i, ASPECTS, " or "),
                      aspect_names[i]);
        break;
    case COMMON_SCALE: text_addf(out, "%d to %d", SCALE_MIN, SCALE_MAX); break;
    case COMMON_RENDERER: text_add(out, "a name such as software"); break;
    default: break;
    }
}

const struct control *request_control(const struct puzzle_class *cls,
                                      const struct option *o)
{
    int own;

    switch (request_topic(o)) {
    case TOPIC_PUZZLE: return &cls->controls[o->id];
    case TOPIC_QUESTION:
        own = control_find(cls->controls, o->name);
        return own < 0 ? NULL : &cls->controls[own];
    case TOPIC_STYLE: return &style_controls[o->id - OPTION_STYLE];
    case TOPIC_SHEET: return &sheet_controls[o->id - OPTION_SHEET];
    case TOPIC_FILM: return &film_controls[o->id - OPTION_FILM];
    case TOPIC_OUTPUT:
    case TOPIC_RUN: break;
    }
    return NULL;
}

void request_allowed(const struct puzzle_class *cls, const struct option *o,
                     struct text *out)
{
    const struct control *c = o->value ? request_control(cls, o) : NULL;

    if (!c)
        common_allowed(cls, o->id, out);
    else
        control_allowed(c, out);
    if (c && c->blocks)
        text_add(out, "; or @FILE");
}

void request_tell_file(const struct puzzle_class *cls, const struct option *o,
                       struct text *out)
{
    const struct control *c = cls && o->value ? request_control(cls, o) : NULL;

    if (c && c->blocks)
        text_addf(out,
                  " The file is a grid with a line of . for squares and # for "
                  "holes for each rank, the top one first, or a PNG whose "
                  "dark squares are holes: a pixel a square, or divided by "
                  "--size, which it needs with more than %d pixels a side.",
                  SHAPE_PIXELS_MAX);
}
