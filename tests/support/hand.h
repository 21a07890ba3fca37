/* A hand on the board of a run: squares by name, buttons by key. */
#ifndef CHEQUER_TESTS_HAND_H
#define CHEQUER_TESTS_HAND_H

#include "chess/square.h"
#include "puzzle/control.h"
#include "support/run.h"

/* "none" is beside the board. */
static inline enum reaction hand_point(struct session *ss, enum input_kind kind,
                                       int button, const char *square,
                                       struct error *err)
{
    struct input in = { .kind = kind, .button = button, .square = -1 };
    int file, rank, files, ranks;

    session_size(ss, &files, &ranks);
    if (strcmp(square, "none") != 0 && square_parse(square, &file, &rank))
        in.square = rank * files + file;
    return session_input(ss, &in, err);
}

static inline enum reaction hand_drag(struct session *ss, const char *from,
                                      const char *to, struct error *err)
{
    hand_point(ss, INPUT_PRESS, 1, from, err);
    hand_point(ss, INPUT_DRAG, 1, to, err);
    return hand_point(ss, INPUT_RELEASE, 1, to, err);
}

/* Down and up again: what either of them had to say. */
static inline enum reaction hand_click(struct session *ss, int button,
                                       const char *square, struct error *err)
{
    enum reaction down = hand_point(ss, INPUT_PRESS, button, square, err);
    enum reaction up = hand_point(ss, INPUT_RELEASE, button, square, err);

    return up == REACTION_NONE ? down : up;
}

/* With a tool, while the board is edited. */
static inline enum reaction hand_use(struct session *ss, enum tool tool,
                                     const char *square, struct error *err)
{
    struct input in = { .kind = INPUT_PRESS, .button = 1, .tool = tool };
    int file = 0, rank = 0, files, ranks;

    session_size(ss, &files, &ranks);
    square_parse(square, &file, &rank);
    in.square = rank * files + file;
    return session_input(ss, &in, err);
}

static inline enum reaction hand_button(struct session *ss, const char *key,
                                        struct error *err)
{
    struct input in = { .kind = INPUT_ACTION,
                        .square = -1,
                        .control = control_find(session_class(ss)->controls,
                                                key) };

    return session_input(ss, &in, err);
}

static inline bool hand_set(struct session *ss, const char *key,
                            const char *text, struct error *err)
{
    return session_set(ss, control_find(session_class(ss)->controls, key), text,
                       true, err);
}

static inline const char *hand_words(struct session *ss, const char *key)
{
    const struct facts *f = session_facts(ss);
    const struct fact *fact = facts_find(f, key);

    return fact ? fact_words(f, fact) : "";
}

#endif
