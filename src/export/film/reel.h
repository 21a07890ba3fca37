/*
 * What a film shows of a run, and how it moves. Its settings are a control
 * table, so that options, help and the checks of values come from one place.
 */
#ifndef CHEQUER_REEL_H
#define CHEQUER_REEL_H

#include <stdbool.h>

#include "export/film/frames.h"
#include "puzzle/control.h"

struct error;
struct text;

struct reel {
    struct cut cut;
    size_t most; /* frames wanted; 0: as many as there may be */
    int delay;   /* 1/100 s from frame to frame ... */
    int hold;    /* ... and for which the last one stays */
    int loop;    /* how often it is repeated; 0: for ever */
    bool poster; /* the last frame is shown first of all, for
                    programs that know only one */
};

enum reel_key {
    REEL_FROM,
    REEL_TO,
    REEL_EVERY,
    REEL_DELAY,
    REEL_HOLD,
    REEL_LOOP,
    REEL_POSTER,
    REEL_KEYS
};

/* In the order of enum reel_key; those from REEL_DELAY on mean nothing to a
 * series of pictures. */
extern const struct control reel_controls[];

/* What is used where nothing else is asked for. */
struct reel reel_usual(void);

/* Sets one by its text form; on refusal nothing is changed. */
bool reel_set(struct reel *reel, int key, const char *value, struct error *err);

/* What is not usual, as words of a line, and back; see puzzle/line.h. */
void reel_format(const struct reel *reel, struct text *out);
bool reel_take(struct reel *reel, const char *line, struct text *rest,
               struct error *err);

#endif
