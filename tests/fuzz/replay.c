/*
 * In libFuzzer's place: feeds files, named one by one or by their folder, to a
 * target. Whatever once broke something is tried again this way by every
 * compiler. So is what no file need be kept for: nothing at all.
 */
#include <dirent.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "fuzz/fuzz.h"

enum { LARGEST = 1 << 26 };

static void replay_file(const char *path)
{
    struct error err;
    struct text bytes;

    text_init(&bytes);
    if (!file_read(path, LARGEST, &bytes, &err)) {
        fprintf(stderr, "%s\n", err.message);
        exit(1);
    }
    printf("%s\n", path);
    fflush(stdout);
    LLVMFuzzerTestOneInput((const uint8_t *)bytes.at, bytes.len);
    text_free(&bytes);
}

/* Those without a dot in front; none if there is no such folder. */
static int replay_folder(const char *path)
{
    DIR *folder = opendir(path);
    struct dirent *entry;
    struct text name;
    int n = 0;

    text_init(&name);
    while (folder && (entry = readdir(folder))) {
        if (entry->d_name[0] == '.')
            continue;
        text_clear(&name);
        text_addf(&name, "%s/%s", path, entry->d_name);
        replay_file(name.at);
        n++;
    }
    if (folder)
        closedir(folder);
    text_free(&name);
    return n;
}

int main(int argc, char **argv)
{
    int n = 0;

    LLVMFuzzerTestOneInput((const uint8_t *)"", 0);
    for (int i = 1; i < argc; i++)
        if (file_is_there(argv[i]) && !file_is_folder(argv[i])) {
            replay_file(argv[i]);
            n++;
        } else {
            n += replay_folder(argv[i]);
        }
    printf("%d replayed\n", n);
    return 0;
}
