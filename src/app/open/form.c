/* What the form knows and does; view.c draws it. */
#include "app/open/form.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/runs.h"
#include "app/save/paths.h"
#include "app/settings.h"
#include "base/alloc.h"
#include "base/file/file.h"

/* --- the list ------------------------------------------------------------ */

/* What of the path narrows the list down: all after the last slash. */
static const char *name_of(const char *typed)
{
    const char *slash = strrchr(typed, '/');

    return slash != NULL ? slash + 1 : typed;
}

/* The folder of a path; without any it is the home. */
static void folder_of(const char *typed, struct text *out)
{
    struct text folder, home;

    text_init(&folder);
    text_init(&home);
    paths_resolve("~", "", &home);
    text_add_bytes(&folder, typed, (size_t)(name_of(typed) - typed));
    paths_resolve(folder.at, home.at, out);
    while (out->len > 1 && out->at[out->len - 1] == '/')
        out->at[--out->len] = '\0';
    text_free(&folder);
    text_free(&home);
}

static void read_folder(struct open_form *f)
{
    struct text folder;

    text_init(&folder);
    folder_of(f->edit.text, &folder);
    if (f->folder.at == NULL || strcmp(folder.at, f->folder.at) != 0) {
        text_free(&f->folder);
        text_init(&f->folder);
        text_add(&f->folder, folder.at);
        f->why.message[0] = '\0';
        if (!entries_read(&f->entries, folder.at, &f->why))
            paths_brief(&f->why);
    }
    text_free(&folder);
}

/* A name that is being typed means the first that has it. */
static void narrow(struct open_form *f)
{
    const char *name = name_of(f->edit.text);

    f->rows = xrealloc(f->rows, f->entries.n + 1, sizeof *f->rows);
    f->n = f->top = 0;
    for (size_t i = 0; i < f->entries.n; i++)
        if (entry_matches(&f->entries.at[i], name))
            f->rows[f->n++] = (int)i;
    f->cursor = *name != '\0' && f->n > 0 ? 0 : -1;
}

void open_form_follow(struct open_form *f)
{
    if (strcmp(f->edit.text, f->typed) == 0)
        return;
    snprintf(f->typed, sizeof f->typed, "%s", f->edit.text);
    read_folder(f);
    narrow(f);
}

/* --- the path ------------------------------------------------------------ */

static void set_path(struct open_form *f, const char *path)
{
    edit_open(&f->edit, 0, 0, path);
    f->edit.words = f->edit.typed = true;
    f->edit.all = false;
    f->edit.cursor = f->edit.len;
    open_form_follow(f);
}

/* Of a folder: with a slash, so that its list is shown. */
static void set_folder(struct open_form *f, const char *folder)
{
    struct text whole, path;
    bool slash = *folder != '\0' && folder[strlen(folder) - 1] == '/';

    text_init(&whole);
    text_init(&path);
    text_addf(&whole, "%s%s", folder, slash ? "" : "/");
    paths_shorten(whole.at, &path);
    set_path(f, path.at);
    text_free(&whole);
    text_free(&path);
}

static void path_of(const struct open_form *f, const char *name,
                    struct text *out)
{
    bool slash = f->folder.len > 0 && f->folder.at[f->folder.len - 1] == '/';

    text_addf(out, "%s%s%s", f->folder.at, slash ? "" : "/", name);
}

/* --- opening and closing ------------------------------------------------- */

/* Where pictures are saved, if anything was; nothing is made by looking. */
static bool find_pictures(const struct runs *r, struct text *out)
{
    if (r->settings->folder != NULL)
        text_add(out, r->settings->folder);
    else if (!paths_pictures(out))
        return false;
    if (file_is_folder(out->at))
        return true;
    text_clear(out);
    return false;
}

void open_form_go(struct open_form *f, const struct runs *r,
                  enum open_place place)
{
    struct text folder;
    char here[EDIT_MAX];

    text_init(&folder);
    if (place == OPEN_HERE && getcwd(here, sizeof here) != NULL)
        text_add(&folder, here);
    else if (place != OPEN_PICTURES || !find_pictures(r, &folder))
        paths_resolve("~", "", &folder);
    set_folder(f, folder.at);
    text_free(&folder);
}

