#!/bin/sh
# fuzz.sh [MINUTES [TARGET...]]: build the fuzzers of tests/fuzz by clang and
# run them, or those named, one after the other on one processor, for so many
# minutes in all (10). Says how many inputs each has tried; what breaks one is
# kept in build/fuzz/findings, and the exit code is 1 then. What a run has
# learned lies in build/fuzz/corpus, and the next one goes on with it.
set -eu

cd "$(dirname "$0")/.."
minutes=${1:-10}
[ $# = 0 ] || shift

PRESET=fuzz sh cmake/packages.sh
cmake --preset fuzz >/dev/null
cmake --build build/fuzz --target fuzzers

SOURCE_DIR=$PWD CHEQUER=$PWD/build/fuzz/chequer
export SOURCE_DIR CHEQUER
build=$PWD/build/fuzz
if [ $# = 0 ]; then
    # shellcheck disable=SC2046 # one word a target
    set -- $(cd tests/fuzz && ls -- *.c | sed 's/\.c$//' |
        grep -vxE 'replay|dictionary')
fi

ASAN_OPTIONS=detect_leaks=0 sh tests/fuzz/seeds.sh "$build/seeds"
"$build/fuzz/fuzz_dictionary" >"$build/words.dict"
mkdir -p "$build/findings" "$build/logs" "$build/empty"

# No input takes a second where it counts. Sanitizers make it ten, and whoever
# else works on the same machine a minute.
limits='-timeout=60 -rss_limit_mb=2048 -malloc_limit_mb=512'
seconds=$((minutes * 60 / $#))
[ "$seconds" -gt 0 ] || seconds=1

# In a folder of its own: names of files among the input find nothing there.
fuzz() {
    mkdir -p "$build/corpus/$1" "$build/seeds/$1"
    # shellcheck disable=SC2086 # one word per option
    (cd "$build/empty" && exec "$build/fuzz/fuzz_$1" $limits \
        -max_total_time="$seconds" -dict="$build/words.dict" \
        -artifact_prefix="$build/findings/$1-" -print_final_stats=1 \
        "$build/corpus/$1" "$build/seeds/$1") >"$build/logs/$1" 2>&1
}

total=0 found=0
for target; do
    if fuzz "$target"; then result=''; else result='a finding'; found=1; fi
    n=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/logs/$target")
    total=$((total + ${n:-0}))
    printf '%-12s%12s  %s\n' "$target" "${n:-0}" "$result"
done
printf '%-12s%12s\n' all "$total"
if [ "$found" = 1 ]; then
    echo "What broke them is in build/fuzz/findings, what they said about it" \
        "in build/fuzz/logs." >&2
fi
exit "$found"
