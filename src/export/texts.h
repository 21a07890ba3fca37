/* The formats made of words, one file each, and what JSON and CSV are
 * made of. */
#ifndef CHEQUER_TEXTS_H
#define CHEQUER_TEXTS_H

#include <stdbool.h>
#include <stdint.h>

struct error;
struct export_job;
struct params;
struct puzzle_class;
struct session;
struct text;

/* For people: heading, board, what happened and why, the solution. */
bool export_text(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err);

/* One object on one line: settings, outcome, facts. */
bool export_json(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err);

/* Rows for a spreadsheet. */
bool export_csv(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err);

/* A position of a game of chess, which not every puzzle has. */
bool fen_possible(struct session *ss, const struct export_job *job,
                  struct error *err);
bool export_fen(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err);

/* A game of chess. */
bool pgn_possible(struct session *ss, const struct export_job *job,
                  struct error *err);
bool export_pgn(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err);

/* A tour as numbers in rows, the same for spreadsheets, and as a list. */
bool grid_possible(struct session *ss, const struct export_job *job,
                   struct error *err);
bool export_grid(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err);
bool export_grid_csv(struct session *ss, const struct export_job *job,
                     struct text *out, struct error *err);
bool export_squares(struct session *ss, const struct export_job *job,
                    struct text *out, struct error *err);

/* The board as a grid of . and #, where squares can be cut out of it. */
bool shape_possible(struct session *ss, const struct export_job *job,
                    struct error *err);
bool export_shape(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err);

/* `s` in quotes and escaped; bytes that are not UTF-8 become U+FFFD. */
void json_string(struct text *out, const char *s);

/* The members of an object that say what was asked of a puzzle; without the
 * controls in `idle`, a bit for each. */
void json_asked(struct text *out, const struct puzzle_class *cls,
                const struct params *params, uint32_t idle);

/* A field, in quotes where it must have them. */
void csv_words(struct text *out, const char *words);

#endif
