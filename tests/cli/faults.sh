#!/bin/sh
# Disks that are full, folders that are missing, pipes that close, signals:
# the right exit code, one line naming path and reason, the old file intact
# and no stray temporary.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

skip() { echo "skipped: $*"; }
keep() { printf 'precious\n' >tour.txt; }
kept() {
    [ "$(cat tour.txt)" = precious ] || fail "the old file is gone: $*"
    only tour.txt
    rm -f tour.txt
}

# --- full disks ----------------------------------------------------------

refuses 3 '/dev/full: No space left' tour --format text -o /dev/full
refuses 3 '/dev/full: No space left' tour --format png -o /dev/full
for page in '--help' '--version' 'tour --help' 'tour' 'tour --format json' \
    'tour --format png -o -'; do
    code=0
    "$CHEQUER" $page >/dev/full 2>"$err" || code=$?
    : >"$out"
    [ "$code" = 3 ] || fail "exit $code with a full stdout: $page"
    one_line 'standard output: No space left' "$page"
done

# --- closed outputs --------------------------------------------------------

code=0
"$CHEQUER" --help >&- 2>"$err" || code=$?
[ "$code" = 3 ] || fail "exit $code with stdout closed"
one_line 'standard output: Bad file descriptor' 'stdout closed'

# A reader that has read enough is told nothing. The pipe's end is closed before
# the program begins.
closed() {
    rm -f "$top/log/code"
    # shellcheck disable=SC2086,SC2216 # options are words; nobody reads
    { read -r _ <"$top/log/gone"; "$CHEQUER" $1 2>"$err"
        echo $? >"$top/log/code"; } | exec 0<&- echo >"$top/log/gone"
    while [ ! -s "$top/log/code" ]; do sleep 0.05; done
    [ "$(cat "$top/log/code")" = 3 ] ||
        fail "exit $(cat "$top/log/code") on a closed pipe: $1"
    [ ! -s "$err" ] || fail "a closed pipe is complained of: $1"
}
mkfifo "$top/log/gone"
for page in tour 'queens --count' 'queens --list' 'queens --format json' \
    'queens --size 12 --list' 'tour --format png' 'tour --format gif' \
    'lesson --list' 'tour --size 5 --map' --help 'queens --sheet 1-4 --format pdf'
do
    closed "$page"
done

# Nobody to complain to is no reason to fail.
code=0
"$CHEQUER" tour -o tour.txt 2>&- || code=$?
[ "$code" = 0 ] || fail "exit $code with stderr closed"
rm -f tour.txt

# --- files and folders -----------------------------------------------------

refuses 3 'nowhere/tour.txt: No such file' tour -o nowhere/tour.txt
refuses 3 'nowhere/tour.png: No such file' tour -o nowhere/tour.png
mkdir tour.txt
exits 3 tour -o tour.txt
one_line 'tour.txt: Is a directory' 'a folder in place of the file'
rmdir tour.txt
printf x >file
exits 3 tour -o file/tour.txt
one_line 'file/tour.txt: Not a directory' 'a file in place of the folder'
rm file
long=$(printf '%0300d' 0)
refuses 3 'File name too long' tour -o "$long.txt"

keep
chmod 444 tour.txt
exits 3 tour -o tour.txt
one_line 'tour.txt: Permission denied' 'a read-only file'
kept 'read-only'

uncounted

# Root may write anywhere, so the folder is tried as somebody else.
as_other() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}
chmod 755 "$top"
if as_other "$CHEQUER" --version >/dev/null 2>&1; then
    keep
    chmod 644 tour.txt
    chmod 555 .
    code=0
    as_other "$CHEQUER" tour -o new.txt >"$out" 2>"$err" || code=$?
    [ "$code" = 3 ] || fail "exit $code in a read-only folder"
    one_line 'new.txt: Permission denied' 'a read-only folder'
    chmod 755 .
    kept 'read-only folder'
else
    skip 'read-only folder: cannot run the program as another user'
fi

# --- limits and signals ----------------------------------------------------

keep
code=0
(ulimit -f 1 && exec "$CHEQUER" tour --size 200 --step 0 -o tour.txt) \
    >"$out" 2>"$err" || code=$?
[ "$code" = 3 ] || fail "exit $code past the file-size limit"
one_line 'tour.txt: File too large' 'file-size limit'
kept 'file-size limit'

for signal in INT TERM; do
    keep
    code=0
    timeout --foreground --preserve-status -s "$signal" -k 60 1 \
        "$CHEQUER" tour --start d4 --algorithm backtracking \
        -o tour.txt --limit-seconds 60 >"$out" 2>"$err" || code=$?
    want=130
    [ "$signal" = INT ] || want=143
    [ "$code" = "$want" ] || fail "exit $code after SIG$signal"
    [ ! -s "$err" ] || fail "SIG$signal was commented on"
    kept "SIG$signal"
done

# --- injected faults -------------------------------------------------------

# inject FAULT: makes one system call fail. Leaks cannot be looked for under
# a tracer, so the sanitizer is told not to.
inject() {
    keep
    call=${1%%:*}
    code=0
    ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0" \
        strace -f -o /dev/null -e trace="$call" -e inject="$1" \
        "$CHEQUER" tour -o tour.txt >"$out" 2>"$err" || code=$?
}

if strace -o /dev/null -e trace=write -e inject=write:error=EINTR:when=1 \
    true 2>/dev/null; then
    for fault in write:error=ENOSPC fsync:error=EIO rename:error=EXDEV \
        fchmod:error=EIO; do
        inject "$fault"
        [ "$code" = 3 ] || fail "exit $code: $fault"
        [ "$fault" = write:error=ENOSPC ] || one_line 'tour.txt: ' "$fault"
        kept "$fault"
    done
    for fault in write:error=EINTR:when=1 write:retval=1:when=1 \
        fchmod:error=EPERM fchmod:error=EOPNOTSUPP fsync:error=EINVAL; do
        inject "$fault"
        [ "$code" = 0 ] || fail "exit $code: $fault"
        only tour.txt
        rm -f tour.txt
    done
else
    skip 'injected faults: strace does not work here'
fi

finish
