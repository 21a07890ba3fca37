/* The remembered settings as text, and back. */
#include "app/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/ui/layout.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/parse.h"
#include "base/text.h"
#include "scene/theme.h"

enum { FILE_MAX = 1 << 20, SIDE_MAX = 16384 };

static const char header[] = "chequer settings 1\n";

const int speed_levels[SPEED_LEVELS] = { 1,  2,   4,    8,    16, 30,
                                         60, 250, 1000, 4000, 0 };

void settings_init(struct settings *s)
{
    *s = (struct settings){ .width = 1280,
                            .height = 800,
                            .speed = SPEED_FIRST,
                            .glide = true,
                            .theme = theme_at(0),
                            .current = -1,
                            .look = { .coordinates = true,
                                      .numbers = true,
                                      .frame = true,
                                      .first_number = 1 },
                            .picture = style_usual() };
}

void settings_free(struct settings *s)
{
    for (int i = 0; i < s->nruns; i++)
        free(s->runs[i]);
    settings_init(s);
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

static void add_flag(struct text *out, const char *key, bool on)
{
    text_addf(out, "%s=%s\n", key, on ? "yes" : "no");
}

void settings_format(const struct settings *s, struct text *out)
{
    text_add(out, header);
    text_addf(out, "window=%dx%d\n", s->width, s->height);
    text_addf(out, "scale=%d\n", s->percent);
    text_addf(out, "speed=%d\n", speed_levels[s->speed]);
    text_addf(out, "theme=%s\n", s->theme->name);
    text_addf(out, "trail=%s\n", trail_names[s->look.trail]);
    text_addf(out, "first-number=%d\n", s->look.first_number);
    add_flag(out, "coordinates", s->look.coordinates);
    add_flag(out, "numbers", s->look.numbers);
    add_flag(out, "flipped", s->look.flipped);
    add_flag(out, "glide", s->glide);
    text_add(out, "picture=");
    style_format(&s->picture, out);
    text_add(out, "\n");
    add_flag(out, "picture-sized", s->sized);
    add_flag(out, "more", s->more);
    add_flag(out, "paper-letter", s->letter);
    for (int i = 0; i < s->nruns; i++)
        text_addf(out, "%s=%s\n", i == s->current ? "current" : "run",
                  s->runs[i]);
}

static bool read_flag(const char *value, bool *out)
{
    *out = strcmp(value, "yes") == 0;
    return *out || strcmp(value, "no") == 0;
}

static bool read_window(struct settings *s, char *value)
{
    char *by = strchr(value, 'x');

    if (by == NULL)
        return false;
    *by = '\0';
    return parse_int(value, 1, SIDE_MAX, &s->width) &&
           parse_int(by + 1, 1, SIDE_MAX, &s->height);
}

static bool read_speed(struct settings *s, const char *value)
{
    int speed;

    if (!parse_int(value, 0, speed_levels[SPEED_LEVELS - 2], &speed))
        return false;
    for (int i = 0; i < SPEED_LEVELS; i++)
        if (speed_levels[i] == speed) {
            s->speed = i;
            return true;
        }
    return false;
}

static bool read_trail(struct settings *s, const char *value)
{
    for (int i = 0; i < TRAIL_COUNT; i++)
        if (strcmp(trail_names[i], value) == 0) {
            s->look.trail = (enum trail)i;
            return true;
        }
    return false;
}

static bool read_theme(struct settings *s, const char *value)
{
    const struct theme *theme = theme_find(value);

    if (theme != NULL)
        s->theme = theme;
    return theme != NULL;
}

static bool read_picture(struct settings *s, const char *value)
{
    struct error err;
    struct text rest;
    bool ok;

    text_init(&rest);
    ok = style_take(&s->picture, value, &rest, &err) && rest.len == 0;
    text_free(&rest);
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

/* Keys of a later version are passed over: they do no harm. */
static bool read_value(struct settings *s, const char *key, char *value)
{
    if (strcmp(key, "window") == 0)
        return read_window(s, value);
    if (strcmp(key, "scale") == 0)
        return parse_int(value, 0, 300, &s->percent) &&
               (s->percent == 0 || s->percent >= 100);
    if (strcmp(key, "speed") == 0)
        return read_speed(s, value);
    if (strcmp(key, "theme") == 0)
        return read_theme(s, value);
    if (strcmp(key, "trail") == 0)
        return read_trail(s, value);
    if (strcmp(key, "first-number") == 0)
        return parse_int(value, 0, 1, &s->look.first_number);
    if (strcmp(key, "coordinates") == 0)
        return read_flag(value, &s->look.coordinates);
    if (strcmp(key, "numbers") == 0)
        return read_flag(value, &s->look.numbers);
    if (strcmp(key, "flipped") == 0)
        return read_flag(value, &s->look.flipped);
    if (strcmp(key, "glide") == 0)
        return read_flag(value, &s->glide);
    if (strcmp(key, "picture") == 0)
        return read_picture(s, value);
    if (strcmp(key, "picture-sized") == 0)
        return read_flag(value, &s->sized);
    if (strcmp(key, "more") == 0)
        return read_flag(value, &s->more);
    if (strcmp(key, "paper-letter") == 0)
        return read_flag(value, &s->letter);
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

static bool put_aside(const char *path, const char *why, struct error *err)
{
    struct text bad;

    text_init(&bad);
    text_addf(&bad, "%s.bad", path);
    if (rename(path, bad.at) == 0)
        error_set(err, "settings could not be read (%s): kept as %s", why,
                  bad.at);
    else
        error_set(err, "settings in %s could not be read (%s)", path, why);
    text_free(&bad);
    return false;
}

bool settings_load(struct settings *s, const char *path, struct error *err)
{
    struct text text;
    struct error why;
    bool ok;

    if (access(path, F_OK) != 0)
        return true;
    text_init(&text);
    ok = file_read(path, FILE_MAX, &text, &why) &&
         (strlen(text.at) == text.len || error_set(&why, "it is not a text")) &&
         settings_parse(s, text.at, &why);
    text_free(&text);
    return ok || put_aside(path, why.message, err);
}
