#!/bin/sh
# Pictures of every kind on a disk that fails and in memory that is short: an
# exit code of 3, one line that says why, the old file as it was, and nothing
# left behind.
# shellcheck disable=SC2086,SC3045 # options are words, all shells limit memory
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
uncounted

skip() { echo "skipped: $*"; }

# kept FILE WHAT: it is as it was, and alone.
kept() {
    [ "$(cat "$1")" = precious ] || fail "the old file is gone: $2"
    only "$1"
}

# Each kind of picture: the file, then the rest of the command.
kinds='a.png|tour --size 6x5 --px 12 --step 5
a.svg|tour --size 6x5 --px 12 --step 5
a.png|queens --px 20 --caption on --transparent
a.svg|queens --px 20 --caption on --transparent
a.gif|tour --size 4x3 --px 10 --to 3'

# The same, as large as it takes for memory to run out.
large='a.png|queens --width 2500 --caption on --transparent --theme paper
a.svg|tour --size 500 --step 0 --px 8
a.gif|tour --size 4x3 --width 1200 --to 3'

# --- the disk --------------------------------------------------------------

# inject FAULT FILE ARGUMENT...: makes one system call fail.
inject() {
    fault=$1 file=$2
    shift 2
    printf 'precious\n' >"$file"
    code=0
    ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0" \
        strace -f -o /dev/null -e trace="${fault%%:*}" -e inject="$fault" \
        "$CHEQUER" "$@" -o "$file" >"$out" 2>"$err" || code=$?
}

disk() {
    for fault in fsync:error=EIO rename:error=EXDEV fchmod:error=EIO; do
        inject "$fault" "$@"
        [ "$code" = 3 ] || fail "exit $code: $fault $*"
        one_line "$1: " "$fault $*"
        kept "$1" "$fault $*"
    done
    inject write:error=ENOSPC "$@"      # stderr cannot be written either
    [ "$code" = 3 ] || fail "exit $code: disk full, $*"
    kept "$1" "disk full, $*"
    for fault in write:error=EINTR:when=1 write:retval=1:when=1 \
        fchmod:error=EPERM fsync:error=EINVAL; do
        inject "$fault" "$@"
        [ "$code" = 0 ] || fail "exit $code: $fault $*"
        only "$1"
    done
    file=$1
    shift
    code=0
    "$CHEQUER" "$@" --format "${file##*.}" -o /dev/full >"$out" 2>"$err" ||
        code=$?
    [ "$code" = 3 ] || fail "exit $code on a full disk: $*"
    one_line '/dev/full: No space left' "$*"
    printf 'precious\n' >"$file"
    code=0
    (ulimit -f 1 && exec "$CHEQUER" "$@" --px 40 -o "$file") >"$out" 2>"$err" ||
        code=$?
    if [ "$code" != 0 ]; then           # it may be smaller than the limit
        [ "$code" = 3 ] || fail "exit $code past the file-size limit: $*"
        one_line "$file: File too large" "$*"
        kept "$file" "file-size limit, $*"
    fi
    rm -f "$file"
}

# --- memory ----------------------------------------------------------------

# memory FILE ARGUMENT...: too little for the program to start is none of our
# business; from there on each step more must give an error, or all of the
# picture.
memory() {
    file=$1 failed=0
    shift
    "$CHEQUER" "$@" -o "$file" || fail "cannot be made at all: $*"
    mv "$file" "$top/log/whole"
    for kb in $(seq 30000 2500 70000); do
        (ulimit -v "$kb" && "$CHEQUER" --version) >/dev/null 2>&1 || continue
        printf 'precious\n' >"$file"
        code=0
        (ulimit -v "$kb" && exec "$CHEQUER" "$@" -o "$file") \
            >"$out" 2>"$err" || code=$?
        if [ "$code" = 0 ]; then
            cmp -s "$file" "$top/log/whole" || fail "half a picture: $kb $*"
        else
            failed=$((failed + 1))
            [ "$code" = 3 ] || fail "exit $code: $kb $*"
            one_line memory "$kb kB, $*"
            kept "$file" "$kb kB, $*"
        fi
    done
    [ "$failed" -gt 2 ] || fail "memory was never short: $*"
    rm -f "$file"
}

# each FUNCTION KINDS
each() {
    echo "$failures" >"$top/log/failures"
    echo "$2" | while IFS='|' read -r file arguments; do
        # the words are separate arguments
        $1 "$file" $arguments </dev/null
        echo "$failures" >"$top/log/failures"
    done
    failures=$(cat "$top/log/failures")
}

if strace -o /dev/null -e trace=write -e inject=write:error=EINTR:when=1 \
    true 2>/dev/null; then
    each disk "$kinds"
else
    skip 'failing disks: strace does not work here'
fi

if (ulimit -v 70000 && "$CHEQUER" --version) >/dev/null 2>&1; then
    each memory "$large"
else
    skip 'short memory: a sanitizer needs more'
fi

finish
