/* Reading folders. */
#include "app/open/entries.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/file/file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "export/file_kind.h"

enum { ENTRIES_MAX = 20000 };

void entries_free(struct entries *e)
{
    for (size_t i = 0; i < e->n; i++)
        free(e->at[i].name);
    free(e->at);
    *e = (struct entries){ 0 };
}

static int compare(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    if (a->folder != b->folder)
        return a->folder ? -1 : 1;
    if (!a->folder && a->changed != b->changed)
        return a->changed > b->changed ? -1 : 1;
    return strcmp(a->name, b->name);
}

/* What has no name that can be typed and shown is left out. */
static bool is_named(const char *name)
{
    return strcmp(name, ".") != 0 && strcmp(name, "..") != 0 &&
           utf8_printable(name);
}

static void add(struct entries *e, const char *folder, const char *name)
{
    struct text path;
    struct stat about;
    bool there, is_folder;

    text_init(&path);
    text_addf(&path, "%s/%s", folder, name);
    there = stat(path.at, &about) == 0;
    text_free(&path);
    is_folder = there && S_ISDIR(about.st_mode);
    if (!is_folder &&
        !(there && S_ISREG(about.st_mode) && file_kind_promised(name)))
        return;
    e->at = xrealloc(e->at, e->n + 1, sizeof *e->at);
    e->at[e->n++] = (struct entry){ .name = xstrdup(name),
                                    .folder = is_folder,
                                    .changed = about.st_mtime };
}

bool entries_read(struct entries *e, const char *folder, struct error *err)
{
    DIR *dir = opendir(*folder != '\0' ? folder : "/");
    const struct dirent *d;

    entries_free(e);
    if (dir == NULL)
        return file_error(err, "open the folder", folder);
    while (e->n < ENTRIES_MAX && (d = readdir(dir)) != NULL)
        if (is_named(d->d_name))
            add(e, folder, d->d_name);
    closedir(dir);
    if (e->n > 0)
        qsort(e->at, e->n, sizeof *e->at, compare);
    return true;
}

bool entry_matches(const struct entry *e, const char *typed)
{
    size_t len = strlen(typed);

    if (e->name[0] == '.' && typed[0] != '.')
        return false;
    for (const char *at = e->name; strlen(at) >= len; at++)
        if (strncasecmp(at, typed, len) == 0)
            return true;
    return false;
}

bool entry_continues(const struct entry *e, const char *typed)
{
    return strncmp(e->name, typed, strlen(typed)) == 0;
}