/* Files may have come since the last time. */
void open_form_show(struct open_form *f, const struct runs *r)
{
    open_form_free(f);
    *f = (struct open_form){ .on = true, .cursor = -1 };
    open_form_go(f, r, OPEN_PICTURES);
}

void open_form_close(struct open_form *f)
{
    f->on = false;
}

void open_form_free(struct open_form *f)
{
    text_free(&f->folder);
    entries_free(&f->entries);
    free(f->rows);
    *f = (struct open_form){ 0 };
}

/* --- what is done -------------------------------------------------------- */

/* The cursor stays in sight. */
static void move_to(struct open_form *f, int row)
{
    int fit = f->fit > 0 ? f->fit : 1;

    f->cursor = row >= f->n ? f->n - 1 : row < 0 ? 0 : row;
    if (f->n == 0)
        f->cursor = -1;
    if (f->cursor < f->top)
        f->top = f->cursor < 0 ? 0 : f->cursor;
    if (f->cursor >= f->top + fit)
        f->top = f->cursor - fit + 1;
}

void open_form_scroll(struct open_form *f, int rows)
{
    int most = f->n > f->fit ? f->n - f->fit : 0;

    f->top += rows;
    f->top = f->top > most ? most : f->top < 0 ? 0 : f->top;
}

bool open_form_choose(struct open_form *f, int row, struct text *path)
{
    const struct entry *e;

    if (row < 0 || row >= f->n)
        return false;
    e = &f->entries.at[f->rows[row]];
    path_of(f, e->name, path);
    if (!e->folder)
        return true;
    set_folder(f, path->at);
    text_clear(path);
    return false;
}

/* As many letters as all that begin like this have in common. */
static void complete(struct open_form *f)
{
    const char *name = name_of(f->edit.text);
    const struct entry *first = NULL;
    size_t common = 0;
    struct text path;

    for (int i = 0; i < f->n; i++) {
        const struct entry *e = &f->entries.at[f->rows[i]];

        if (f->n > 1 && !entry_continues(e, name))
            continue;
        if (first == NULL)
            common = strlen((first = e)->name);
        while (strncmp(first->name, e->name, common) != 0 ||
               (first->name[common] & 0xC0) == 0x80)
            common--;
    }
    if (first == NULL)
        return;
    text_init(&path);
    text_add_bytes(&path, f->edit.text, (size_t)(name - f->edit.text));
    text_add_bytes(&path, first->name, common);
    if (f->n == 1 && first->folder)
        text_add(&path, "/");
    set_path(f, path.at);
    text_free(&path);
}

static void go_above(struct open_form *f)
{
    char *slash = strrchr(f->folder.at, '/');
    struct text above;

    text_init(&above);
    if (slash != NULL)
        text_add_bytes(&above, f->folder.at,
                       slash > f->folder.at ? (size_t)(slash - f->folder.at)
                                            : 1);
    set_folder(f, above.len > 0 ? above.at : "/");
    text_free(&above);
}

/* What was typed in full counts, also if the list does not have it; else the
 * row that is marked. What is nowhere is refused by who opens it. */
static bool take(struct open_form *f, struct text *path)
{
    const char *name = name_of(f->edit.text);
    struct text typed;
    bool there, folder;

    text_init(&typed);
    path_of(f, name, &typed);
    there = *name != '\0' && file_is_there(typed.at);
    folder = there && file_is_folder(typed.at);
    if (folder)
        set_folder(f, typed.at);
    else if (there || (*name != '\0' && f->cursor < 0))
        text_add(path, typed.at);
    else
        open_form_choose(f, f->cursor, path);
    text_free(&typed);
    return path->len > 0;
}

bool open_form_press(struct open_form *f, enum open_key key, struct text *path)
{
    switch (key) {
    case OPEN_UP: move_to(f, f->cursor < 0 ? f->n - 1 : f->cursor - 1); break;
    case OPEN_DOWN: move_to(f, f->cursor + 1); break;
    case OPEN_PAGE_UP: move_to(f, f->cursor - f->fit); break;
    case OPEN_PAGE_DOWN: move_to(f, f->cursor + f->fit); break;
    case OPEN_COMPLETE: complete(f); break;
    case OPEN_ABOVE: go_above(f); break;
    case OPEN_TAKE: return take(f, path);
    }
    return false;
}
