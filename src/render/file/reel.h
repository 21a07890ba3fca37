/*
 * Frames that become one moving picture: what all kinds of such files have in
 * common for those who make the frames.
 */
#ifndef CHEQUER_REEL_H
#define CHEQUER_REEL_H

#include <stdbool.h>

#include <SDL.h>

#include "base/task.h"

struct error;
struct text;

/* Each kind defines its own in its own file. */
struct reel;

struct reel_head {
    int width, height;
    int delay;           /* for which most frames are shown, in 1/100 s */
    int briefest;        /* any frame is shown for at least so long */
    int loop;            /* how often it is repeated; 0: for ever */
    const char *title;   /* for people */
    const char *comment; /* ASCII or UTF-8: the run's description */
};

struct reel_kind {
    int px, side; /* usual: squares are that wide, unless the film were wider
                     than `side` then */
    bool loops;   /* can be told how often it is repeated */
    bool smooth;  /* many frames a second cost little */

    /* On refusal *err says what is allowed. */
    bool (*possible)(double width, double height, double frames,
                     struct error *err);

    struct reel *(*create)(void);
    void (*destroy)(struct reel *r); /* at any time; fine if it is NULL */

    /* Frames are in SDL_PIXELFORMAT_RGBA32. If there is `look`, it sees all of
     * them before the first is added. */
    void (*look)(struct reel *r, const SDL_Surface *frame);
    bool (*begin)(struct reel *r, const struct reel_head *head,
                  struct error *err);
    bool (*add)(struct reel *r, const SDL_Surface *frame, int delay,
                struct error *err);

    /* Before the next is added: until DONE. NULL: at once. */
    enum task_state (*pump)(struct reel *r, struct error *err);

    /* Until DONE; then all of the file is appended to `out`. */
    enum task_state (*end)(struct reel *r, struct text *out, struct error *err);
};

/* Is the program there that makes films in MP4 and WebM? */
bool video_ready(struct error *err);

extern const struct reel_kind gif_reel;            /* gif_reel.c */
extern const struct reel_kind mp4_reel, webm_reel; /* video.c */

#endif
