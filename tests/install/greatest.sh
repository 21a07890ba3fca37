#!/bin/sh
# The header that tests are built on: fetched once, kept in the user's cache,
# and taken from there without a network; but never a damaged one.
set -eu

header=${BUILD_DIR:?}/_deps/greatest/greatest.h
[ -f "$header" ] || exit 77 # it came from elsewhere
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/bin" "$tmp/cache/chequer"
for tool in sh mktemp rm mkdir cp mv sha256sum tar; do
    ln -s "$(command -v "$tool")" "$tmp/bin/$tool"
done

fail() {
    echo "FAILED: $*"
    exit 1
}

# Neither apt nor a network.
fetch() {
    PATH=$tmp/bin XDG_CACHE_HOME=$tmp/cache "$tmp/bin/sh" \
        "${SOURCE_DIR:?}/cmake/fetch-greatest.sh" "$1" 2>"$tmp/said"
}

! fetch "$tmp/a" || fail "it came from nowhere"
grep -q 'could not get' "$tmp/said" || fail "it says $(cat "$tmp/said")"

cp "$header" "$tmp/cache/chequer/greatest-1.3.1.h"
fetch "$tmp/a" || fail "what is kept is not taken"
cmp "$header" "$tmp/a/greatest.h"

echo >>"$tmp/cache/chequer/greatest-1.3.1.h"
! fetch "$tmp/b" || fail "a damaged one is taken"
[ ! -e "$tmp/b/greatest.h" ] || fail "a damaged one is there"
fetch "$tmp/a" || fail "what is there is not enough"
