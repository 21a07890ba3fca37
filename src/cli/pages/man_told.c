/* What no table of the program tells: the words of the manual page on the
 * world around it. */
#include "cli/pages/man.h"

#include <stddef.h>
#include <string.h>

/* clang-format off */
const struct told man_environment[] = {
    { "CHEQUER_FONT",
      "The font, where --font names none: a TrueType file such as "
      "DejaVuSans.ttf." },
    { "DISPLAY",
      "The X display on which the window opens." },
    { "GDK_DPI_SCALE",
      "As GDK_SCALE, which it multiplies." },
    { "GDK_SCALE",
      "How many times as large as usual buttons and text are to be. With the X "
      "resource Xft.dpi and QT_SCALE_FACTOR, the largest counts." },
    { "HOME",
      "Where the folders of XDG_CONFIG_HOME and XDG_STATE_HOME are if they are "
      "not set, and where pictures go if nothing says so." },
    { "PATH",
      "Where ffmpeg is looked for, which MP4 and WebM need." },
    { "QT_SCALE_FACTOR",
      "As GDK_SCALE." },
    { "SDL_RENDER_DRIVER",
      "How SDL draws, where --renderer does not say." },
    { "SDL_VIDEODRIVER",
      "How SDL opens the window, whichever displays there are: x11 or "
      "wayland." },
    { "TMPDIR",
      "Where MP4 and WebM are put together, instead of /tmp." },
    { "WAYLAND_DISPLAY",
      "The Wayland display on which the window opens." },
    { "XDG_CONFIG_HOME",
      "The folder of user-dirs.dirs, which says where pictures go; "
      "~/.config if it is not set." },
    { "XDG_SESSION_TYPE",
      "Where there are displays of both kinds, that of Wayland is preferred "
      "unless this is x11." },
    { "XDG_STATE_HOME",
      "The folder in which the window keeps what it remembers; "
      "~/.local/state if it is not set." },
    { NULL, NULL }
};

const struct told man_files[] = {
    { "~/.local/state/chequer/session",
      "What the window remembers: its settings, its size and the runs that "
      "were open." },
    { "~/.config/user-dirs.dirs",
      "Its XDG_PICTURES_DIR is the folder that the window saves pictures in." },
    { NULL, NULL }
};

/* In the order in which people come to need them. */
const struct told man_examples[] = {
    { "chequer tour --start f6 -o tour.png",
      "A picture of a knight's tour:" },
    { "chequer tour --size 7x6 --to 12 -o tour.gif",
      "The beginning of another, as a film:" },
    { "chequer show tour.png",
      "The window, with the run that a picture shows:" },
    { "chequer queens --count",
      "How many ways there are to place eight queens:" },
    { "chequer queens --fundamental --sheet all -o twelve.pdf",
      "The twelve that are really different, on a page to print:" },
    { "chequer chess960 --worksheet 1-6 -o arrays.pdf",
      "A worksheet for a class, and its answers:" },
    { "chequer slides warnsdorff -o warnsdorff.pdf",
      "A lesson as a deck of slides:" },
    { NULL, NULL }
};

/* What is to be said of a command beside its sentence. */
static const struct told more[] = {
    { "show",
      "A run is a puzzle's name and its settings as key=value, where the "
      "keys are the names of options, and step=K is the moment to look "
      "at. The pictures that chequer makes carry it. In place of a run "
      "there may be such a picture, a game in PGN, a position in FEN, a "
      "tour as a grid of numbers or a list of squares, the shape of a "
      "board, or the script of a lesson; what follows it as key=value "
      "changes what it says. With -o the same is written again, without a "
      "window." },
    { "slides",
      "A lesson is a file, whose form 'chequer help slides' explains, or "
      "one of these:" },
    { "sum",
      "Each line of a file is a part, as 'chequer queens --count --part 1/8' "
      "prints one. All parts of one question must be there, each once; - is "
      "standard input." },
    { "help", "In place of a command there may be:" },
    { NULL, NULL }
};
/* clang-format on */

const struct told *man_more(const char *name)
{
    const struct told *t = more;

    while (t->name && strcmp(t->name, name) != 0)
        t++;
    return t->name ? t : NULL;
}
