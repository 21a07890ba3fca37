/* The text formats of export.c, one file each, and what JSON is made of. */
#ifndef CHEQUER_FORMATS_H
#define CHEQUER_FORMATS_H

struct export_job;
struct session;
struct text;

/* For people: heading, board, what happened and why, the solution. */
void export_text(struct session *ss, const struct export_job *job,
                 struct text *out);

/* One object on one line, as PRODUCT.md describes. */
void export_json(struct session *ss, const struct export_job *job,
                 struct text *out);

/* Rows for a spreadsheet. */
void export_csv(struct session *ss, struct text *out);

/* `s` in quotes and escaped; bytes that are not UTF-8 become U+FFFD. */
void json_string(struct text *out, const char *s);

#endif
