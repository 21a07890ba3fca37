/*
 * Folders by the XDG specifications: relative values in the environment are
 * to be ignored, and user-dirs.dirs holds lines such as
 * XDG_PICTURES_DIR="$HOME/Pictures".
 */
#include "app/save/paths.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"

enum { USER_DIRS_MAX = 65536 };

static const char *absolute(const char *name)
{
    const char *value = getenv(name);

    return value != NULL && value[0] == '/' ? value : NULL;
}

/* $NAME, or `fallback` in the home. */
static bool base_folder(const char *name, const char *fallback,
                        struct text *out)
{
    const char *set = absolute(name), *home = absolute("HOME");

    if (set != NULL)
        text_add(out, set);
    else if (home != NULL)
        text_addf(out, "%s/%s", home, fallback);
    return set != NULL || home != NULL;
}

bool paths_state(struct text *out)
{
    if (!base_folder("XDG_STATE_HOME", ".local/state", out))
        return false;
    text_add(out, "/chequer");
    return true;
}

/* The quoted value of a shell assignment, with $HOME put in. */
static bool unquote(const char *value, size_t len, struct text *out)
{
    static const char home_name[] = "$HOME";
    const char *home = absolute("HOME");

    if (len < 2 || value[0] != '"' || value[len - 1] != '"')
        return false;
    value++;
    len -= 2;
    if (len >= 5 && strncmp(value, home_name, 5) == 0) {
        if (home == NULL)
            return false;
        text_add(out, home);
        value += 5;
        len -= 5;
    } else if (len == 0 || value[0] != '/') {
        return false;
    }
    text_add_bytes(out, value, len);
    return true;
}

static bool find_pictures(const char *dirs, struct text *out)
{
    static const char key[] = "XDG_PICTURES_DIR=";

    for (const char *line = dirs; *line != '\0';) {
        size_t len = strcspn(line, "\n");

        if (strncmp(line, key, sizeof key - 1) == 0 &&
            unquote(line + sizeof key - 1, len - (sizeof key - 1), out))
            return true;
        line += len + (line[len] == '\n');
    }
    return false;
}

bool paths_pictures(struct text *out)
{
    const char *home = absolute("HOME");
    struct text path, dirs;
    struct error err;
    bool found;

    text_init(&path);
    text_init(&dirs);
    found = base_folder("XDG_CONFIG_HOME", ".config", &path);
    text_add(&path, "/user-dirs.dirs");
    found = found && file_read(path.at, USER_DIRS_MAX, &dirs, &err) &&
            find_pictures(dirs.at, out);
    text_free(&path);
    text_free(&dirs);
    if (!found && home != NULL)
        text_add(out, home);
    return found || home != NULL;
}

void paths_resolve(const char *typed, const char *folder, struct text *out)
{
    const char *home = absolute("HOME");

    if (typed[0] == '~' && (typed[1] == '/' || typed[1] == '\0') && home)
        text_addf(out, "%s%s", home, typed + 1);
    else if (typed[0] == '/')
        text_add(out, typed);
    else
        text_addf(out, "%s/%s", folder, typed);
}

void paths_shorten(const char *path, struct text *out)
{
    const char *home = absolute("HOME");
    size_t len = home != NULL ? strlen(home) : 0;

    if (len > 1 && strncmp(path, home, len) == 0 && path[len] == '/')
        text_addf(out, "~%s", path + len);
    else
        text_add(out, path);
}

void paths_brief(struct error *err)
{
    const char *home = absolute("HOME"), *at = NULL;
    struct text words;

    if (home != NULL && strlen(home) > 1)
        at = strstr(err->message, home);
    if (at == NULL || at[strlen(home)] != '/' ||
        (at > err->message && at[-1] != ' '))
        return;
    text_init(&words);
    text_add_bytes(&words, err->message, (size_t)(at - err->message));
    paths_shorten(at, &words);
    error_set(err, "%s", words.at);
    text_free(&words);
}

/* What is there on the way to `folder`, but is none. */
static bool find_obstacle(const char *folder, struct text *out)
{
    for (const char *p = folder; *p != '\0'; p++) {
        if (p[1] != '/' && p[1] != '\0')
            continue;
        text_clear(out);
        text_add_bytes(out, folder, (size_t)(p + 1 - folder));
        if (file_is_there(out->at) && !file_is_folder(out->at))
            return true;
    }
    return false;
}

bool paths_make(const char *folder, const char *advice, struct error *err)
{
    struct text obstacle, words;

    if (file_make_folders(folder, err))
        return true;
    text_init(&obstacle);
    text_init(&words);
    if (find_obstacle(folder, &obstacle)) {
        paths_shorten(obstacle.at, &words);
        text_add(&words, " is a file, not a folder");
    } else {
        paths_brief(err);
        text_add(&words, err->message);
    }
    if (advice != NULL)
        text_addf(&words, ": %s", advice);
    error_set(err, "%s", words.at);
    text_free(&words);
    text_free(&obstacle);
    return false;
}

/* The shell does not wait for the program, so that we need not either; it
 * tells whether there is one. */
bool paths_show(const char *folder, struct error *err)
{
    static const char open[] = "command -v xdg-open >/dev/null || exit 1; "
                               "xdg-open \"$1\" >/dev/null 2>&1 &";
    pid_t shell = fork();
    int code = -1;

    if (shell == 0) {
        execl("/bin/sh", "sh", "-c", open, "sh", folder, (char *)NULL);
        _exit(1);
    }
    if (shell < 0 || waitpid(shell, &code, 0) != shell || code != 0)
        return error_set(
            err, "xdg-open is not there to open %s: install xdg-utils", folder);
    return true;
}
