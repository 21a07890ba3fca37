/* All the formats there are, in the order in which people are told of them. */
#ifndef CHEQUER_FORMATS_H
#define CHEQUER_FORMATS_H

#include <stdint.h>

#include "export/format.h"

/* For those who want a certain one; nobody compares with them. */
enum {
    FORMAT_TEXT, /* where nothing is asked for */
    FORMAT_JSON,
    FORMAT_PNG,
    FORMAT_SVG,
    FORMAT_PDF,
    FORMAT_GIF,
    FORMAT_MP4,
    FORMAT_WEBM,
    FORMAT_FEN,
    FORMAT_PGN,
    FORMAT_CSV,
    FORMAT_GRID,
    FORMAT_GRID_CSV,
    FORMAT_SQUARES,
    FORMAT_SHAPE,
    FORMATS
};

extern const struct format formats[FORMATS];

/* By name, or by the ending of a file's name, in small letters or capitals;
 * NULL if there is none. */
const struct format *format_find(const char *name);
const struct format *format_by_ending(const char *path);

/* Appends "a, b or c": the names, titles or endings of those of a kind, or
 * of all. */
enum format_part { FORMAT_NAMES, FORMAT_TITLES, FORMAT_ENDINGS };
void formats_list(struct text *out, enum format_part part,
                  bool (*which)(const struct format *f));

/* A bit for each that a session can be written in; NULL: for all. And their
 * names, in the same manner. */
uint32_t formats_possible(struct session *ss, const struct export_job *job);
void formats_list_some(struct text *out, enum format_part part, uint32_t which);

/* For it: does it show, still or moving? Is it a still picture? Are questions
 * answered in it? Does it carry its run? */
bool format_shows(const struct format *f);
bool format_is_still(const struct format *f);
bool format_answers(const struct format *f);
bool format_reopens(const struct format *f);

#endif
