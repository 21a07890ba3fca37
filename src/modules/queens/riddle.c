/* What does the search for queens do next: which square is tried, or which
 * piece is taken off? All of it can be seen on the board. */
#include "puzzle/riddle.h"

#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/queens/run.h"
#include "puzzle/trace.h"

static bool stands_on(const struct view *view, int square)
{
    return view->pos->cell[LAYER_PIECE][square] != PIECE_NONE;
}

static struct phrase name_of(const struct view *view, int square)
{
    return say_square(square, view->pos->files);
}

/* A square that is tried gets a piece, or the wash of a refusal. */
struct riddle queens_ask_next(const struct view *view,
                              const struct upcoming *next, int part,
                              struct text *out)
{
    int to = upcoming_square(next, LAYER_WASH, true);

    to = to < 0 ? upcoming_put(next) : to;
    to = to < 0 ? upcoming_taken(next) : to;
    if (part > 0 || to < 0)
        return (struct riddle){ 0 };
    text_addf(out,
              "What comes next?\nClick the square that is tried next, or the "
              "%s that is taken off.",
              queens_called(view->params, 1).at);
    return (struct riddle){ .kind = RIDDLE_SQUARE, .answer = to };
}

/* Something is still to be tried, in the file of the answer. */
static void explain_try(const struct view *view, int guess, int answer,
                        struct text *out)
{
    int n = view->pos->files, file = answer % n;
    struct phrase name = name_of(view, guess), right = name_of(view, answer);

    if (stands_on(view, guess))
        text_addf(out, "The %s on %s stays: %s is still to be tried. ",
                  queens_called(view->params, 1).at, name.at, right.at);
    else if (guess % n != file)
        text_addf(out, "%s is in file %s, and it is file %s that is filled. ",
                  name.at, file_name(guess % n).at, file_name(file).at);
    else if (guess > answer)
        text_addf(out, "%s was tried before. ", name.at);
    else
        text_addf(out, "%s comes later: from the top down, %s is next. ",
                  name.at, right.at);
}

/* The piece placed last is taken off. */
static void explain_retreat(const struct view *view, int guess, int answer,
                            struct text *out)
{
    struct phrase piece = queens_called(view->params, 1);
    int n = view->pos->files, file = answer % n + 1;
    struct phrase right = name_of(view, answer);

    if (stands_on(view, guess))
        text_addf(out,
                  "The %s on %s was placed earlier; the last one, on %s, is "
                  "the first to go. ",
                  piece.at, name_of(view, guess).at, right.at);
    else if (file == n)
        text_addf(out, "Every file has its %s: there is nothing to try. ",
                  piece.at);
    else
        text_addf(out, "In file %s nothing is left to try. ",
                  file_name(file).at);
}

bool queens_judge_next(const struct view *view, const struct riddle *riddle,
                       int guess, struct text *out)
{
    int answer = riddle->answer;
    bool off = stands_on(view, answer);

    if (guess == answer)
        return true;
    if (guess >= 0 && off)
        explain_retreat(view, guess, answer, out);
    else if (guess >= 0)
        explain_try(view, guess, answer, out);
    if (off)
        text_addf(out, "The %s on %s is taken off. ",
                  queens_called(view->params, 1).at, name_of(view, answer).at);
    return false;
}
