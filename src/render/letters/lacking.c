/* A short list: who lacks many lacks a whole script, and two or three letters
 * of it say which. */
#include "render/letters/lacking.h"

#include <stdlib.h>

#include <SDL.h>

#include "base/alloc.h"
#include "base/text.h"
#include "base/utf8.h"

enum { KEPT = 64, NAMED = 4 };

struct lacking {
    SDL_mutex *gate; /* owned */
    uint32_t at[KEPT];
    int n, told;
};

struct lacking *lacking_create(void)
{
    struct lacking *l = xcalloc(1, sizeof *l);

    l->gate = SDL_CreateMutex();
    return l;
}

void lacking_destroy(struct lacking *l)
{
    if (l == NULL)
        return;
    SDL_DestroyMutex(l->gate);
    free(l);
}

static bool is_noted(const struct lacking *l, uint32_t character)
{
    for (int i = 0; i < l->n; i++)
        if (l->at[i] == character)
            return true;
    return false;
}

void lacking_note(struct lacking *l, uint32_t character)
{
    SDL_LockMutex(l->gate);
    if (l->n < KEPT && !is_noted(l, character))
        l->at[l->n++] = character;
    SDL_UnlockMutex(l->gate);
}

static void name(struct text *out, uint32_t character)
{
    char utf8[UTF8_MAX + 1];

    utf8[utf8_put(utf8, character)] = '\0';
    text_addf(out, "%s (U+%04X)", utf8, (unsigned)character);
}

static void name_all(struct text *out, const uint32_t *at, int n)
{
    text_addf(out, "no font here has %s ",
              n > 1 ? "the characters" : "the character");
    for (int i = 0; i < n && i < NAMED; i++) {
        text_add(out, i == 0 ? "" : i + 1 == n ? " and " : ", ");
        name(out, at[i]);
    }
    if (n > NAMED)
        text_addf(out, " and %d more", n - NAMED);
    text_add(out, n > 1 ? ": boxes stand in their places"
                        : ": a box stands in its place");
}

bool lacking_tell(struct lacking *l, struct text *out)
{
    bool news;

    SDL_LockMutex(l->gate);
    news = l->n > l->told;
    if (news)
        name_all(out, l->at + l->told, l->n - l->told);
    l->told = l->n;
    SDL_UnlockMutex(l->gate);
    return news;
}
