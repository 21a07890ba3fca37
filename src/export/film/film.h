/*
 * A run, or a part of it, as one animated GIF or as a numbered series of
 * pictures. Made in slices, so that a window stays alive meanwhile and a
 * command can be stopped.
 */
#ifndef CHEQUER_FILM_H
#define CHEQUER_FILM_H

#include <stdbool.h>
#include <stddef.h>

#include "export/film/frames.h"

struct error;
struct export_job;
struct film;
struct reel;
struct session;
struct text;

enum { FILM_FRAMES_MAX = 4096 };

/* Gets each file when it is complete: the only one of a GIF, or the pictures
 * of a series numbered from 1. False, with *err filled in, ends the film. */
typedef bool film_take(void *ctx, int number, const struct text *bytes,
                       struct error *err);

/* What can be refused before the run begins. */
bool film_possible(struct session *ss, const struct export_job *job,
                   const struct reel *reel, struct error *err);

/* The session is the film's until it is destroyed, and then at the last frame
 * shown. `job` is copied but for its strings; its format is GIF, or that of
 * the pictures. */
struct film *film_create(struct session *ss, const struct export_job *job,
                         const struct reel *reel, film_take *take, void *ctx);
void film_destroy(struct film *film);

/* A slice: `work` for the solver, or one frame. */
enum filming film_work(struct film *film, long work, struct error *err);

/* The run was stopped: go on with what there is of it. */
bool film_settle(struct film *film, struct error *err);

/* Is the run still being made, so that nobody knows how many frames? */
bool film_counting(const struct film *film);

/* Every which step it shows, once that is known. */
size_t film_every(const struct film *film);

/* How far it is, in frames done and all there are. */
void film_progress(const struct film *film, size_t *done, size_t *all);

#endif
