/*
 * What a file is that somebody wants to open: told by what is in it, and by
 * its name where that leaves a doubt. Dropped on the window, chosen there or
 * named on the command line, it is the same.
 */
#ifndef CHEQUER_FILE_KIND_H
#define CHEQUER_FILE_KIND_H

#include <stdbool.h>

struct error;

enum file_kind {
    FILE_PICTURE, /* of ours: it carries its run, see export/reopen.h */
    FILE_GRID,    /* the shape of a board, see export/shape.h */
    FILE_SHADES,  /* the same as a picture: what is dark */
    FILE_SCRIPT,  /* a lesson, see export/slides/show.h */
    FILE_WORDS    /* a run's line, a tour, a game: for run_take */
};

/* On refusal *err says what could be opened. Never waits, as for a pipe. */
bool file_kind_find(const char *path, enum file_kind *out, struct error *err);

/* Does the name alone promise one of these? */
bool file_kind_promised(const char *name);

/* Where other programs name a file by a URI, as in file:///a%20b.png, its path
 * takes the place of that; other words stay. */
void file_kind_unescape(char *word);

#endif
