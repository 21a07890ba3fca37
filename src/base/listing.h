/*
 * A method told line by line in plain words, as a program is, so that it can
 * be followed: at every moment of a run one line is lit. A listing is data.
 * What a moment is, and what may be told beside a line, are numbers that mean
 * what whoever wrote the listing says they do: cues, and values.
 */
#ifndef CHEQUER_LISTING_H
#define CHEQUER_LISTING_H

enum {
    LISTING_LEAST = 6, /* lines, and most of them */
    LISTING_MOST = 14,
    LISTING_COLUMNS = 38 /* the longest line, with a value beside it */
};

struct listing_line {
    const char *words; /* two spaces before it for each level */
    int cue;           /* the one that lights it; 0: it is never lit, but
                          heads or explains those that are */
    int value;         /* what is told beside it if it fits: while it is
                          lit, or always if it never is; 0: nothing */
};

/* Ends with a line that has no words. */
struct listing {
    struct listing_line at[LISTING_MOST + 1];
};

int listing_count(const struct listing *l);

/* The number of the line that a cue lights, or -1. */
int listing_lit(const struct listing *l, int cue);

/* How far a line is moved in, in columns: its words begin after that. */
int listing_indent(const struct listing_line *line);

#endif
