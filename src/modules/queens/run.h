/* One run of the queens, shared by the files of this module. */
#ifndef CHEQUER_QUEENS_RUN_H
#define CHEQUER_QUEENS_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/piece.h"
#include "puzzle/album.h"
#include "puzzle/puzzle.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"
#include "solve/queens/search.h"

/* The controls, in the order of the table in queens.c. */
enum queens_control {
    QUEENS_SIZE,
    QUEENS_PIECE,
    QUEENS_MODE,
    QUEENS_SOLUTION,
    QUEENS_FUNDAMENTAL,
    QUEENS_GIVEN,
    QUEENS_BARRED,
    QUEENS_ATTACKS,
    QUEENS_DIAGONALS,
    QUEENS_STAIRS
};

enum queens_mode { MODE_ALBUM, MODE_SEARCH, MODE_HAND };

/* From here on the board is only a picture of dots. */
enum { QUEENS_BOARD_MAX = 100 };

/* What a moment's note says. */
enum queens_note {
    NOTE_EMPTY,
    NOTE_PAGE, /* album */
    NOTE_REFUSED,
    NOTE_PLACED,
    NOTE_RETREAT,
    NOTE_FOUND, /* search */
    NOTE_PUT    /* by hand */
};

/* In the album a moment's tally is the page. Where the search is watched it
 * holds two numbers; by hand one more than the completions, 0 if unknown. */
static inline uint64_t tally_nodes(uint64_t tally)
{
    return tally >> 32;
}
static inline uint64_t tally_tests(uint64_t tally)
{
    return tally & UINT32_MAX;
}

struct puzzle {
    int n;
    enum piece_kind piece;
    enum queens_mode mode;
    bool fundamental;   /* turn only the pages of the first of each
                           class */
    struct text reason; /* why there is nothing to show */

    struct queens_album album; /* if `has_album` */
    struct queens_classes classes;
    bool has_album, has_classes;
    int *built;     /* owned: ranks by construction, or NULL */
    uint64_t page;  /* asked for */
    uint64_t shown; /* on the board, 0 if none */

    struct queens_search search; /* MODE_SEARCH */
    int tried;                   /* square with a wash, or -1 */
};

/* The pages of the album, and the number in the album of one. */
uint64_t queens_pages(const struct puzzle *pz);
size_t queens_number(const struct puzzle *pz, uint64_t page);

/* The squares that hold a piece at the moment looked at, in order of files;
 * returns how many. `out` has room for n. */
int queens_standing(const struct position *pos, int *out, int most);

/* The thumbnails beside the board. */
struct album queens_album_of(const struct puzzle *pz, const struct view *view);

/* Put a page of the album on the board, as a moment of its own. */
void queens_show(struct puzzle *pz, struct trace *tr, uint64_t page);

struct puzzle *queens_create(const struct params *params, struct trace *tr);
void queens_destroy(struct puzzle *pz);
enum progress queens_step(struct puzzle *pz, struct trace *tr, long *budget);
enum reaction queens_changed(struct puzzle *pz, struct trace *tr, int control,
                             struct params *params);

/* False if the board is too large for wishes. */
bool queens_wish_of(const struct params *params, struct queens_wish *out);

void queens_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc);
void queens_status(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void queens_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void queens_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out);

extern const struct question queens_questions[];
extern const struct series queens_series[];

#endif
