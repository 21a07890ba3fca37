#!/bin/sh
# Every export with every request for memory refused in turn, alone and with
# all that come after it, whoever in the process makes it: an exit code of 3,
# one line that says why, the old files as they were and nothing left behind;
# or the end that it should come to, and the right bytes. Takes steps that grow
# with the number of requests: four of each, or RUNS=1000 of them; LONG=1 takes
# every one, which lasts for hours.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

short=${BUILD_DIR:?}/tests/short_memory.so
[ -e "$short" ] || { echo 'skipped: not with this library'; exit 77; }

runs=${RUNS:-4} # of each export and manner, besides the first and the last two
[ -z "${LONG:-}" ] || runs=

printf '.....\n.....\n.....\n...#.\n' >"$top/log/shape"

# What is written, in how many files, and the rest of the command.
kinds='a.txt|tour --size 6
a.json|tour --size 6
a.csv|queens --size 6
a.svg|tour --size 6 --caption on
a.txt|queens --count
a.txt|queens --size 10 --count --resume a.txt.count
a.txt|uncrossed --size 4
a.fen|chess960
a.svg|tour --holes @../log/shape
a.svg|tour --size 3
a.png|tour --size 4x3 --px 10 --caption 􏿽
a.gif|tour --size 4x3 --start b1 --algorithm greedy --px 10
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
command -v ffmpeg >/dev/null && kinds="$kinds
a.mp4|tour --size 4x3 --px 10 --to 3"

# Where several threads may want some at the same time.
shared='a.txt|queens --size 10 --count --threads 4
a.txt|tour --size 5 --count --fundamental --threads 4
a.png|race --size 5 --limit 500'

# Some as large as their pixels must be asked for at once, more than 1 MiB.
large='a.png|tour --size 6 --width 1000 --caption on --transparent
a.gif|tour --size 4x3 --width 700 --to 3
a-%d.png|tour --size 4x3 --width 700 --to 3
a.png|queens --sheet all --paper none'

keep() {
    for file in $files; do
        echo precious >"$file"
    done
}

# hurt SETTING...: once, with memory as short as that. All is as it was before
# or as it should be.
hurt() {
    keep
    code=0
    env LD_PRELOAD="$short" "$@" "$CHEQUER" $arguments -o "$pattern" \
        >"$out" 2>"$err" </dev/null || code=$?
    rm -f a.txt.count
    done_runs=$((done_runs + 1))
    case $code in
    "$good") for file in $files; do
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

# count SETTING: makes them, and tells how many requests there are. To replace
# a file takes not as many as to make one.
count() {
    good=0
    env LD_PRELOAD="$short" SHORT_TOLD="$top/log/told" "$1" "$CHEQUER" \
        $arguments -o "$pattern" >/dev/null 2>"$err" </dev/null || good=$?
    [ "$good" -lt 2 ] || fail "cannot be made at all: $arguments -o $pattern"
    rm -f a.txt.count
    requests=$(cat "$top/log/told")
}

# chosen RUNS: of the requests about so many, and which of them begins is not
# the same for all; the first and the last two in any case.
chosen() {
    step=$(((requests + $1 - 1) / $1))
    {
        seq $((1 + done_runs % step)) "$step" "$requests"
        echo 1
        [ "$requests" -lt 2 ] || echo $((requests - 1))
        echo "$requests"
    } | sort -nu
}

# all_of SIZE RUNS MANNER...: requests of so many bytes or more, in about so many
# steps.
all_of() {
    size=$1 wanted=$2
    shift 2
    for manner; do
        for n in $(chosen "$wanted"); do
            hurt "$manner=$n" "SHORT_BYTES=$size"
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
        files=
        count "SHORT_BYTES=$1"
        files=$(echo *)
        mv -- * "$top/log/"
        keep
        count "SHORT_BYTES=$1"
        all_of "$1" "${2:-$requests}" SHORT_AT ${3:+"$3"}
        [ "$refused" -gt 0 ] ||
            fail "memory was never short: $arguments -o $pattern"
        rm -f -- *
        echo "$requests requests, $refused ends: $arguments -o $pattern"
    done <"$top/log/kinds"
}

done_runs=0
each "$kinds" 1 "$runs" SHORT_FROM
each "$shared" 1 "${runs:+16}" SHORT_FROM
each "$large" 1048576 ''
echo "$done_runs runs"
finish
