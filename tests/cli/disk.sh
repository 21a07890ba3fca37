#!/bin/sh
# Every call that a file goes through on its way to the disk fails in turn, for
# every kind of output (in all ways only for one; LONG=1: for each of them): an exit code of 3, one line that names file and reason,
# the old files as they were and nothing left behind. What is no reason to give
# up (a signal in between, a file system that knows less) gives the right bytes.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

if ! strace -o /dev/null -e trace=write -e inject=write:error=EINTR:when=1 \
    true 2>/dev/null; then
    echo 'skipped: strace does not work here'
    exit 77
fi
# Leaks cannot be looked for under a tracer.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0"

# What is written, and the rest of the command. A count that goes on from a file
# writes that as well.
outputs='a-%d.svg|tour --size 4x3 --px 10 --to 2
a-%d.svg|queens --size 6 --sheet all --columns 1
a.pdf|queens --size 6 --sheet all
a.png|tour --size 4x3 --px 10 --step 5
a.gif|tour --size 4x3 --px 10 --to 3
a.txt|queens --size 9 --count --resume a.count'

# A call, what it answers, and the exit code; for one small file all of them.
table='openat EMFILE 3
openat ENFILE 3
openat ENOSPC 3
openat EDQUOT 3
openat EIO 3
openat EINTR 0
fchmod EIO 3
fchmod EPERM 0
fchmod EINVAL 0
fchmod EOPNOTSUPP 0
fchown EIO 3
fchown EPERM 0
write ENOSPC 3
write EIO 3
write EDQUOT 3
write EINTR 0
fsync EIO 3
fsync ENOSPC 3
fsync EDQUOT 3
fsync EINTR 0
fsync EINVAL 0
fsync EOPNOTSUPP 0
close EIO 3
close EDQUOT 3
close EINTR 0
rename EIO 3
rename ENOSPC 3
rename EXDEV 3'

# And those that are tried on everything else.
few='openat EMFILE 3
fchmod EIO 3
write ENOSPC 3
write EINTR 0
fsync EIO 3
fsync EINTR 0
close EDQUOT 3
rename EIO 3'
[ -z "${LONG:-}" ] || few=$table

# --- one run ---------------------------------------------------------------

make() {
    rm -f -- *
    for file in $files; do
        cp "$top/log/old.$file" "$file"
    done
    code=0
    strace -o "$trace" -y "$@" "$CHEQUER" $arguments -o "$pattern" \
        >"$out" 2>"$err" </dev/null || code=$?
}

# find_calls: each call to do with a draft, and which of its name it is.
find_calls() {
    awk -F'(' '{ n[$1]++ } /\.chequer-/ { print $1, n[$1] }' "$trace" \
        >"$top/log/calls"
}

# places CALL: of all those the first and the last.
places() {
    sed -n "s/^$1[a-z0-9]* \([0-9]*\)$/\1/p" "$top/log/calls" |
        sed -n '1p;$p' | uniq
}

# as_before [EXCEPT]: all files are the old ones; a file whose name was given
# before another's could not be is new, and said to be.
as_before() {
    for file in $files; do
        cmp -s "$file" "$top/log/old.$file" ||
            { [ "$call" = rename ] && grep -q 'new$' "$err"; } ||
            fail "$file is not as it was: $fault $arguments -o $pattern"
    done
}

as_wished() {
    for file in $files; do
        cmp -s "$file" "$top/log/new.$file" ||
            fail "$file is not right: $fault $arguments -o $pattern"
    done
}

# hurt CALL ERROR CODE: at the first place, and at the last.
hurt() {
    call=$1
    for n in $(places "$1"); do
        name=$(grep -m 1 "^$1[a-z0-9]* $n$" "$top/log/calls")
        fault=${name% *}:error=$2:when=$n
        make -e trace="${name% *}" -e inject="$fault"
        [ "$code" = "$3" ] || fail "exit $code: $fault $arguments -o $pattern"
        if [ "$3" = 0 ]; then
            as_wished
        else
            one_line 'cannot write a' "$fault $arguments -o $pattern"
            as_before
        fi
        only $files
        done_runs=$((done_runs + 1))
    done
}

# --- all of them -----------------------------------------------------------

# prepare: what is there before, and what there should be.
prepare() {
    rm -f -- *
    "$CHEQUER" $arguments -o "$pattern" 2>"$err" ||
        fail "cannot be made at all: $arguments -o $pattern"
    files=$(echo *)
    for file in $files; do
        case $file in
        *.count) cp "$file" "$top/log/old.$file" ;;
        *)       echo precious >"$top/log/old.$file" ;;
        esac
        mv "$file" "$top/log/new.$file"
    done
    make -e trace=openat,write,fsync,close,fchmod,fchown,rename,renameat,renameat2
    as_wished
    find_calls
}

# keep_drafts: a draft that cannot be taken away does not change what is said.
keep_drafts() {
    for kept in unlink,unlinkat:error=EIO unlink,unlinkat:error=EACCES; do
        call=fsync fault="fsync and $kept"
        make -e inject=fsync:error=EDQUOT:when="$(places fsync | sed -n '$p')" \
            -e inject="$kept"
        [ "$code" = 3 ] || fail "exit $code: $fault $arguments -o $pattern"
        one_line 'Disk quota exceeded' "$fault $arguments -o $pattern"
        as_before
        all_runs=$((all_runs + 2))
        rm -f -- .chequer-*
    done
}

# each TABLE OUTPUTS
each() {
    echo "$2" >"$top/log/outputs"
    echo "$1" >"$top/log/table"
    while IFS='|' read -r pattern arguments; do
        prepare
        done_runs=0
        while read -r call error want; do
            hurt "$call" "$error" "$want"
        done <"$top/log/table"
        [ "$done_runs" -gt 5 ] || fail "no faults: $arguments -o $pattern"
        echo "$done_runs faults: $arguments -o $pattern"
        all_runs=$((all_runs + done_runs))
        keep_drafts
    done <"$top/log/outputs"
    rm -f -- *
}

trace=$top/log/trace fault='no fault' call='' all_runs=0
each "$table" 'a.txt|tour --size 4x3 --step 5'
each "$few" "$outputs"
echo "$all_runs faults"
finish
