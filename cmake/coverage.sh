#!/bin/sh
# coverage.sh [CTEST-ARGUMENTS...]: which lines and branches the tests reach, as
# a table, file by file, the weakest last, for the folders that can do without
# a window: base, chess, solve, puzzle, session, export. Without arguments all
# tests of tests/*/*.c and of the command line are run, but for cli_memory,
# which is skipped: it refuses memory that gcov asks for, too. What an assertion
# would do if it failed is no branch of ours.
set -eu

cd "$(dirname "$0")/.."
command -v gcovr >/dev/null ||
    { echo "please install gcovr: apt-get install gcovr" >&2; exit 2; }
[ $# -gt 0 ] || set -- -R '^(test|cli)_'

sh cmake/packages.sh test
cmake --preset coverage -DBUILD_TESTING=ON >/dev/null
cmake --build build/coverage
find build/coverage -name '*.gcda' -delete
code=0
ctest --preset coverage --parallel $(($(nproc) + 1)) "$@" || code=$?

table() {
    gcovr --root . --object-directory build/coverage --sort-percentage \
        --filter 'src/(base|chess|solve|puzzle|session|export)/' \
        --exclude-lines-by-pattern '.*\bassert\(.*' \
        --exclude-unreachable-branches "$@" build/coverage
}
table
table --branches
exit $code
