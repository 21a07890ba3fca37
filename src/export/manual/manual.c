/* The pages of the manual, in the order of their tabs. */
#include "export/manual/manual.h"

#include <string.h>

#include "render/assets.h"

const struct manual_page manual_pages[MANUAL_PAGES] = {
    { "first-lesson", "First lesson", asset_first_lesson_md },
    { "puzzles", "Puzzles", asset_puzzles_md },
    { "slides", "Slides", asset_slides_md },
    { "command-line", "Command line", asset_command_line_md },
    { "methods", "Methods", asset_methods_md }
};

int manual_find(const char *link)
{
    size_t len = strcspn(link, ".#");

    for (int i = 0; i < MANUAL_PAGES; i++)
        if (strlen(manual_pages[i].name) == len &&
            strncmp(manual_pages[i].name, link, len) == 0 &&
            (link[len] == '\0' || strncmp(link + len, ".md", 3) == 0))
            return i;
    return -1;
}
