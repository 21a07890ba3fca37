/* The remembered settings as text, and back. */
#include "app/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/merge.h"
#include "app/save/paths.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/lock.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/line.h"
#include "scene/theme.h"

enum {
    FILE_MAX = 1 << 20,
    SIDE_MAX = 16384,
    PERCENT_MIN = 100,
    BAD_MAX = 99,  /* broken ones that are kept */
    TURN_MS = 1000 /* another window is waited for */
};

static const char header[] = "chequer settings 1\n";

/* --- the window's own ---------------------------------------------------- */

enum { WINDOW, SCALE, SPEED, GREETED, GLIDE, MORE, SIZED, SURROUND };

const float speed_levels[SPEED_LEVELS] = { 0.25f, 0.5f, 1,   2,    4,    8, 16,
                                           30,    60,   250, 1000, 4000, 0 };

static const char *const speed_names[] = { "0.25", "0.5",  "1",  "2",  "4",
                                           "8",    "16",   "30", "60", "250",
                                           "1000", "4000", "0",  NULL };

static const char *const surround_names[] = { "theme", "light", "dark", NULL };

/* clang-format off */
static const struct control window_controls[] = {
    [WINDOW] = { .key = "window", .label = "Window", .kind = CONTROL_SIZE,
                 .min = 1, .max = SIDE_MAX, .initial = "1280x800" },
    [SCALE] = { .key = "scale", .label = "Text size", .kind = CONTROL_RANGE,
                .min = PERCENT_MIN, .max = 300, .initial = "none",
                .optional = true, .quiet = true },
    [SPEED] = { .key = "speed", .label = "Speed", .kind = CONTROL_CHOICE,
                .names = speed_names, .initial = "4" },
    [GREETED] = { .key = "greeted", .label = "A square was clicked",
                  .kind = CONTROL_SWITCH, .initial = "off" },
    [GLIDE] = { .key = "glide", .label = "Gliding pieces",
                .kind = CONTROL_SWITCH, .initial = "on" },
    [MORE] = { .key = "more", .label = "More settings",
               .kind = CONTROL_SWITCH, .initial = "off" },
    [SIZED] = { .key = "picture-sized", .label = "Pictures have their size",
                .kind = CONTROL_SWITCH, .initial = "off" },
    [SURROUND] = { .key = "surround", .label = "Around the board",
                   .kind = CONTROL_CHOICE, .names = surround_names,
                   .initial = "theme" },
    { .key = NULL }
};
/* clang-format on */

static void to_params(const struct settings *s, struct params *p)
{
    memset(p, 0, sizeof *p);
    p->at[WINDOW] = (struct setting){ s->width, s->height, NULL };
    p->at[SCALE].number = s->percent > 0 ? s->percent : PERCENT_MIN - 1;
    p->at[SPEED].number = s->speed;
    p->at[GREETED].number = s->greeted;
    p->at[GLIDE].number = s->glide;
    p->at[MORE].number = s->more;
    p->at[SIZED].number = s->sized;
    p->at[SURROUND].number = (int)s->surround;
}

static void from_params(const struct params *p, struct settings *s)
{
    s->width = p->at[WINDOW].number;
    s->height = p->at[WINDOW].second;
    s->percent = p->at[SCALE].number;
    if (s->percent < PERCENT_MIN)
        s->percent = 0;
    s->speed = p->at[SPEED].number;
    s->greeted = p->at[GREETED].number;
    s->glide = p->at[GLIDE].number;
    s->more = p->at[MORE].number;
    s->sized = p->at[SIZED].number;
    s->surround = (enum surround)p->at[SURROUND].number;
}

void settings_init(struct settings *s)
{
    struct params params;

    params_init(&params, window_controls);
    *s = (struct settings){ .current = -1,
                            .style = style_usual(),
                            .print = print_usual() };
    from_params(&params, s);
    params_free(&params);
}

const struct theme *settings_theme(const struct settings *s)
{
    const struct theme *theme = s->style.theme;

    return s->surround == SURROUND_LIGHT  ? theme_light(theme)
           : s->surround == SURROUND_DARK ? theme_dark(theme)
                                          : theme;
}

void settings_free(struct settings *s)
{
    for (int i = 0; i < s->nruns; i++)
        free(s->runs[i]);
    free(s->folder);
    settings_init(s);
}

static void print_to_params(const struct print *print, struct params *p)
{
    memset(p, 0, sizeof *p);
    for (int i = 0; i < PRINT_KEYS; i++)
        p->at[i].number = print->at[i];
}

