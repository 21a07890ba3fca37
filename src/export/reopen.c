/* Opening pictures again. */
#include "export/reopen.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "export/formats.h"
#include "session/run.h"

bool reopen_is_file(const char *word)
{
    return strpbrk(word, "/.") || file_is_there(word);
}

/* Only the end of a long path is shown. */
static const char *shown(const char *path)
{
    enum { MOST = 200 };
    size_t len = strlen(path);

    return len <= MOST ? path : path + len - MOST;
}

/* A description is one line of text, whatever else may be in the file. */
static bool is_line(const struct text *line)
{
    return line->len > 0 && line->len <= RUN_TEXT_MAX &&
           strlen(line->at) == line->len && utf8_printable(line->at);
}

static bool refuse_foreign(const char *path, struct error *err)
{
    struct text titles;

    text_init(&titles);
    formats_list(&titles, FORMAT_TITLES, format_reopens);
    error_set(err, "%s is not a picture in %s", shown(path), titles.at);
    text_free(&titles);
    return false;
}

static bool judge(enum about_found found, const char *path,
                  const struct text *line, struct error *err)
{
    switch (found) {
    case ABOUT_FOREIGN: return refuse_foreign(path, err);
    case ABOUT_NONE:
        return error_set(err,
                         "%s carries no description of a run: only "
                         "pictures made by chequer do, and some programs "
                         "drop it",
                         shown(path));
    case ABOUT_FOUND:
        if (is_line(line))
            return true;
        break;
    case ABOUT_DAMAGED: break;
    }
    return error_set(err, "the description in %s is damaged", shown(path));
}

enum about_found reopen_find(const void *bytes, size_t len, struct text *run)
{
    enum about_found found = ABOUT_FOREIGN;

    for (int i = 0; i < FORMATS && found == ABOUT_FOREIGN; i++)
        if (formats[i].find)
            found = formats[i].find(bytes, len, run);
    return found;
}

bool reopen_words(const char *path, struct text *words, struct error *err)
{
    return file_read(path, RUN_TEXT_MAX, words, err);
}

bool reopen_line(const char *path, struct text *line, struct error *err)
{
    struct text bytes, found;
    bool ok;

    text_init(&bytes);
    text_init(&found);
    ok = file_read_ends(path, ABOUT_BYTES, ABOUT_LAST, &bytes, err) &&
         judge(reopen_find(bytes.at, bytes.len, &found), path, &found, err);
    if (ok)
        text_add(line, found.at);
    text_free(&bytes);
    text_free(&found);
    return ok;
}
