#!/bin/sh
# run.sh [ARGUMENTS...]: install what is missing, build, and run chequer. What
# is said on the way goes to stderr: stdout belongs to the program.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/release

sh "$root/cmake/packages.sh"
if [ ! -f "$build/build.ninja" ]; then
    (cd "$root" && cmake --preset release -DBUILD_TESTING=OFF) >/dev/null
fi
[ -x "$build/chequer" ] || echo "Building chequer, once." >&2
if ! log=$(cmake --build "$build" --target chequer 2>&1); then
    printf '%s\n' "$log" >&2
    exit 1
fi
exec "$build/chequer" "$@"
