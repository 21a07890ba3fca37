#!/bin/sh
# Every header compiles on its own, also twice, so that none depends on what
# happens to be included before it.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
flags=$(pkg-config --cflags sdl2 SDL2_ttf SDL2_image cairo harfbuzz)

# Whether all headers of the tree $1 compile, each in a file of its own.
compile() {
    rm -rf "$tmp/alone"
    mkdir "$tmp/alone"
    (cd "$1" && find -- * -name '*.h') | while read -r header; do
        printf '#include "%s"\n#include "%s"\n' "$header" "$header" \
            >"$tmp/alone/$(echo "$header" | tr / -).c"
    done
    # shellcheck disable=SC2086 # one word per flag
    "${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic \
        -Werror -fsyntax-only "-I$1" $flags "$tmp"/alone/*.c
}

expect_failure() {
    mkdir -p "$tmp/tree"
    echo '#include <stddef.h>' >"$tmp/tree/a.h"
    printf '%s\n' "$1" >"$tmp/tree/b.h"
    if compile "$tmp/tree" 2>/dev/null; then
        echo "self-check: nobody noticed: $1"
        exit 1
    fi
}

expect_failure 'void f(size_t n);'
expect_failure 'struct unguarded { int a; };'

compile "${SOURCE_DIR:?}/src"
