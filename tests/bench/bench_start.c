/*
 * From the start of the program to its first frame. The benchmark starts
 * itself as another process, which opens the window as the program does,
 * with the wish to quit already waiting: it draws one frame and closes.
 */
#define _XOPEN_SOURCE 700       /* for nftw */

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SDL.h>

#include "app/app.h"
#include "bench.h"

enum { TRIES = 5 };

int bench_start_child(const char *part)
{
    static const struct app_options options = {.run = "tour start=f6"};
    SDL_Event quit = {.type = SDL_QUIT};

    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return EXIT_FAILURE;
    if (strcmp(part, "video") == 0) {
        SDL_Quit();
        return EXIT_SUCCESS;
    }
    SDL_PushEvent(&quit);
    return app_run(&options);
}

/* The seconds from here to the end of the child, or -1 if it failed. */
static double child_seconds(const char *part)
{
    double began = bench_wall();
    pid_t child = fork();
    int status;

    if (child == 0) {
        execl("/proc/self/exe", "chequer-bench", "--child", part,
              (char *)NULL);
        _exit(EXIT_FAILURE);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
        return -1;
    return bench_wall() - began;
}

/* Nothing of the user's is read or written: settings live in `folder`. */
static void shield_settings(const char *folder)
{
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("XDG_DATA_HOME", folder, 1);
}

static int discard(const char *path, const struct stat *st, int type,
                   struct FTW *place)
{
    (void)st;
    (void)type;
    (void)place;
    return remove(path);
}

static void measure(struct bench *b, const char *name)
{
    double video = 0, all = 0;

    for (int i = 0; i < TRIES; i++) {
        double v = child_seconds("video"), a = child_seconds("frame");

        if (v < 0 || a < 0) {
            bench_skip(b, name, "the window could not be opened");
            return;
        }
        video = bench_best(video, v);
        all = bench_best(all, a);
    }
    bench_row(b, name, (double[]){all * 1e3, video * 1e3,
                                  all / (video + 0.02)});
}

void bench_start(struct bench *b)
{
    static const char *const columns[] = {"all, ms", "SDL_Init, ms",
                                          "ratio +20ms", NULL};
    bool shown = getenv("DISPLAY") || getenv("WAYLAND_DISPLAY");
    const char *name = shown ? "start, first frame, close"
                             : "start, first frame, close (no display)";
    char folder[] = "/tmp/chequer-bench-XXXXXX";

    bench_table(b, "from start to first frame", columns);
    if (!bench_wants(b, name))
        return;
    if (mkdtemp(folder) == NULL) {
        bench_skip(b, name, "no temporary folder");
        return;
    }
    if (!shown)
        setenv("SDL_VIDEODRIVER", "dummy", 1);
    shield_settings(folder);
    measure(b, name);
    nftw(folder, discard, 8, FTW_DEPTH | FTW_PHYS);
}
