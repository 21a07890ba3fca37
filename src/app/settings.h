/*
 * What is remembered from one start to the next: a small text file of
 * key=value lines, written as a whole or not at all. A file that cannot be
 * understood is kept aside and the start is a fresh one.
 */
#ifndef CHEQUER_SETTINGS_H
#define CHEQUER_SETTINGS_H

#include <stdbool.h>

#include "app/save/print.h"
#include "export/style.h"

struct error;
struct text;

enum { SETTINGS_RUNS = 16, SPEED_LEVELS = 13 };

/* Steps a second of each level; 0 is as fast as it can. */
extern const float speed_levels[SPEED_LEVELS];

/* The window around the board: as the theme has it, or else. */
enum surround { SURROUND_THEME, SURROUND_LIGHT, SURROUND_DARK, SURROUND_COUNT };

struct settings {
    int width, height;         /* of the window */
    int percent;               /* size of text and bars; 0: not chosen */
    int speed;                 /* index of speed_levels */
    bool greeted;              /* a square was clicked once */
    bool more;                 /* rare settings are folded out */
    bool glide;                /* pieces move, or jump */
    enum surround surround;    /* of the window; pictures have the theme's */
    struct style style;        /* of the window and of pictures; the window
                                  always has a frame, and a size of its own */
    bool sized;                /* pictures are as large as that says, not
                                  as suits a slide */
    char *folder;              /* owned: where they go; NULL: the desktop's
                                  own for pictures */
    struct print print;        /* how sheets are printed */
    char *runs[SETTINGS_RUNS]; /* owned: the last run of each puzzle */
    int nruns;
    int current; /* the run shown last, or -1 */
};

void settings_init(struct settings *s);
void settings_free(struct settings *s);

/* The theme of the window. */
const struct theme *settings_theme(const struct settings *s);

/* Remember `run` in place of the last one of the same puzzle. */
void settings_remember(struct settings *s, const char *run);

/* The last run of the puzzle `name`, or NULL. */
const char *settings_run(const struct settings *s, const char *name);

void settings_format(const struct settings *s, struct text *out);

/* All or nothing: on refusal *s is as before. */
bool settings_parse(struct settings *s, const char *text, struct error *err);

/* Read `path` if there is such a file. False, with *err saying what became
 * of the file, if it was of no use. */
bool settings_load(struct settings *s, const char *path, struct error *err);

/* Writes to `path` what was changed from `base` to `ours`, both as text, and
 * leaves what another window has written there meanwhile; see merge.h. */
bool settings_save(const char *path, const char *base, const char *ours,
                   struct error *err);

#endif
