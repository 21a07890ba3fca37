/* Browsing solutions is two files: what is done, and what is said. */
#ifndef CHEQUER_QUEENS_BROWSE_H
#define CHEQUER_QUEENS_BROWSE_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/piece.h"
#include "chess/surface.h"
#include "puzzle/album.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"

/* The numbers kept in the trace: of the solution on the board, among those
 * browsed and among all (0: to know would take too long); and whether the page
 * is that of a class. */
enum { NUMBER, AMONG_ALL, OF_CLASSES };

struct puzzle {
    int n;
    enum piece_kind piece;
    enum surface surface;
    bool plain; /* queens or rooks on a flat board */
    int whole;  /* up to so many all solutions are looked for at once */
    bool filtered;
    bool fundamental; /* turn only the pages of the first of each class */
    struct album album;
    struct queens_album all;
    struct queens_classes classes;
    uint64_t work; /* queens placed so far */
    size_t left;   /* the solution that was shown before its class, or 0 */
};

/* Has it had its share of work, and nobody asks for more? */
bool browse_rests(const struct puzzle *pz);

/* The place of a solution's class among the fundamental ones. */
size_t browse_class_of(const struct puzzle *pz, size_t number);

void browse_status(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void browse_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void browse_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out);

#endif
