/* Where the output goes, looked at before the run. */
#include "cli/target.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/format.h"

bool target_suits(const char *path, const struct format *format,
                  struct error *err)
{
    if (path || !format->binary || !isatty(STDOUT_FILENO))
        return true;
    return error_set(err,
                     "a picture in %s is nothing for a terminal: name a "
                     "file with -o FILE, or insist with -o -",
                     format->name);
}

/* Can a file be made in the folder that `path` names it in? */
static bool folder_open(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct text folder;
    bool ok;

    text_init(&folder);
    if (slash)
        text_add_bytes(&folder, path, (size_t)(slash - path) + 1);
    else
        text_add(&folder, "./");
    ok = access(folder.at, W_OK | X_OK) == 0;
    text_free(&folder);
    return ok;
}

bool target_reachable(const char *path, struct error *err)
{
    struct stat st;
    bool ok;

    if (!path || strcmp(path, "-") == 0)
        return true;
    if (stat(path, &st) != 0)
        ok = errno == ENOENT && folder_open(path);
    else
        ok = S_ISDIR(st.st_mode) ? (errno = EISDIR, false)
                                 : access(path, W_OK) == 0;
    return ok || file_error(err, "write", path);
}
