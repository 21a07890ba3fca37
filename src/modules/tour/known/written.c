/* See the header. */
#include "modules/tour/known/written.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

enum written_kind written_read(struct written *out, const char *text,
                               struct error *err)
{
    bool grid = written_is_grid(text);

    if (strncmp(text, "\xEF\xBB\xBF", 3) == 0) /* some editors begin so */
        return written_read(out, text + 3, err);
    if (!grid && !written_is_list(text))
        return WRITTEN_NOT;
    if (strlen(text) > WRITTEN_MAX) {
        error_set(err, "a tour is read from at most %d characters",
                  WRITTEN_MAX);
        return WRITTEN_WRONG;
    }
    return (grid ? written_grid : written_list)(out, text, err) ? WRITTEN_WELL
                                                                : WRITTEN_WRONG;
}

void written_free(struct written *w)
{
    board_free(&w->board);
    free(w->path);
}
