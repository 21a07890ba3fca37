/*
 * From the start of the program to its first frame. The benchmark starts
 * itself as another process, which opens the window as the program does,
 * with the wish to quit already waiting: it draws one frame and closes.
 */
#define _DEFAULT_SOURCE   /* for wait4 */
#define _XOPEN_SOURCE 700 /* for nftw */

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SDL.h>

#include "app/app.h"
#include "bench.h"

enum { TRIES = 15 };

int bench_start_child(const char *part)
{
    static const struct app_options options = { .run = "tour start=f6" };
    SDL_Event quit = { .type = SDL_QUIT };

    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return EXIT_FAILURE;
    if (strcmp(part, "video") == 0) {
        SDL_Quit();
        return EXIT_SUCCESS;
    }
    SDL_PushEvent(&quit);
    return app_run(&options);
}

/* Seconds by the clock, and those the processor worked. */
struct span {
    double clock, work;
};

static double in_seconds(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

/* From here to the end of the child; false if it failed. */
static bool child_span(const char *part, struct span *best)
{
    double began = bench_wall();
    pid_t child = fork();
    struct rusage used;
    int status;

    if (child == 0) {
        execl("/proc/self/exe", "chequer-bench", "--child", part, (char *)NULL);
        _exit(EXIT_FAILURE);
    }
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0)
        return false;
    best->clock = bench_best(best->clock, bench_wall() - began);
    best->work = bench_best(best->work, in_seconds(used.ru_utime) +
                                            in_seconds(used.ru_stime));
    return true;
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
    struct span video = { 0, 0 }, all = { 0, 0 };

    for (int i = 0; i < TRIES; i++)
        if (!child_span("video", &video) || !child_span("frame", &all)) {
            bench_skip(b, name, "the window could not be opened");
            return;
        }
    bench_row(b, name,
              (double[]){ all.clock * 1e3, video.clock * 1e3,
                          all.clock / (video.clock + 0.02), all.work * 1e3,
                          video.work * 1e3, all.work / (video.work + 0.02) });
}

void bench_start(struct bench *b)
{
    static const char *const columns[] = { "all, ms",     "SDL_Init",
                                           "ratio +20ms", "all, CPU",
                                           "SDL_Init",    "ratio +20ms",
                                           NULL };
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
