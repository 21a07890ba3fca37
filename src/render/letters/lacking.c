/* A short list: who lacks many lacks a whole script, and two or three letters
 * of it say which. */
#include "render/letters/lacking.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/utf8.h"

enum { KEPT = 64, NAMED = 4, NAMES = 200 };

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

/* Appends it to the names, after what stands before it; NAMES are enough. */
static void name(char *names, const char *before, uint32_t character)
{
    size_t len = strlen(names);
    char utf8[UTF8_MAX + 1];

    utf8[utf8_put(utf8, character)] = '\0';
    snprintf(names + len, NAMES - len, "%s%s (U+%04X)", before, utf8,
             (unsigned)character);
}

static void name_all(struct error *words, const uint32_t *at, int n)
{
    char names[NAMES] = "", more[NAMES] = "";

    for (int i = 0; i < n && i < NAMED; i++)
        name(names, i == 0 ? "" : i + 1 == n ? " and " : ", ", at[i]);
    if (n > NAMED)
        snprintf(more, sizeof more, " and %d more", n - NAMED);
    error_set(words, "no font here has the character%s %s%s: %s",
              n > 1 ? "s" : "", names, more,
              n > 1 ? "boxes stand in their places"
                    : "a box stands in its place");
}

bool lacking_tell(struct lacking *l, struct error *words)
{
    bool news;

    SDL_LockMutex(l->gate);
    news = l->n > l->told;
    if (news)
        name_all(words, l->at + l->told, l->n - l->told);
    l->told = l->n;
    SDL_UnlockMutex(l->gate);
    return news;
}
