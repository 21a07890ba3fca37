#!/bin/sh
# test.sh [--long] [CTEST-ARGUMENTS...]: install what is missing, build the
# release with its tests, and run them. With PRESET=asan or another of
# CMakePresets.json in the environment, the same for that. --long: tests that
# have a long form, such as window_monkey, run in that.
set -eu

cd "$(dirname "$0")/.."
preset=${PRESET:-release}
if [ "${1-}" = --long ]; then
    LONG=1
    export LONG
    shift
fi

sh cmake/packages.sh test
cmake --preset "$preset" -DBUILD_TESTING=ON -DCHEQUER_STRICT=ON >/dev/null
cmake --build "build/$preset"
# Tests of the window wait more than they work: one more than processors.
exec ctest --preset "$preset" --parallel $(($(nproc) + 1)) "$@"
