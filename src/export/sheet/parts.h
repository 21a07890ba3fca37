/* What a sheet is made of: for the files of this folder, and their tests. All
 * that takes long is done in slices, see base/task.h. */
#ifndef CHEQUER_SHEET_PARTS_H
#define CHEQUER_SHEET_PARTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/task.h"
#include "base/text.h"
#include "export/sheet/given.h"
#include "export/sheet/page.h"
#include "export/sheet/sheet.h"
#include "session/selection.h"
#include "session/session.h"

struct export_job;
struct scene;

struct sheet {
    struct session *ss; /* lent */
    struct sheet_job job;
    struct style style; /* of the boards */
    bool asks;          /* a worksheet, with its solutions after it */
    struct selection chosen;
    bool lies; /* like the board: a place for each of its squares */
    struct page_plan plan;
    struct text task;      /* of a worksheet: its lines */
    struct given *given;   /* owned, of a worksheet: of each board, as soon as
                              it is known */
    struct giving *giving; /* owned: the search for that; NULL: none is on its
                              way */
    enum outcome worst;    /* of the runs so far */
    bool going;            /* one of them is on its way */
    int drawn;             /* boards, on the page at hand */
};

/* Squares no smaller than that, in mm, if there is room: to be read, to be
 * thought about, to be written on. Letters no smaller than that, in points. */
#define READ_MM 2.0f
#define LOOK_MM 4.2f
#define WRITE_MM 6.5f
#define LEGIBLE 4.4f

/* How large the numbers on squares are, in squares; and the coordinates, in
 * sides of the board. */
#define NUMBER_EM 0.28f
#define COORDINATE_EM 0.03f

/* `ss` and what the job points to are lent: the session is taken from run to
 * run. */
struct sheet *sheet_open(struct session *ss, const struct sheet_job *job);
void sheet_close(struct sheet *s);

/* Which boards are there, and how are they laid out? FAILED if that is
 * refused, or if there is nothing to show. */
enum task_state sheet_find(struct sheet *s, struct error *err);

/* Runs board `i` to its end, which is the session's present then. */
enum task_state sheet_go(struct sheet *s, size_t i, struct error *err);

/* Finds what is given of board `i`, on which the session is. */
enum task_state sheet_give(struct sheet *s, size_t i, struct error *err);

/* The first page to be written, how many, and all there are. */
int sheet_first(const struct sheet *s);
int sheet_pages(const struct sheet *s);
int sheet_all_pages(const struct sheet *s);

/* A page that has been drawn as a file, or a page of the job's book, as a task;
 * of no kind, with *err filled in, if it cannot be made. */
struct task sheet_pack(const struct sheet *s, int page, const struct scene *sc,
                       const struct export_job *job, struct error *err);

/* --- places.c ------------------------------------------------------------ */

/* Does it lie like the board? Then puts the boards into that order. */
void sheet_order(struct sheet *s);

/* Lays out as `page` says, but like the board; false if that does not fit. */
bool sheet_lie(struct sheet *s, const struct page_wish *page);

/* The place of board `i` on all pages together; the first board of a page; how
 * many there are on it. */
int sheet_place(const struct sheet *s, size_t i);
size_t sheet_board(const struct sheet *s, int page);
int sheet_boards(const struct sheet *s, int page);

/* --- posed.c ------------------------------------------------------------- */

/* Is it a worksheet whose answers are written below the boards? */
bool sheet_is_posed(const struct sheet *s);
bool sheet_can_pose(const struct sheet *s, size_t i, struct error *err);

/* What is asked below board `i`, with its number. */
void sheet_question(const struct sheet *s, size_t i, struct text *out);

/* With room for question and answer. */
bool sheet_lay_out_posed(struct sheet *s, struct page_wish *page,
                         struct error *err);

/* Board `i` with its corner there, and what is said of it. */
bool sheet_draw_posed(struct sheet *s, struct scene *sc, size_t i,
                      struct vec at, bool solved, struct error *err);

/* --- draw.c -------------------------------------------------------------- */

/* Draws a page, the next board of it at a time; 1 unit of the scene is a
 * pixel. */
enum task_state sheet_draw(struct sheet *s, int page, struct scene *sc,
                           struct error *err);

/* What stands at the top of a page. */
void sheet_title(const struct sheet *s, int page, struct text *out);

/* What stands below board `i`, whose settings are `params`. */
void sheet_label(const struct sheet *s, const struct params *params, size_t i,
                 bool solved, struct text *out);

/* In words what a page shows, for those who cannot see it. */
void sheet_tell(const struct sheet *s, int page, struct text *out);

/* How much room what is above and below the boards takes up. */
void sheet_measure(struct sheet *s, struct page_wish *page);

#endif
