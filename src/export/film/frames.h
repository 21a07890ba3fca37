/*
 * Which moments of a run are the frames of a film, and the session taken from
 * one to the next. How long a run is shows only when it is over, so the frames
 * are counted first; all work is done in slices.
 */
#ifndef CHEQUER_FRAMES_H
#define CHEQUER_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/task.h"

struct session;

/* A part of a run: every so many moments, and always its last one. */
struct part {
    uint64_t from, to; /* moments */
    bool has_to;       /* else: to the end of the run */
    bool up_to;        /* fine if the run ends before `to` */
    uint64_t every;    /* 0: as seldom as it takes */
};

struct frames {
    struct session *ss; /* not owned; moved about */
    struct part part;
    size_t most; /* as many are allowed */
    size_t n;    /* so many there are; 0: not known yet */
};

void frames_init(struct frames *f, struct session *ss, const struct part *part,
                 size_t most);

/* What can be refused before any work. */
bool frames_possible(const struct frames *f, struct error *err);

/* As many as there are for sure, as far as is known. */
uint64_t frames_least(const struct frames *f);

/* Let the solver do `work` to find out how many frames there are. */
enum task_state frames_count(struct frames *f, long work, struct error *err);

/* The run was stopped: what there is of it is all. */
bool frames_settle(struct frames *f, struct error *err);

/* Take the session to frame `i`, of those counted. Quickest in order. */
enum task_state frames_show(struct frames *f, size_t i, long work,
                            struct error *err);

#endif
