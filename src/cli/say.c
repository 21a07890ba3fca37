/* How the command line speaks. */
#include "cli/say.h"

#include <stdio.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/exit.h"

int say_error(const struct error *err, int code)
{
    fprintf(stderr, "chequer: %s\n", err->message);
    return code;
}

int say_end(int code, const struct error *err)
{
    return code == CLI_DONE || code > CLI_SIGNAL ? code : say_error(err, code);
}

int say_text(const struct text *t)
{
    struct error err;

    if (file_write("-", t->at, t->len, &err))
        return CLI_DONE;
    return say_error(&err, CLI_NOT_WRITTEN);
}
