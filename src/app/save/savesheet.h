/*
 * What the window prints: a page of boards of the series that the run belongs
 * to, or a worksheet with its solutions, as PNG in the pictures folder.
 */
#ifndef CHEQUER_SAVESHEET_H
#define CHEQUER_SAVESHEET_H

#include <stdbool.h>

struct error;
struct fonts;
struct making;
struct runs;
struct session;
struct text;

/* Does the run belong to a series; one that can be asked for? */
bool savesheet_possible(const struct session *ss, bool worksheet);

/* Which boards: a list as selection_read takes it. */
void savesheet_list(struct session *ss, bool worksheet, struct text *out);

/* Goes on while the window does, see app/save/making.h. Its end is noted with
 * the path of the first page. Never replaces a file. */
bool savesheet_begin(struct making *m, const struct runs *r,
                     struct fonts *fonts, bool worksheet, struct error *err);

#endif
