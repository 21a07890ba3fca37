/* Settings in a line of text. */
#include "puzzle/line.h"

#include <string.h>

#include "base/text.h"
#include "puzzle/control.h"

/* The control that `word`, "key=value", begins with, or -1. */
static int index_of(const struct control *table, const char *word, size_t len)
{
    for (int i = 0; table[i].key; i++) {
        size_t n = strlen(table[i].key);

        if (n < len && word[n] == '=' && memcmp(word, table[i].key, n) == 0)
            return i;
    }
    return -1;
}

bool line_take(const char *line, const struct control *table, line_set *set,
               void *ctx, struct text *rest, struct error *err)
{
    static const char spaces[] = " \t\r\n";
    struct text value;
    bool ok = true;

    text_init(&value);
    line += strspn(line, spaces);
    while (ok && *line) {
        size_t len = strcspn(line, spaces);
        int index = index_of(table, line, len);

        if (index >= 0) {
            size_t skip = strlen(table[index].key) + 1;

            text_clear(&value);
            text_add_bytes(&value, line + skip, len - skip);
            ok = set(ctx, index, value.at, err);
        } else {
            text_add(rest, rest->len ? " " : "");
            text_add_bytes(rest, line, len);
        }
        line += len;
        line += strspn(line, spaces);
    }
    text_free(&value);
    return ok;
}

void line_format(const struct params *params, const struct control *table,
                 struct text *out)
{
    for (int i = 0; table[i].key; i++) {
        if (params_unsaid(params, table, i))
            continue;
        text_addf(out, " %s=", table[i].key);
        params_format(params, table, i, out);
    }
}
