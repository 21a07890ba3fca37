/*
 * For tests of listings: which line is lit in a picture, and whether a listing
 * is one that can be read.
 */
#ifndef TESTS_LISTING_H
#define TESTS_LISTING_H

#include <stdbool.h>
#include <string.h>

#include "base/listing.h"
#include "base/wrap.h"
#include "scene/scene.h"
#include "session/session.h"

static inline bool listing_is_line(const struct draw *d)
{
    return d->kind == DRAW_TEXT && d->code == FACE_MONO &&
           d->anchor == ANCHOR_LEFT;
}

static inline void listing_scene(const struct session *ss, struct scene *sc)
{
    scene_init(sc);
    scene_clear(sc, session_extent(ss));
    session_draw(ss, sc);
}

/* The number of the line that is lit in the picture of the moment looked at;
 * -1 if none is, -2 if several are, or if the words drawn are not those of the
 * listing. */
static inline int listing_seen(const struct session *ss,
                               const struct listing *l)
{
    struct scene sc;
    int line = 0, lit = -1;

    listing_scene(ss, &sc);
    for (size_t i = 0; i < sc.ndraws && lit != -2; i++) {
        const struct draw *d = &sc.draws[i];

        if (!listing_is_line(d))
            continue;
        if (line == listing_count(l) ||
            strcmp(scene_string(&sc, d),
                   l->at[line].words + listing_indent(&l->at[line])) != 0)
            lit = -2;
        else if (d->ink == INK_ON_ACCENT)
            lit = lit == -1 ? line : -2;
        line++;
    }
    scene_free(&sc);
    return line == listing_count(l) ? lit : -2;
}

/* What is told beside the line with these words, or NULL; good until the
 * scene is freed. */
static inline const char *listing_told(const struct scene *sc,
                                       const char *words)
{
    for (size_t i = 0; i + 1 < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (listing_is_line(d) && strcmp(scene_string(sc, d), words) == 0 &&
            d[1].kind == DRAW_TEXT && d[1].anchor == ANCHOR_RIGHT)
            return scene_string(sc, d + 1);
    }
    return NULL;
}

/* NULL if it is fit to be shown; else what is wrong. */
static inline const char *listing_fault(const struct listing *l)
{
    int n = listing_count(l), before = -2;
    unsigned cues = 0;

    if (n < LISTING_LEAST || n > LISTING_MOST)
        return "too few lines or too many";
    for (int i = 0; i < n; i++) {
        const struct listing_line *line = &l->at[i];
        int indent = listing_indent(line);

        if (wrap_columns(line->words, (int)strlen(line->words)) >
            LISTING_COLUMNS)
            return line->words;
        if (indent % 2 || indent > before + 2 || !line->words[indent])
            return line->words;
        if (line->cue && cues >> line->cue & 1)
            return "one cue for two lines";
        cues |= 1u << line->cue;
        before = indent;
    }
    return NULL;
}

#endif
