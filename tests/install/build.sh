#!/bin/sh
# What a build tells of itself: the commit it was made of, where there is one,
# and nothing of the folder it was made in.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

fail() {
    echo "FAILED: $*"
    exit 1
}

# --- the commit ------------------------------------------------------------

# commit_of FOLDER WANTED: what the build would say of sources in FOLDER.
commit_of() {
    cmake -DSOURCE="$1" -DOUTPUT="$tmp/commit.h" \
        -P "${SOURCE_DIR:?}/cmake/Commit.cmake"
    [ "$(cat "$tmp/commit.h")" = "#define CHEQUER_COMMIT \"$2\"" ] ||
        fail "of $1 it says '$(cat "$tmp/commit.h")', not '$2'"
}

in_tree() {
    git -C "$tmp/tree" -c user.name=Me -c user.email=me@example.org "$@"
}

unset GIT_DIR GIT_WORK_TREE
mkdir -p "$tmp/tree/inner"
GIT_CEILING_DIRECTORIES=$tmp
export GIT_CEILING_DIRECTORIES
commit_of "$tmp/tree" ''
if command -v git >/dev/null; then
    in_tree init -q
    commit_of "$tmp/tree" ''
    echo one >"$tmp/tree/file"
    in_tree add file
    in_tree commit -q -m 'A commit'
    in_tree tag 1.0
    hash=$(in_tree rev-parse --short=7 HEAD)
    commit_of "$tmp/tree" " ($hash)"
    # Written only when it differs, or every build would compile and link.
    touch -d '2001-01-01' "$tmp/commit.h"
    commit_of "$tmp/tree" " ($hash)"
    [ -n "$(find "$tmp/commit.h" ! -newermt 2002-01-01)" ] ||
        fail "the same commit is written once more"
    commit_of "$tmp/tree/inner" ''
    echo two >"$tmp/tree/file"
    commit_of "$tmp/tree" " ($hash+)"
fi

# --- the folder ------------------------------------------------------------

# A build for debugging may tell where its sources are.
if ! grep -q '^CMAKE_BUILD_TYPE:STRING=Release$' "${BUILD_DIR:?}/CMakeCache.txt"
then
    exit 0
fi
grep -aq 'src/scene/theme\.c' "${CHEQUER:?}" ||
    fail "no assertion tells where it is"
for folder in "$SOURCE_DIR" "$BUILD_DIR"; do
    ! grep -aqF "$folder" "$CHEQUER" || fail "$folder is in $CHEQUER"
done