/* --- runs ---------------------------------------------------------------- */

static bool same_word(const char *a, const char *b)
{
    size_t n = strcspn(a, " ");

    return n == strcspn(b, " ") && strncmp(a, b, n) == 0;
}

static int find_run(const struct settings *s, const char *run)
{
    for (int i = 0; i < s->nruns; i++)
        if (same_word(s->runs[i], run))
            return i;
    return -1;
}

void settings_remember(struct settings *s, const char *run)
{
    int i = find_run(s, run);

    if (i < 0 && s->nruns == SETTINGS_RUNS)
        i = 0;
    if (i < 0)
        s->runs[i = s->nruns++] = NULL;
    s->current = i;
    if (s->runs[i] != NULL && strcmp(s->runs[i], run) == 0)
        return;
    free(s->runs[i]);
    s->runs[i] = xstrdup(run);
}

const char *settings_run(const struct settings *s, const char *name)
{
    int i = find_run(s, name);

    return i < 0 ? NULL : s->runs[i];
}

/* --- as text ------------------------------------------------------------- */

/* As a line of settings is said, but with each on a line of its own. */
void settings_format(const struct settings *s, struct text *out)
{
    struct params params;
    struct text words;

    text_init(&words);
    to_params(s, &params);
    line_format(&params, window_controls, &words);
    print_to_params(&s->print, &params);
    line_format(&params, print_controls, &words);
    style_format(&s->style, &words);
    text_add_bytes(out, header, sizeof header - 2);
    for (const char *at = words.at; *at != '\0'; at++)
        text_addf(out, "%c", *at == ' ' ? '\n' : *at);
    text_add(out, "\n");
    text_free(&words);
    if (s->folder != NULL)
        text_addf(out, "folder=%s\n", s->folder);
    for (int i = 0; i < s->nruns; i++)
        text_addf(out, "%s=%s\n", i == s->current ? "current" : "run",
                  s->runs[i]);
}

static bool read_style(struct settings *s, const char *words)
{
    struct error err;
    struct text rest;
    bool ok;

    text_init(&rest);
    ok = style_take(&s->style, words, &rest, &err) && rest.len == 0;
    text_free(&rest);
    return ok;
}

static bool read_control(struct settings *s, int i, const char *value)
{
    struct params params;
    struct error err;
    bool ok;

    to_params(s, &params);
    ok = params_set(&params, window_controls, i, value, &err) &&
         (i != WINDOW || strchr(value, 'x') != NULL);
    if (ok)
        from_params(&params, s);
    params_free(&params);
    return ok;
}

static bool read_print(struct settings *s, int i, const char *value)
{
    struct params params;
    struct error err;
    bool ok;

    print_to_params(&s->print, &params);
    ok = params_set(&params, print_controls, i, value, &err);
    s->print.at[i] = params.at[i].number;
    return ok;
}

static bool read_run(struct settings *s, const char *value, bool current)
{
    int was = s->current;

    if (value[0] == '\0' || value[0] == ' ')
        return false;
    settings_remember(s, value);
    if (!current)
        s->current = was;
    return true;
}

/* How earlier versions wrote some. */
static void modernize(const char **key, const char **value)
{
    if (strcmp(*key, "flipped") == 0)
        *key = style_controls[STYLE_FLIP].key;
    if (strcmp(*value, "yes") == 0)
        *value = "on";
    else if (strcmp(*value, "no") == 0)
        *value = "off";
    else if (strcmp(*key, "scale") == 0 && strcmp(*value, "0") == 0)
        *value = "none";
    if (strcmp(*key, "paper-letter") == 0) {
        *key = print_controls[PRINT_PAPER].key;
        *value = strcmp(*value, "on") == 0 ? "letter" : "a4";
    }
}

static bool read_folder(struct settings *s, const char *value)
{
    if (value[0] != '/')
        return false;
    free(s->folder);
    s->folder = xstrdup(value);
    return true;
}

/* Keys of a later version are passed over: they do no harm. */
static bool read_value(struct settings *s, const char *key, const char *value)
{
    struct error err;
    int i;

    modernize(&key, &value);
    if ((i = control_find(window_controls, key)) >= 0)
        return read_control(s, i, value);
    if ((i = control_find(print_controls, key)) >= 0)
        return read_print(s, i, value);
    if ((i = control_find(style_controls, key)) >= 0)
        return style_set(&s->style, i, value, &err);
    if (strcmp(key, "picture") == 0) /* several at once, once */
        return read_style(s, value);
    if (strcmp(key, "folder") == 0)
        return read_folder(s, value);
    if (strcmp(key, "run") == 0 || strcmp(key, "current") == 0)
        return read_run(s, value, key[0] == 'c');
    return true;
}

