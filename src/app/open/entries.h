/* What is in a folder that can be opened: other folders, and files whose names
 * promise something of ours. */
#ifndef CHEQUER_ENTRIES_H
#define CHEQUER_ENTRIES_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

struct error;

struct entry {
    char *name; /* owned */
    bool folder;
    time_t changed;
};

/* Folders first, by their names; then the files, the newest first. All zero to
 * begin with. */
struct entries {
    struct entry *at; /* owned */
    size_t n;
};

/* Of a folder that is enormous not all are taken. On failure there are none. */
bool entries_read(struct entries *e, const char *folder, struct error *err);
void entries_free(struct entries *e);

/* Does a name contain what was typed, whether in capitals or not? What is
 * hidden must be asked for by its dot. */
bool entry_matches(const struct entry *e, const char *typed);

/* Does it begin with that, letter by letter? */
bool entry_continues(const struct entry *e, const char *typed);

#endif
