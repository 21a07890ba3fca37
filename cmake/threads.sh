#!/bin/sh
# threads.sh [--find | CTEST-ARGUMENTS...]: the tests of what starts threads,
# under the thread sanitizer: counts on all processors, tasks with a thread
# behind them, albums, pictures drawn in bands. Some minutes; only what is
# needed is built. --find: runs all test programs of the release instead, looks
# which of them start a thread, and ends with 1 if one is missing here.
set -eu

cd "$(dirname "$0")/.."
programs="app_asking app_pictures app_preview app_screen app_sheets
    base_sudden base_task export_furniture export_slices
    modules_contract_tours modules_cover modules_queens modules_queens_album
    modules_tour_agree modules_tour_ask modules_tour_map render_png
    solve_division solve_frontier solve_job solve_pieces_parts solve_prospects
    solve_queens_count solve_queens_riders solve_tour_census solve_tour_count
    solve_tour_leapers solve_tour_list"

# The first stands in for what the sanitizer itself begins with. The second
# tries every option with every output, for longer than a test may take here;
# its threads are those of the others.
left_out="base_machine cli_swallowed"

# Those that start a thread. A program that strace does not let go of, as one
# whose children are killed, is ended after five minutes.
find_programs() {
    build=$PWD/build/release
    calls=$(mktemp)
    trap 'rm -f "$calls"' EXIT
    for program in "$build"/tests/test_*; do
        CHEQUER=$build/chequer SOURCE_DIR=$PWD BUILD_DIR=$build \
            timeout -k 10 300 strace -f -qq --seccomp-bpf -o "$calls" \
            -e trace=clone,clone3 "$program" >/dev/null 2>&1 || true
        ! grep -q CLONE_THREAD "$calls" || basename "$program" | sed 's/test_//'
    done
}

sh cmake/packages.sh test
if [ "${1-}" = --find ]; then
    cmake --preset release -DBUILD_TESTING=ON >/dev/null
    cmake --build build/release
    missing=0
    for program in $(find_programs); do
        # shellcheck disable=SC2086 # one word per line
        if printf '%s\n' $programs $left_out | grep -qx "$program"; then
            echo "$program"
        else
            echo "$program: missing"
            missing=1
        fi
    done
    exit $missing
fi

cmake --preset tsan -DBUILD_TESTING=ON >/dev/null
targets='' names=none
for program in $programs; do
    targets="$targets test_$program"
    names="$names|test_$program"
done
# shellcheck disable=SC2086 # one word per target
cmake --build build/tsan --target $targets
exec ctest --preset tsan -R "^($names)\$" "$@"
