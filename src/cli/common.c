/* The options that every puzzle's command has: what they are called, what
 * they take, and where in a request they go. */
#include "cli/common.h"

#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "cli/option.h"
#include "cli/request.h"
#include "export/formats.h"

enum { THREADS_MAX = 256 };

/* clang-format off */
const struct option common_options[] = {
    { .name = "format", .id = COMMON_FORMAT, .value = "NAME",
      .help = "What to make.",
      .initial = "by the ending of the output file, else text" },
    { .name = "output", .letter = 'o', .id = COMMON_OUTPUT, .value = "FILE",
      .help = "Where to write it; - is standard output.",
      .initial = "standard output" },
    { .name = "step", .id = COMMON_STEP, .value = "K",
      .help = "Show the run as it was after K steps, not its end." },
    { .name = "font", .id = COMMON_FONT, .value = "FILE",
      .help = "The font of pictures: a TrueType file such as "
              "DejaVuSans.ttf.",
      .initial = "DejaVu Sans, from the system" },
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
    { .name = "quiet", .letter = 'q', .id = COMMON_QUIET,
      .help = "Show no progress." },
    { .name = "help", .letter = 'h', .id = COMMON_HELP,
      .help = "Show this help." },
    { .name = NULL }
};
/* clang-format on */

/* --- what is allowed ---------------------------------------------------- */

void common_allowed(int id, struct text *out)
{
    switch (id) {
    case COMMON_THREADS: text_addf(out, "1 to %d", THREADS_MAX); break;
    case COMMON_STEP: text_add(out, "a whole number from 0"); break;
    case COMMON_SEED: text_add(out, "0 to 18446744073709551615"); break;
    case COMMON_LIMIT_NODES: text_add(out, "a whole number from 1"); break;
    case COMMON_LIMIT_SECONDS:
        text_add(out, "seconds such as 10 or 0.5");
        break;
    case COMMON_OUTPUT:
    case COMMON_FONT: text_add(out, "the name of a file"); break;
    case COMMON_FORMAT: formats_list(out, FORMAT_NAMES, NULL); break;
    default: break;
    }
}

bool common_refuse(const struct argument *a, struct error *err)
{
    struct text allowed;

    text_init(&allowed);
    common_allowed(a->option->id, &allowed);
    error_set(err, "--%s '%.40s': want %s", a->option->name, a->value,
              allowed.at);
    text_free(&allowed);
    return false;
}

/* --- values ------------------------------------------------------------- */

/* Digits with at most one point among them, more than 0 and not endless. */
static bool parse_seconds(const char *s, double *out)
{
    size_t whole = strspn(s, "0123456789");
    size_t part = s[whole] == '.' ? strspn(s + whole + 1, "0123456789") : 0;
    double value = 0, scale = 1;

    if (whole + part == 0 || whole > 9 || part > 9 ||
        s[whole + part + (s[whole] == '.')] != '\0')
        return false;
    for (size_t i = 0; i < whole; i++)
        value = value * 10 + (s[i] - '0');
    for (size_t i = 1; i <= part; i++)
        value += (s[whole + i] - '0') * (scale /= 10);
    *out = value;
    return value > 0;
}

static bool set_format(struct request *r, const char *value)
{
    const struct format *format = format_find(value);

    if (format)
        r->job.format = format;
    return r->has_format = format != NULL;
}

/* Those that take a value; false if it is not allowed. */
static bool set_value(struct request *r, int id, const char *value)
{
    switch (id) {
    case COMMON_FORMAT: return set_format(r, value);
    case COMMON_OUTPUT: r->output = value; return *value != '\0';
    case COMMON_FONT: r->job.font = value; return *value != '\0';
    case COMMON_STEP:
        r->has_step = true;
        return parse_u64(value, SIZE_MAX, &r->step);
    case COMMON_SEED:
        r->has_seed = true;
        return parse_u64(value, UINT64_MAX, &r->params.seed);
    case COMMON_LIMIT_NODES:
        return parse_u64(value, UINT64_MAX, &r->limit_nodes) &&
               r->limit_nodes > 0;
    case COMMON_THREADS: return parse_int(value, 1, THREADS_MAX, &r->threads);
    case COMMON_LIMIT_SECONDS: return parse_seconds(value, &r->limit_seconds);
    default: return false;
    }
}

static void set_switch(struct request *r, int id)
{
    switch (id) {
    case COMMON_RANDOM: r->random = true; break;
    case COMMON_QUIET: r->quiet = true; break;
    case COMMON_HELP: r->help = true; break;
    default: break;
    }
}

bool common_set(struct request *r, const struct argument *a, struct error *err)
{
    if (a->option->value)
        return set_value(r, a->option->id, a->value) || common_refuse(a, err);
    set_switch(r, a->option->id);
    return true;
}
