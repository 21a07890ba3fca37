/* The program: a command line, or a window, of which neither knows of the
 * other. */
#include "app/app.h"
#include "cli/cli.h"

static int open_window(const struct cli_window *window)
{
    const struct app_options options = {
        .run = window->run,
        .picture = window->picture,
        .slides = window->slides,
        .font = window->font,
        .theme = window->theme,
        .renderer = window->renderer,
        .scale_percent = window->scale_percent
    };

    return app_run(&options);
}

int main(int argc, char **argv)
{
    return cli_main(argc, argv, open_window);
}
