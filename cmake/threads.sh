#!/bin/sh
# threads.sh [CTEST-ARGUMENTS...]: the tests of what starts threads, under the
# thread sanitizer: counts on all processors, tasks with a thread behind them,
# albums, pictures drawn in bands. Some minutes; only what is needed is built.
set -eu

cd "$(dirname "$0")/.."
programs="base_task solve_job solve_division solve_tour_count
    solve_queens_count solve_queens_riders modules_queens_album cli_ask
    render_png"

sh cmake/packages.sh test
cmake --preset tsan -DBUILD_TESTING=ON >/dev/null
targets='' names=none
for program in $programs; do
    targets="$targets test_$program"
    names="$names|test_$program"
done
# shellcheck disable=SC2086 # one word per target
cmake --build build/tsan --target $targets
exec ctest --preset tsan -R "^($names)\$" "$@"
