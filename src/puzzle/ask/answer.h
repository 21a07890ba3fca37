/*
 * What the answer to a question consists of. A question tells lines, for
 * people and for the tools of a shell; this is how they are read by whoever
 * writes the same as data.
 */
#ifndef CHEQUER_ANSWER_SHAPE_H
#define CHEQUER_ANSWER_SHAPE_H

enum answer_kind {
    ANSWER_NUMBER, /* a whole one, of any size */
    ANSWER_WORD,
    ANSWER_NUMBERS, /* several, up to a stroke or the end of the line */
    ANSWER_SQUARES, /* the same */
    ANSWER_WORDS    /* all the rest of the line */
};

struct answer_column {
    const char *key;
    enum answer_kind kind;
};

struct answer_shape {
    const char *key; /* of all of it: "solutions" */
    const char *row; /* what a line's number is called; NULL: lines begin with
                        a name of their own */
    const struct answer_column *columns; /* of each line, ends with a NULL key;
                                            NULL: one line, a number */
};

/* How many there are; and solutions, a list of squares each. */
extern const struct answer_shape answer_count, answer_squares;

#endif
