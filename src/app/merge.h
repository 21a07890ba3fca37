/*
 * Two windows, one file of settings. Each writes what was changed in it and
 * leaves everything else as it finds it, so that the one that writes last does
 * not undo what was done in the other.
 */
#ifndef CHEQUER_MERGE_H
#define CHEQUER_MERGE_H

struct text;

/*
 * Settings as text (see settings_format): `ours` as they are now, `base` as
 * they were when we wrote or read them last, `theirs` as the file has them.
 * Appends what the file is to have. Which run is the current one is ours to
 * say.
 */
void merge_settings(const char *base, const char *ours, const char *theirs,
                    struct text *out);

#endif
