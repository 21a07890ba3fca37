#!/bin/sh
# test.sh [CTEST-ARGUMENTS...]: install what is missing, build the release
# with its tests, and run them. With PRESET=asan or another of
# CMakePresets.json in the environment, the same for that.
set -eu

cd "$(dirname "$0")/.."
preset=${PRESET:-release}

sh cmake/packages.sh test
cmake --preset "$preset" -DBUILD_TESTING=ON -DCHEQUER_STRICT=ON >/dev/null
cmake --build "build/$preset"
# Tests of the window wait more than they work: one more than processors.
exec ctest --preset "$preset" --parallel $(($(nproc) + 1)) "$@"
