/*
 * What a film shows of a run, and how it moves. Its settings are a control
 * table, so that options, help and the checks of values come from one place.
 */
#ifndef CHEQUER_FILM_H
#define CHEQUER_FILM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/task.h"
#include "puzzle/control.h"

struct error;
struct export_job;
struct session;
struct text;

/* A part of a run: every so many moments, and always its last one. */
struct part {
    uint64_t from, to; /* moments */
    bool has_to;       /* else: to the end of the run */
    bool up_to;        /* fine if the run ends before `to` */
    uint64_t every;    /* 0: as seldom as it takes */
    bool pages;        /* of an album its pages, in place of moments */
};

struct film {
    struct part part;
    size_t most; /* frames wanted; 0: as many as there may be */
    int delay;   /* 1/100 s from frame to frame ... */
    int hold;    /* ... and for which the last one stays */
    int loop;    /* how often it is repeated; 0: for ever */
    bool glide;  /* pieces are shown on their way */
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
    FILM_GLIDE,
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

/* --- make.c: one moving picture or a numbered series of pictures --------- */

/* With less delay pieces have no time to glide. */
enum { FILM_FRAMES_MAX = 4096, FILM_GLIDE_DELAY = 24 };

/* What can be refused before the run begins. */
bool film_possible(struct session *ss, const struct export_job *job,
                   const struct film *film, struct error *err);

/* The session is the film's until it is dropped, and then at the last frame
 * shown. `job` is copied but for its strings; its format is a film's, or
 * that of the pictures. It is refused while the run is being made, if at all.
 */
struct task film_make(struct session *ss, const struct export_job *job,
                      const struct film *film);

/* Is the run still being made, so that nobody knows how many frames? */
bool film_counting(const struct task *film);

/* The run was stopped: go on with what there is of it. */
bool film_settle(struct task *film, struct error *err);

/* Every which step it shows, once that is known. */
size_t film_every(const struct task *film);

/* --- frames.c: which moments, also of a run that is told ----------------- */

/* The session is taken from one frame to the next. How long a run is shows only
 * when it is over, so the frames are counted first; all work is done in
 * slices. */
struct frames {
    struct session *ss; /* not owned; moved about */
    struct part part;
    size_t most; /* as many are allowed */
    size_t n;    /* so many there are; 0: not known yet */
    bool pages;  /* those of an album, once n is known */
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
enum task_state frames_show(struct frames *f, size_t i, long work);

#endif
