/* Folders, as the XDG specifications name them. */
#ifndef CHEQUER_PATHS_H
#define CHEQUER_PATHS_H

#include <stdbool.h>

struct error;
struct text;

/* Our folder for what is remembered between runs; false without a home. */
bool paths_state(struct text *out);

/* Where pictures go: what user-dirs.dirs says, else the home; false without
 * a home. */
bool paths_pictures(struct text *out);

/* What somebody typed: ~ is the home, and what has no beginning of its own is
 * in `folder`. */
void paths_resolve(const char *typed, const char *folder, struct text *out);

/* The reverse for reading: the home is ~. */
void paths_shorten(const char *path, struct text *out);

/* The same of a path in the words of an error. */
void paths_brief(struct error *err);

/* Make the folder and those above it, or say in the user's words why not, and
 * what to do, if there is something: `advice` may be NULL. */
bool paths_make(const char *folder, const char *advice, struct error *err);

/* Opens the folder in the desktop's own program. */
bool paths_show(const char *folder, struct error *err);

#endif
