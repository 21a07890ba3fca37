/*
 * The picture of a session's present moment in a certain style: first as a
 * scene, alone or as a part of a larger one, then as the bytes of a file.
 */
#ifndef CHEQUER_PICTURE_H
#define CHEQUER_PICTURE_H

#include <stdbool.h>

#include "base/task.h"
#include "scene/scene.h"

struct about;
struct error;
struct export_job;
struct fonts;
struct session;
struct style;
struct text;
struct theme;

/* How large the picture is, in units of the board's squares. */
struct vec picture_extent(struct session *ss, const struct style *style);

/* Adds it at the scene's present place, where it covers its extent. */
void picture_draw(struct session *ss, const struct style *style,
                  struct scene *sc);

/* Makes it all of the scene, whose extent is the picture's then. */
void picture_fill(struct session *ss, const struct style *style,
                  struct scene *sc);

/* Pixels to a unit: as the style asks, or so that the picture suits. */
float picture_unit(struct session *ss, const struct style *style);

/* Known before a long run: is it one that the format can hold? */
bool picture_possible(struct session *ss, const struct export_job *job,
                      struct error *err);

/* The run at this moment in this style, as one line: what a file carries. */
void picture_describe(struct session *ss, const struct style *style,
                      struct text *out);

/* The colours to draw it with: dark words if it is to be laid on a page. */
const struct theme *picture_theme(const struct style *style);

/* The present moment as a file, as a task: once it is there it needs the
 * session no more. `fonts` are those to use twins of, for a thread; NULL: the
 * job's. No task, with *err filled in, if there can be no such picture. */
struct task picture_make(struct session *ss, const struct export_job *job,
                         struct fonts *fonts, struct error *err);

/* The same of a scene in pixels that others drew; it must outlive the task. */
struct task picture_pack(const struct scene *sc, const struct export_job *job,
                         const struct about *about, struct error *err);

/* The present moment at once. */
bool picture_write(struct session *ss, const struct export_job *job,
                   struct text *out, struct error *err);

#endif
