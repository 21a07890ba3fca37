#!/bin/sh
# Settings on a disk that fails: one warning that names file and reason, the old
# ones are as they were, nothing is left beside them, and all else goes on.
. "$(dirname "$0")/../support/window.sh"
if ! strace -o /dev/null -e trace=write -e inject=write:error=EINTR:when=1 \
    true 2>/dev/null; then
    echo 'skipped: strace does not work here'
    exit 77
fi
# Leaks cannot be looked for under a tracer.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0"
start_server
file=$XDG_STATE_HOME/chequer/session

start
key t
await "the theme in the settings" grep -qsx 'theme=green' "$file"
stop
cp "$file" "$tmp/before"

# Only files that are replaced are settled, dressed and renamed.
program=$CHEQUER
cat >"$tmp/chequer" <<END
#!/bin/sh
exec strace -f -o /dev/null \$faults '$program' "\$@"
END
chmod +x "$tmp/chequer"
CHEQUER=$tmp/chequer

# begin FAULT...: each is a call and an error.
begin() {
    faults=
    for fault; do
        faults="$faults -e inject=${fault% *}:error=${fault#* }"
    done
    export faults
    start
    key t
}

fails() { # REASON FAULT...
    reason=$1
    shift
    begin "$@"
    await "a warning: $1" test -s "$tmp/errors"
    key ctrl+q
    gone
    [ "$(wc -l <"$tmp/errors")" -eq 1 ] || fail "not one warning: $1"
    grep -q "^chequer: .*session.*: $reason" "$tmp/errors" ||
        fail "not that reason: $1"
    cmp -s "$file" "$tmp/before" || fail "the old settings are lost: $1"
    [ $# -gt 1 ] || [ "$(ls -A "${file%/*}")" = session ] ||
        fail "left behind: $1"
}

fails 'Input/output error' 'fsync EIO'
fails 'No space left on device' 'fsync ENOSPC'
fails 'Disk quota exceeded' 'fsync EDQUOT' 'unlink,unlinkat EIO'
rm -f "${file%/*}"/.chequer-*
fails 'Input/output error' 'rename,renameat,renameat2 EIO'
fails 'No space left on device' 'rename,renameat,renameat2 ENOSPC'
fails 'Input/output error' 'fchmod EIO'

# place CALL: which of the calls of that name in its thread is the first on a
# draft. Files that are read before, such as fonts, are opened and closed as
# usual.
place() {
    faults="-o $tmp/trace -y -e trace=$1"
    start
    key t
    await "the theme in the settings" grep -qx 'theme=blue' "$file"
    stop
    cp "$tmp/before" "$file"
    n=$(awk -v call="$1(" 'index($0, call) { n[$1]++ }
        /\.chequer-/ { print n[$1]; exit }' "$tmp/trace")
    [ -n "$n" ] || fail "no draft is seen: $1"
}

place openat
fails 'Too many open files' "openat EMFILE:when=$n+"
fails 'No space left on device' "openat ENOSPC:when=$n+"
place close
fails 'Input/output error' "close EIO:when=$n+"

differs() {
    ! cmp -s "$file" "$tmp/before"
}

# A warning is a write as well: only that of the draft fails, and what could
# not be saved then is saved at the end.
recovers() { # REASON ERROR
    begin "write $2:when=1"
    await "a warning: $1" test -s "$tmp/errors"
    ! differs || fail "the old settings are lost: $1"
    key ctrl+q
    gone
    grep -q "^chequer: .*session.*: $1" "$tmp/errors" ||
        fail "not that reason: $1"
    grep -qx 'theme=blue' "$file" || fail "not saved at the end: $1"
    cp "$tmp/before" "$file"
}
recovers 'No space left on device' ENOSPC
recovers 'Disk quota exceeded' EDQUOT
recovers 'Input/output error' EIO

# What is no reason to give up.
begin 'fsync EINVAL' 'fchmod EPERM' 'fchown EPERM'
await "other settings" differs
grep -q '^theme=' "$file" || fail "no whole settings"
stop
