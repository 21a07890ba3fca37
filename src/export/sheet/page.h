/*
 * How boards are laid out on pages: how large they are, in how many columns
 * and rows, on how many pages. Lengths are in pixels of the finished picture.
 */
#ifndef CHEQUER_PAGE_H
#define CHEQUER_PAGE_H

#include <stdbool.h>

#include "scene/scene.h"

struct error;

/* Without paper there is one page, as large as it has to be. */
enum paper { PAPER_NONE, PAPER_A4, PAPER_LETTER, PAPER_COUNT };

/* As options call them: none, a4, letter; ends NULL. */
extern const char *const paper_names[];

struct page_wish {
    enum paper paper;
    bool landscape;
    int columns;      /* 0: as many as suit */
    int rows;         /* with columns: all of them on a page, if there is
                         room; 0: as many as fit */
    int px;           /* without paper: to a square; 0: what suits */
    int count;        /* of boards, at least 1 */
    struct vec board; /* the picture of one, in squares */
    float square_mm;  /* smaller ones are avoided, if there is room */
    float label;      /* width of the longest label, in ems */
    float note;       /* height of what is written below it, in points */
    float head, foot; /* height of what is above and below, in points */
};

struct page_plan {
    float dpi;         /* dots an inch; 0: the size on paper is open */
    float point;       /* 1/72 inch */
    struct vec size;   /* of a page */
    struct box inside; /* within the margins, head and foot included */
    float head;
    int px;                 /* to a square */
    struct vec board, cell; /* a board; a board with label and space */
    float em;               /* of the labels */
    int count, columns, rows, pages;
};

/* False, with *err filled in, if so many columns do not fit. */
bool page_plan(struct page_plan *out, const struct page_wish *wish,
               struct error *err);

/* Where the picture of board `i` of a page goes; its label is centred on
 * page_label. */
struct vec page_board(const struct page_plan *plan, int i);
struct vec page_label(const struct page_plan *plan, int i);

#endif
