/*
 * What a film shows of a run, and how it moves. Its settings are a control
 * table, so that options, help and the checks of values come from one place.
 */
#ifndef CHEQUER_FILM_H
#define CHEQUER_FILM_H

#include <stdbool.h>

#include "export/film/frames.h"
#include "puzzle/control.h"

struct error;
struct text;

struct film {
    struct part part;
    size_t most; /* frames wanted; 0: as many as there may be */
    int delay;   /* 1/100 s from frame to frame ... */
    int hold;    /* ... and for which the last one stays */
    int loop;    /* how often it is repeated; 0: for ever */
    bool poster; /* the last frame is shown first of all, for
                    programs that know only one */
};

enum film_key {
    FILM_FROM,
    FILM_TO,
    FILM_EVERY,
    FILM_DELAY,
    FILM_HOLD,
    FILM_LOOP,
    FILM_POSTER,
    FILM_KEYS
};

/* In the order of enum film_key; those from FILM_DELAY on mean nothing to a
 * series of pictures. */
extern const struct control film_controls[];

/* What is used where nothing else is asked for. */
struct film film_usual(void);

/* Sets one by its text form; on refusal nothing is changed. */
bool film_set(struct film *film, int key, const char *value, struct error *err);

/* What is not usual, as words of a line, and back; see puzzle/line.h. */
void film_format(const struct film *film, struct text *out);
bool film_take(struct film *film, const char *line, struct text *rest,
               struct error *err);

#endif
