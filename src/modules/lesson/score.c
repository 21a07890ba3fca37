/* See the header. */
#include "modules/lesson/score.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "puzzle/control.h"

static const char NONE[] = "none", RIGHT = 'r', WRONG = 'w', OPEN = 'o';

static bool is_none(const struct params *params)
{
    return strcmp(params->at[LESSON_SCORE].text, NONE) == 0;
}

static void set(struct params *params, const char *text)
{
    free(params->at[LESSON_SCORE].text);
    params->at[LESSON_SCORE].text = xstrdup(text);
}

bool score_check(const struct params *params, const struct lesson *lesson,
                 struct error *err)
{
    const char *text = params->at[LESSON_SCORE].text;
    int positions = lesson_positions(lesson);

    if (is_none(params) ||
        (strlen(text) <= (size_t)positions && !text[strspn(text, "rwo")]))
        return true;
    return error_set(err,
                     "score '%s': want none, or for each of up to %d positions "
                     "r (right), w (wrong) or o (open)",
                     text, positions);
}

void score_forget(struct params *params)
{
    set(params, NONE);
}

/* The letters of all positions, with what is known of the present one up to
 * `index`; its first answer counts. */
static void letters_at(const struct puzzle *pz, const struct params *params,
                       size_t index, char out[EXERCISES_MAX + 1])
{
    int here = (int)(pz->exercise - pz->lesson->exercises);
    int n = is_none(params) ? 0 : (int)strlen(params->at[LESSON_SCORE].text);

    memset(out, OPEN, EXERCISES_MAX);
    out[EXERCISES_MAX] = '\0';
    memcpy(out, params->at[LESSON_SCORE].text, (size_t)n);
    for (size_t i = pz->own + 1; i <= index && out[here] == OPEN; i++)
        if (pz->made[i].verdict.answered)
            out[here] = pz->made[i].verdict.right ? RIGHT : WRONG;
}

void score_keep(const struct puzzle *pz, struct params *params)
{
    char letters[EXERCISES_MAX + 1];
    int n = EXERCISES_MAX;

    if (lesson_positions(pz->lesson) == 1)
        return;
    letters_at(pz, params, pz->n - 1, letters);
    while (n > 0 && letters[n - 1] == OPEN)
        n--;
    letters[n] = '\0';
    set(params, n ? letters : NONE);
}

struct score score_at(const struct puzzle *pz, const struct params *params,
                      size_t index)
{
    char letters[EXERCISES_MAX + 1];
    struct score score = { 0, 0 };

    if (lesson_positions(pz->lesson) == 1)
        return score;
    letters_at(pz, params, index, letters);
    for (int i = 0; i < EXERCISES_MAX; i++) {
        score.right += letters[i] == RIGHT;
        score.asked += letters[i] != OPEN;
    }
    return score;
}
