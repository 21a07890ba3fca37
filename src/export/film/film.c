/* The settings of a film. */
#include "export/film/film.h"

#include <string.h>

#include "puzzle/line.h"
#include "render/file/gif.h"

enum { MOMENTS_MAX = 2000000000 };

/* clang-format off */
const struct control film_controls[] = {
    [FILM_FROM] = {
        .key = "from", .label = "From", .kind = CONTROL_RANGE,
        .min = 0, .max = MOMENTS_MAX, .initial = "0", .quiet = true,
        .help = "The step to begin with; of an album, the page."
    },
    [FILM_TO] = {
        .key = "to", .label = "To", .kind = CONTROL_RANGE, .optional = true,
        .min = 0, .max = MOMENTS_MAX, .initial = "none", .quiet = true,
        .help = "The last step or page; none is the end."
    },
    [FILM_EVERY] = {
        .key = "every", .label = "Every", .kind = CONTROL_RANGE,
        .min = 1, .max = MOMENTS_MAX, .initial = "1", .quiet = true,
        .help = "Take every Nth step or page only, and the last."
    },
    [FILM_DELAY] = {
        .key = "delay", .label = "Delay", .kind = CONTROL_RANGE,
        .min = GIF_DELAY_MIN, .max = GIF_DELAY_MAX,
        .initial = "40", .quiet = true,
        .help = "Hundredths of a second from one step to the next, in a film "
                "of one file."
    },
    [FILM_HOLD] = {
        .key = "hold", .label = "Hold", .kind = CONTROL_RANGE,
        .min = GIF_DELAY_MIN, .max = GIF_DELAY_MAX,
        .initial = "200", .quiet = true,
        .help = "Hundredths of a second for which its last step stays."
    },
    [FILM_LOOP] = {
        .key = "loop", .label = "Loop", .kind = CONTROL_RANGE,
        .min = 0, .max = GIF_LOOP_MAX, .initial = "0", .quiet = true,
        .help = "How often a GIF is repeated; 0 is for ever."
    },
    [FILM_POSTER] = {
        .key = "poster", .label = "Poster", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Show its last step first as well, for printing and for "
                "programs that know only the first."
    },
    [FILM_GLIDE] = {
        .key = "glide", .label = "Glide", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Show pieces on their way from square to square."
    },
    { .key = NULL }
};
/* clang-format on */

static void to_params(const struct film *film, struct params *p)
{
    const struct part *part = &film->part;

    memset(p, 0, sizeof *p);
    p->at[FILM_FROM].number = (int)part->from;
    p->at[FILM_TO].number = part->has_to ? (int)part->to : -1;
    p->at[FILM_EVERY].number = (int)part->every;
    p->at[FILM_DELAY].number = film->delay;
    p->at[FILM_HOLD].number = film->hold;
    p->at[FILM_LOOP].number = film->loop;
    p->at[FILM_POSTER].number = film->poster;
    p->at[FILM_GLIDE].number = film->glide;
}

static void from_params(const struct params *p, struct film *film)
{
    int to = p->at[FILM_TO].number;

    *film = (struct film){
        .most = film->most,
        .part = { .from = (uint64_t)p->at[FILM_FROM].number,
                  .to = to < 0 ? 0 : (uint64_t)to,
                  .has_to = to >= 0,
                  .every = (uint64_t)p->at[FILM_EVERY].number,
                  .pages = film->part.pages },
        .delay = p->at[FILM_DELAY].number,
        .hold = p->at[FILM_HOLD].number,
        .loop = p->at[FILM_LOOP].number,
        .poster = p->at[FILM_POSTER].number,
        .glide = p->at[FILM_GLIDE].number
    };
}

struct film film_usual(void)
{
    struct params params;
    struct film film = { .part.pages = true };

    params_init(&params, film_controls);
    from_params(&params, &film);
    params_free(&params);
    return film;
}

bool film_set(struct film *film, int key, const char *value, struct error *err)
{
    struct params params;
    bool ok;

    to_params(film, &params);
    ok = params_set(&params, film_controls, key, value, err);
    if (ok)
        from_params(&params, film);
    return ok;
}

/* --- in a line ----------------------------------------------------------- */

void film_format(const struct film *film, struct text *out)
{
    struct params params;

    to_params(film, &params);
    line_format(&params, film_controls, out);
}

static bool set_word(void *film, int key, const char *value, struct error *err)
{
    return film_set(film, key, value, err);
}

bool film_take(struct film *film, const char *line, struct text *rest,
               struct error *err)
{
    return line_take(line, film_controls, set_word, film, rest, err);
}
