/*
 * What a file format is to everybody else. All that differs between formats is
 * a field or a function here, and nobody asks which one it is; the list of
 * them is export/formats.h.
 */
#ifndef CHEQUER_FORMAT_H
#define CHEQUER_FORMAT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/task.h"
#include "render/file/about.h"

struct about;
struct answer_form;
struct book;
struct error;
struct export_job;
struct reel_kind;
struct scene;
struct session;
struct text;

enum format_kind {
    FORMAT_KIND_WORDS,   /* tells of a moment */
    FORMAT_KIND_PICTURE, /* shows one */
    FORMAT_KIND_FILM     /* shows many in one file; see export/film/film.h */
};

/* A file of several pages: pictures of a job that has such a book are added
 * to it, and all of its bytes come at the end. */
struct binding {
    struct book *(*open)(const struct export_job *job, struct error *err);

    /* Frees the book in any case; `out` NULL: the bytes are not wanted. */
    bool (*close)(struct book *book, struct text *out, struct error *err);
};

struct format {
    const char *name;   /* as options call it: "png" */
    const char *ending; /* of its files: ".png" */
    const char *title;  /* in sentences: "PNG" */
    const char *offer;  /* in menus: what saving it is called; NULL: not
                           offered */
    const char *copy;   /* in the menu of copies: what it is; NULL: not there */
    const char *signature; /* its bytes begin with it; NULL: any words */
    int signed_at;         /* or have it there */
    enum format_kind kind;
    bool binary;   /* nothing that a terminal should be sent */
    bool lettered; /* its letters come from our font's file */
    bool diagram;  /* words, with the board drawn in them */
    bool tells;    /* words that say how the run ended */
    bool taken;    /* a puzzle makes a run of it; see puzzle_class.take */
    bool clocked;  /* words that say how long the run took */
    bool runless;  /* follows from the settings: nothing has to be searched */
    int side_max;  /* of a picture, in pixels; 0: any */

    const struct answer_form *answers; /* to questions; NULL: none */

    /* Is all there on this machine that it takes? NULL: always. */
    bool (*ready)(struct error *err);

    /* What can be known before a long run: does the puzzle have it at all, is
     * there room for it? NULL: always. */
    bool (*possible)(struct session *ss, const struct export_job *job,
                     struct error *err);

    /* The present moment; appends to `out`. NULL: a film. */
    bool (*write)(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err);

    /* Pictures: any scene, with `unit` pixels to a unit, at a stroke ... */
    bool (*encode)(const struct scene *sc, float unit,
                   const struct export_job *job, const struct about *about,
                   struct text *out, struct error *err);

    /* ... or in slices, where a large one takes long; all that it is given must
     * outlive the task. The job brings an easel. NULL: encode is quick. */
    struct task (*slices)(const struct scene *sc, float unit,
                          const struct export_job *job,
                          const struct about *about);

    /* Pictures that may share a file; NULL: each is a file of its own. */
    const struct binding *pages;

    /* Films: how frames become a file. */
    const struct reel_kind *reel;

    /* What carries a description of its run: finds it again, and answers
     * ABOUT_FOREIGN to bytes of another format. */
    enum about_found (*find)(const void *bytes, size_t len, struct text *run);
};

#endif