static bool read_lines(struct settings *s, char *line, struct error *err)
{
    int number = 2;

    for (; *line != '\0'; number++) {
        char *end = line + strcspn(line, "\n"), *value = strchr(line, '=');
        bool last = *end == '\0';

        *end = '\0';
        if (value == NULL || value > end)
            return error_set(err, "line %d is not key=value", number);
        *value++ = '\0';
        if (!read_value(s, line, value))
            return error_set(err, "line %d, %s=%s", number, line, value);
        line = last ? end : end + 1;
    }
    return true;
}

bool settings_parse(struct settings *s, const char *text, struct error *err)
{
    struct settings fresh;
    char *copy;
    bool ok;

    if (strncmp(text, header, sizeof header - 1) != 0)
        return error_set(err, "it does not begin with \"%.*s\"",
                         (int)sizeof header - 2, header);
    settings_init(&fresh);
    copy = xstrdup(text + sizeof header - 1);
    ok = read_lines(&fresh, copy, err);
    free(copy);
    settings_free(ok ? s : &fresh);
    if (ok)
        *s = fresh;
    return ok;
}

/* --- the file ------------------------------------------------------------ */

/* The name may be taken, by an earlier one. */
static bool rename_bad(const char *path, struct text *bad)
{
    int i = 1;

    do {
        text_clear(bad);
        text_addf(bad, "%s.bad", path);
        if (i > 1)
            text_addf(bad, "%d", i);
    } while (file_is_there(bad->at) && i++ < BAD_MAX);
    return i <= BAD_MAX && rename(path, bad->at) == 0;
}

static bool put_aside(const char *path, const char *why, struct error *err)
{
    struct text bad;

    text_init(&bad);
    if (rename_bad(path, &bad))
        error_set(err, "settings could not be read (%s): kept as %s", why,
                  bad.at);
    else
        error_set(err, "settings in %s could not be read (%s)", path, why);
    text_free(&bad);
    return false;
}

/* Append what is in `path`, and take it. */
static bool read_file(struct settings *s, const char *path, struct text *out,
                      struct error *err)
{
    return file_read(path, FILE_MAX, out, err) &&
           (strlen(out->at) == out->len ||
            error_set(err, "it is not a text")) &&
           settings_parse(s, out->at, err);
}

bool settings_load(struct settings *s, const char *path, struct error *err)
{
    struct text text;
    struct error why;
    bool ok;

    if (access(path, F_OK) != 0)
        return true;
    text_init(&text);
    ok = read_file(s, path, &text, &why);
    text_free(&text);
    return ok || put_aside(path, why.message, err);
}

/* What the file has now, if it can be understood. */
static void add_theirs(const char *path, struct text *out)
{
    struct settings other;
    struct error err;

    settings_init(&other);
    if (!read_file(&other, path, out, &err))
        text_clear(out);
    settings_free(&other);
}

/* Another window may have written since we did. */
static bool write_merged(const char *path, const char *base, const char *ours,
                         struct error *err)
{
    struct text theirs, all;
    bool ok;

    text_init(&theirs);
    text_init(&all);
    add_theirs(path, &theirs);
    merge_settings(base, ours, theirs.at, &all);
    ok = file_write(path, all.at, all.len, err);
    text_free(&all);
    text_free(&theirs);
    return ok;
}

/* Neither window writes while the other is between reading and writing. */
static bool take_turns(const char *folder, const char *path, const char *base,
                       const char *ours, struct error *err)
{
    int lock = lock_folder(folder, TURN_MS);
    bool ok = write_merged(path, base, ours, err);

    lock_release(lock);
    return ok;
}

bool settings_save(const char *path, const char *base, const char *ours,
                   struct error *err)
{
    struct text folder;
    bool ok;

    text_init(&folder);
    text_add_bytes(&folder, path, (size_t)(strrchr(path, '/') - path));
    ok = paths_make(folder.at, NULL, err) &&
         /* a pipe would be waited for */
         (file_is_replaced(path) || error_set(err, "%s is no file", path)) &&
         take_turns(folder.at, path, base, ours, err);
    text_free(&folder);
    return ok;
}
