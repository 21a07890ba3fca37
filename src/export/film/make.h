/*
 * A run, or a part of it, as one animated GIF or as a numbered series of
 * pictures: a task.
 */
#ifndef CHEQUER_FILM_MAKE_H
#define CHEQUER_FILM_MAKE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/task.h"

struct export_job;
struct film;
struct session;

enum { FILM_FRAMES_MAX = 4096 };

/* What can be refused before the run begins. */
bool film_possible(struct session *ss, const struct export_job *job,
                   const struct film *film, struct error *err);

/* The session is the film's until it is dropped, and then at the last frame
 * shown. `job` is copied but for its strings; its format is GIF, or that of
 * the pictures. It is refused while the run is being made, if at all. */
struct task film_make(struct session *ss, const struct export_job *job,
                      const struct film *film);

/* Is the run still being made, so that nobody knows how many frames? */
bool film_counting(const struct task *film);

/* The run was stopped: go on with what there is of it. */
bool film_settle(struct task *film, struct error *err);

/* Every which step it shows, once that is known. */
size_t film_every(const struct task *film);

#endif
