/*
 * From the start of the program to its first frame. The benchmark starts
 * itself as another process, which opens the window as the program does,
 * with the wish to quit already waiting: it draws one frame and closes.
 */
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "app/app.h"
#include "bench.h"
#include "program.h"

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

static bool start(const char *part, struct used *best)
{
    const char *const argv[] = { "/proc/self/exe", "--child", part, NULL };

    return program_run(argv, best);
}

static void measure(struct bench *b, const char *folder)
{
    struct used video = { 0 }, all = { 0 };
    bool opened = true;

    for (int i = 0; i < TRIES && opened; i++)
        opened = start("video", &video) && start("frame", &all);
    program_forget(folder);
    if (!opened)
        bench_skip(b, "the window could not be opened");
    bench_row(b, (double[]){ all.processor, video.processor,
                             all.processor / (video.processor + 0.02),
                             all.clock, video.clock, all.peak });
}

void bench_start(struct bench *b)
{
    static const struct column columns[] = {
        { "all", SECONDS, "from start through the first frame to the end" },
        { "SDL_Init", SECONDS, "SDL alone, of that" },
        { "ratio", RATIO, "all to SDL_Init and 20 ms" },
        { "all, clock", CLOCK, "" },
        { "SDL, clock", CLOCK, "" },
        { "memory", BYTES, "the most that all of it had" },
        { NULL, NUMBER, NULL }
    };
    bool shown = getenv("DISPLAY") || getenv("WAYLAND_DISPLAY");
    char folder[] = PROGRAM_FOLDER;

    bench_table(b, "from start to first frame", columns);
    if (!bench_begin(b, shown ? "start, first frame, close"
                              : "start, first frame, close (no display)"))
        return;
    if (!program_folder(folder))
        bench_skip(b, "no temporary folder");
    if (!shown)
        setenv("SDL_VIDEODRIVER", "dummy", 1);
    measure(b, folder);
}
