#!/bin/sh
# Every export with every request for memory refused in turn, alone and with
# all that come after it, whoever in the process makes it: an exit code of 3,
# one line that says why, the old files as they were and nothing left behind;
# or success, and the right bytes. Takes steps that grow with the number of
# requests; LONG=1 takes every one of them, which lasts for hours.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

short=${BUILD_DIR:?}/tests/short_memory.so
[ -e "$short" ] || { echo 'skipped: not with this library'; exit 77; }

runs=4      # of each export and manner
[ -z "${LONG:-}" ] || runs=

# What is written, in how many files, and the rest of the command.
kinds='a.txt|tour --size 6
a.json|tour --size 6
a.csv|queens --size 6
a.svg|tour --size 6 --caption on
a.txt|queens --count
a.txt|queens --size 10 --count --resume a.txt.count
a.png|tour --size 6 --px 20
a.png|queens --px 30 --caption on --transparent
a.gif|tour --size 4x3 --px 10 --to 3
a.pdf|queens --caption on
a-%d.png|tour --size 4x3 --px 10 --to 3
a.pdf|queens --sheet all
a-%d.svg|queens --size 6 --sheet all --columns 1
a.png|queens --sheet 1-4 --paper none --px 10
a.pdf|tour --worksheet a1,c3
a.pdf|slides kings'

# The same as large as their pixels must be asked for at once, more than 1 MiB.
large='a.png|tour --size 6 --width 1000 --caption on --transparent
a.gif|tour --size 4x3 --width 700 --to 3
a-%d.png|tour --size 4x3 --width 700 --to 3
a.png|queens --sheet all --paper none'

# hurt SETTING...: once, with memory as short as that. All is as it was before
# or as it should be.
hurt() {
    for file in $files; do
        echo precious >"$file"
    done
    code=0
    env LD_PRELOAD="$short" "$@" "$CHEQUER" $arguments -o "$pattern" \
        >"$out" 2>"$err" </dev/null || code=$?
    rm -f a.txt.count
    done_runs=$((done_runs + 1))
    case $code in
    0)  for file in $files; do
            cmp -s "$file" "$top/log/$file" ||
                fail "not the right bytes: $* $arguments -o $pattern"
        done ;;
    3)  one_line 'memory' "$* $arguments -o $pattern"
        for file in $files; do
            read -r line <"$file"
            [ "$line" = precious ] ||
                fail "$file is gone: $* $arguments -o $pattern"
        done
        refused=$((refused + 1)) ;;
    *)  fail "exit $code: $* $arguments -o $pattern" ;;
    esac
    only $files
}

# count SETTING: how many requests there are.
count() {
    env LD_PRELOAD="$short" SHORT_TOLD="$top/log/told" "$1" \
        "$CHEQUER" $arguments -o "$pattern" >/dev/null 2>"$err" </dev/null ||
        fail "cannot be made at all: $arguments -o $pattern"
    rm -f a.txt.count
    requests=$(cat "$top/log/told")
}

# all_of SIZE RUNS MANNER...: each request of so many bytes or more, in about so
# many steps; which of them begins is not the same for all.
all_of() {
    size=$1 step=$(((requests + $2 - 1) / $2))
    shift 2
    for manner; do
        n=$((1 + done_runs % step))
        while [ "$n" -le "$requests" ]; do
            hurt "$manner=$n" "SHORT_BYTES=$size"
            n=$((n + step))
        done
    done
}

# each KINDS SIZE RUNS [MANNER]: makes them as they should be, then spoils
# them. RUNS empty: as many as it takes. MANNER: besides SHORT_AT.
each() {
    echo "$1" >"$top/log/kinds"
    shift
    while IFS='|' read -r pattern arguments; do
        refused=0
        count "SHORT_BYTES=$1"
        files=$(echo *)
        mv -- * "$top/log/"
        all_of "$1" "${2:-$requests}" SHORT_AT ${3:+"$3"}
        [ "$refused" -gt 0 ] ||
            fail "memory was never short: $arguments -o $pattern"
        rm -f -- *
        echo "$requests requests, $refused ends: $arguments -o $pattern"
    done <"$top/log/kinds"
}

done_runs=0
each "$kinds" 1 "$runs" SHORT_FROM
each "$large" 1048576 ''
echo "$done_runs runs"
finish
