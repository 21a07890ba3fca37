/*
 * Which whole boards have a tour, from which squares, and which have a closed
 * one. That there is none where this says so has been shown by an argument
 * or, for a few small boards, by trying everything; that there is one in all
 * other cases, by making it.
 */
#include "base/text.h"
#include "chess/square.h"
#include "solve/construct/construct.h"

/* The shorter side and the longer one. */
struct sides {
    int narrow, wide;
};

static struct sides sides_of(const struct construct_question *q)
{
    if (q->files < q->ranks)
        return (struct sides){ q->files, q->ranks };
    return (struct sides){ q->ranks, q->files };
}

/* --- the size ------------------------------------------------------------- */

static bool no_tour(struct sides s)
{
    if (s.narrow >= 5 || s.wide == 1)
        return false;
    if (s.narrow <= 2)
        return true;
    return s.narrow == 3 ? s.wide != 4 && s.wide < 7 : s.wide < 5;
}

static bool explain_size(const struct construct_question *q,
                         struct text *reason)
{
    struct sides s = sides_of(q);

    if (!no_tour(s))
        return false;
    text_addf(reason, "No tour exists on a board of %d×%d", q->files, q->ranks);
    if (s.narrow == 1 || s.wide == 2)
        text_add(reason, ": it has no room for a single knight's move.");
    else if (s.narrow == 2)
        text_add(reason, ": every move on it goes two squares along the "
                         "board, so the squares in between are never reached.");
    else if (s.wide == 3)
        text_add(reason, ": the square in the middle is not a knight's move "
                         "away from any other.");
    else
        text_add(reason, ": an exhaustive search of all the ways a knight can "
                         "go has shown it.");
    return true;
}

/* --- closed tours: the theorem of A. Schwenk (1991) ----------------------- */

static bool explain_closed(const struct construct_question *q,
                           struct text *reason)
{
    struct sides s = sides_of(q);
    bool odd = q->files * q->ranks % 2 == 1;

    if (s.wide == 1 ||
        (!odd && s.narrow != 4 && (s.narrow != 3 || s.wide >= 10)))
        return false;
    text_addf(reason, "No closed tour exists on a board of %d×%d", q->files,
              q->ranks);
    if (odd)
        text_addf(reason,
                  ": a knight changes colour with every move, so it "
                  "can return to its start only after an even number of "
                  "them, and the board has %d squares.",
                  q->files * q->ranks);
    else if (s.narrow == 4 || s.wide == 4)
        text_add(reason,
                 ": from the outer lines of the four a knight can "
                 "only move to the inner ones, so a closed tour would "
                 "alternate between them. As it alternates between the "
                 "colours too, it would see only one colour of the outer "
                 "squares.");
    else
        text_add(reason, ": an exhaustive search of all the ways a knight can "
                         "go has shown it.");
    return true;
}

/* --- the start ------------------------------------------------------------ */

static bool explain_colour(const struct construct_question *q,
                           struct text *reason)
{
    int file = q->start % q->files, rank = q->start / q->files;

    if (q->files * q->ranks % 2 == 0 || (file + rank) % 2 == 0)
        return false;
    text_addf(reason,
              "A knight changes colour with every move, so on this board "
              "of %d squares a tour must begin on one of the %d squares "
              "coloured like the corner; %s is not one of them.",
              q->files * q->ranks, q->files * q->ranks / 2 + 1,
              say_square(q->start, q->files).at);
    return true;
}

/* Boards with a side of four: see construct_strip.h. */
static bool explain_inner(const struct construct_question *q,
                          struct text *reason)
{
    int file = q->start % q->files, rank = q->start / q->files;
    bool inner = (q->files == 4 && (file == 1 || file == 2)) ||
                 (q->ranks == 4 && (rank == 1 || rank == 2));

    if (sides_of(q).narrow > 4 || !inner)
        return false;
    text_addf(reason,
              "From the outer lines of a board four squares wide a "
              "knight can only move to the inner ones, and there are as "
              "many squares on the ones as on the others. A tour from an "
              "inner square, such as %s, would have to alternate between "
              "them; as it alternates between the colours too, it would "
              "see only one colour of the outer squares.",
              say_square(q->start, q->files).at);
    return true;
}

/* The middle of 3 by 7, and two squares of the middle line of 3 by 8. */
static bool explain_exception(const struct construct_question *q,
                              struct text *reason)
{
    struct sides s = sides_of(q);
    int file = q->start % q->files, rank = q->start / q->files;
    int line = q->files < q->ranks ? file : rank;
    int place = q->files < q->ranks ? rank : file;

    if (s.narrow != 3 || line != 1 ||
        !((s.wide == 7 && place == 3) ||
          (s.wide == 8 && (place == 2 || place == 5))))
        return false;
    text_addf(reason,
              "A board of %d×%d has tours, but none of them begins on "
              "%s: an exhaustive search has shown it.",
              q->files, q->ranks, say_square(q->start, q->files).at);
    return true;
}

bool construct_impossible(const struct construct_question *q,
                          struct text *reason)
{
    if (explain_size(q, reason))
        return true;
    if (q->closed)
        return explain_closed(q, reason);
    if (q->start < 0)
        return false;
    return explain_colour(q, reason) || explain_inner(q, reason) ||
           explain_exception(q, reason);
}
