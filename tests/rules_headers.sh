#!/bin/sh
# Every header compiles on its own, also twice, so that none depends on what
# happens to be included before it.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
flags=$(pkg-config --cflags sdl2 SDL2_ttf SDL2_image)

# Whether the header $2 of the tree $1 compiles.
compiles() {
    printf '#include "%s"\n#include "%s"\n' "$2" "$2" >"$tmp/one.c"
    # shellcheck disable=SC2086 # one word per flag
    "${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic \
        -Werror -fsyntax-only "-I$1" $flags "$tmp/one.c"
}

expect() {
    mkdir -p "$tmp/tree"
    printf '%s\n' "$1" >"$tmp/tree/bad.h"
    if compiles "$tmp/tree" bad.h 2>/dev/null; then
        echo "self-check: nobody noticed: $1"
        exit 1
    fi
}

expect 'void f(size_t n);'
expect 'struct unguarded { int a; };'

bad=0
cd "${SOURCE_DIR:?}/src"
for header in */*.h; do
    compiles . "$header" || { echo "$header does not compile alone"; bad=1; }
done
exit $bad
