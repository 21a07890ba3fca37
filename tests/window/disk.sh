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

# What is no reason to give up.
differs() {
    ! cmp -s "$file" "$tmp/before"
}
begin 'fsync EINVAL' 'fchmod EPERM' 'fchown EPERM'
await "other settings" differs
grep -q '^theme=' "$file" || fail "no whole settings"
stop
