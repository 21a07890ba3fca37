/*
 * A fresh folder for each test, as greatest's set-up and tear-down, and looks
 * at what is in it. The argument of both is room for its name.
 */
#ifndef CHEQUER_TEST_FOLDER_H
#define CHEQUER_TEST_FOLDER_H

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"

enum { FOLDER_NAME = 32 };

/* Makes the folder and goes there. */
static inline void folder_make(void *name)
{
    strcpy(name, "/tmp/chequer-test-XXXXXX");
    if (!mkdtemp(name) || chdir(name) != 0)
        abort();
}

static inline void folder_remove(void *name)
{
    char command[FOLDER_NAME + 16];

    snprintf(command, sizeof command, "rm -rf %s", (char *)name);
    if (chdir("/") != 0 || system(command) != 0)
        abort();
}

/* How many files there are, hidden ones included. */
static inline int folder_entries(const char *name)
{
    DIR *dir = opendir(name);
    int n = 0;

    while (readdir(dir))
        n++;
    closedir(dir);
    return n - 2;
}

static inline bool folder_file_holds(const char *path, const char *contents)
{
    struct text t;
    struct error err;
    bool same;

    text_init(&t);
    same = file_read(path, 1000, &t, &err) && strcmp(t.at, contents) == 0;
    text_free(&t);
    return same;
}

#endif
