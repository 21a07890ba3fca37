/* The program: a command line, or a window, of which neither knows of the
 * other. */
#include <commit.h> /* made by cmake/Commit.cmake */

#include "app/app.h"
#include "cli/cli.h"

static int open_window(const struct cli_window *window)
{
    const struct app_options options = { .run = window->run,
                                         .picture = window->picture,
                                         .slides = window->slides,
                                         .file = window->file,
                                         .font = window->font,
                                         .theme = window->theme,
                                         .renderer = window->renderer,
                                         .scale_percent = window->scale_percent,
                                         .say = window->say };

    return app_run(&options);
}

int main(int argc, char **argv)
{
    static const struct cli_program program = { CHEQUER_VERSION CHEQUER_COMMIT,
                                                CHEQUER_DATE, open_window };

    return cli_main(argc, argv, &program);
}
