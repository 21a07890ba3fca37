#!/bin/sh
# Every C file is laid out as .clang-format says: the tool's work, not a
# matter of taste. Tables set by hand stand between "clang-format off" and
# "on". Versions of the tool differ, so only the one it was written with
# judges; `clang-format -i FILE` mends what it finds.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
version=14

tool=clang-format
command -v "clang-format-$version" >/dev/null && tool=clang-format-$version
if ! "$tool" --version 2>/dev/null | grep -q " version $version\."; then
    echo "clang-format $version is not here: nothing was looked at"
    exit 77
fi

# Those files of the tree $1 that are laid out differently.
violations() {
    (cd "$1" && find src tests -name '*.[ch]' -exec \
        "$tool" --style=file --dry-run -Werror {} + 2>&1) |
        sed -n 's/^\([^:]*:[0-9]*\):.*error.*/\1: clang-format -i/p' | sort -u
}

mkdir -p "$tmp/tree/src" "$tmp/tree/tests"
cp "${SOURCE_DIR:?}/.clang-format" "$tmp/tree"
printf 'int f(void)\n{\n    return 1;\n}\n' >"$tmp/tree/src/good.c"
if [ -n "$(violations "$tmp/tree")" ]; then
    echo "self-check: nothing is wrong with good.c"
    exit 1
fi
printf 'int f(void) {\n  return 1;\n}\n' >"$tmp/tree/tests/bad.c"
if [ -z "$(violations "$tmp/tree")" ]; then
    echo "self-check: nobody noticed bad.c"
    exit 1
fi

found=$(violations "$SOURCE_DIR")
if [ -n "$found" ]; then
    echo "$found"
    exit 1
fi
