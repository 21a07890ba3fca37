/* The settings of a film. */
#include "export/film/reel.h"

#include <string.h>

#include "puzzle/line.h"
#include "render/file/gif.h"

enum { MOMENTS_MAX = 2000000000 };

/* clang-format off */
const struct control reel_controls[] = {
    [REEL_FROM] = {
        .key = "from", .label = "From", .kind = CONTROL_RANGE,
        .min = 0, .max = MOMENTS_MAX, .initial = "0", .quiet = true,
        .help = "The step to begin with."
    },
    [REEL_TO] = {
        .key = "to", .label = "To", .kind = CONTROL_RANGE, .optional = true,
        .min = 0, .max = MOMENTS_MAX, .initial = "none", .quiet = true,
        .help = "The last step; none is the end of the run."
    },
    [REEL_EVERY] = {
        .key = "every", .label = "Every", .kind = CONTROL_RANGE,
        .min = 1, .max = MOMENTS_MAX, .initial = "1", .quiet = true,
        .help = "Take every Nth step only, and the last."
    },
    [REEL_DELAY] = {
        .key = "delay", .label = "Delay", .kind = CONTROL_RANGE,
        .min = GIF_DELAY_MIN, .max = GIF_DELAY_MAX,
        .initial = "40", .quiet = true,
        .help = "Hundredths of a second from one step to the next, in a GIF."
    },
    [REEL_HOLD] = {
        .key = "hold", .label = "Hold", .kind = CONTROL_RANGE,
        .min = GIF_DELAY_MIN, .max = GIF_DELAY_MAX,
        .initial = "200", .quiet = true,
        .help = "Hundredths of a second for which its last step stays."
    },
    [REEL_LOOP] = {
        .key = "loop", .label = "Loop", .kind = CONTROL_RANGE,
        .min = 0, .max = GIF_LOOP_MAX, .initial = "0", .quiet = true,
        .help = "How often it is repeated; 0 is for ever."
    },
    [REEL_POSTER] = {
        .key = "poster", .label = "Poster", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Show its last step first as well, for printing and for "
                "programs that know only the first."
    },
    { .key = NULL }
};
/* clang-format on */

static void to_params(const struct reel *reel, struct params *p)
{
    const struct cut *cut = &reel->cut;

    memset(p, 0, sizeof *p);
    p->at[REEL_FROM].number = (int)cut->from;
    p->at[REEL_TO].number = cut->has_to ? (int)cut->to : -1;
    p->at[REEL_EVERY].number = (int)cut->every;
    p->at[REEL_DELAY].number = reel->delay;
    p->at[REEL_HOLD].number = reel->hold;
    p->at[REEL_LOOP].number = reel->loop;
    p->at[REEL_POSTER].number = reel->poster;
}

static void from_params(const struct params *p, struct reel *reel)
{
    int to = p->at[REEL_TO].number;

    *reel = (struct reel){
        .most = reel->most,
        .cut = { .from = (uint64_t)p->at[REEL_FROM].number,
                 .to = to < 0 ? 0 : (uint64_t)to,
                 .has_to = to >= 0,
                 .every = (uint64_t)p->at[REEL_EVERY].number },
        .delay = p->at[REEL_DELAY].number,
        .hold = p->at[REEL_HOLD].number,
        .loop = p->at[REEL_LOOP].number,
        .poster = p->at[REEL_POSTER].number
    };
}

struct reel reel_usual(void)
{
    struct params params;
    struct reel reel = { .most = 0 };

    params_init(&params, reel_controls);
    from_params(&params, &reel);
    params_free(&params);
    return reel;
}

bool reel_set(struct reel *reel, int key, const char *value, struct error *err)
{
    struct params params;
    bool ok;

    to_params(reel, &params);
    ok = params_set(&params, reel_controls, key, value, err);
    if (ok)
        from_params(&params, reel);
    return ok;
}

/* --- in a line ----------------------------------------------------------- */

void reel_format(const struct reel *reel, struct text *out)
{
    struct params params;

    to_params(reel, &params);
    line_format(&params, reel_controls, out);
}

static bool set_word(void *reel, int key, const char *value, struct error *err)
{
    return reel_set(reel, key, value, err);
}

bool reel_take(struct reel *reel, const char *line, struct text *rest,
               struct error *err)
{
    return line_take(line, reel_controls, set_word, reel, rest, err);
}
