/*
 * What the window prints: a page of boards of the series that the run belongs
 * to, or a worksheet with its solutions, as PNG in the pictures folder.
 */
#ifndef CHEQUER_SAVESHEET_H
#define CHEQUER_SAVESHEET_H

#include <stdbool.h>

struct app;
struct error;
struct session;
struct text;

/* Does the run belong to a series; one that can be asked for? */
bool savesheet_possible(const struct session *ss, bool worksheet);

/* Which boards: a list as selection_read takes it. */
void savesheet_list(struct session *ss, bool worksheet, struct text *out);

/* The path of its first page is appended to *path. Never replaces a file. */
bool savesheet_write(struct app *app, bool worksheet, struct text *path,
                     struct error *err);

#endif
