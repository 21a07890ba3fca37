#!/bin/sh
# Settings that cannot be written: the window says why, once for each reason,
# and writes them as soon as that is over.
. "$(dirname "$0")/../support/window.sh"
start_server
file=$XDG_STATE_HOME/chequer/session
holds() {
    grep -q -x -e "$1" "$file" 2>/dev/null
}
expect_line() {
    await "the line $1 in the settings" holds "$1"
}

# Root may write anywhere; here it may not.
strip=
[ "$(id -u)" != 0 ] || strip=--bounding-set=-dac_override,-dac_read_search
program=$CHEQUER
cat >"$tmp/chequer" <<END
#!/bin/sh
exec setpriv --pdeathsig KILL $strip '$program' "\$@"
END
chmod +x "$tmp/chequer"
CHEQUER=$tmp/chequer

# What is shown is told in words, too; through a pipe, which is no file and
# has no limit.
listen() {
    rm -f "$tmp/output"
    mkfifo "$tmp/output"
    cat "$tmp/output" >"$tmp/told" &
    start show tour size=6x5 --say
}
lacks() {
    ! holds "$1"
}
tells() {       # REASON TIMES
    [ "$(grep -c "^The settings are not saved, .*forgotten.*: $1$" \
        "$tmp/told")" = "$2" ]
}
expect_told() {
    await "the words '$1', $2 times" tells "$@"
}
ends_silently() {
    : >"$tmp/errors"
    stop
}

# A file that may not be written to.
start
stop
listen
chmod 444 "$file"
key t
expect_told 'Permission denied' 1
key c
settle
chmod 644 "$file"
key f
expect_line 'flip=on'
holds 'theme=green' || fail "the theme is lost"
holds 'coordinates=off' || fail "the coordinates are lost"
expect_told 'Permission denied' 1
[ "$(grep -c 'the settings are not saved' "$tmp/errors")" = 1 ] ||
    fail "not one line on stderr"

# No room; then it may not be written again, which is news.
prlimit --pid "$pid" --fsize=0:unlimited
key t
expect_told 'File too large' 1
prlimit --pid "$pid" --fsize=unlimited
key c
await "coordinates in the settings" lacks 'coordinates=off'
holds 'theme=blue' || fail "the theme is lost"
chmod 444 "$file"
key c
expect_told 'Permission denied' 2
chmod 644 "$file"
key Right
expect_line 'coordinates=off'
[ "$(ls -A "$XDG_STATE_HOME/chequer")" = session ] || fail "a draft was left"
ends_silently

# A folder that may not be written to, until the very end.
listen
chmod 555 "$XDG_STATE_HOME/chequer"
key t
expect_told 'Permission denied' 1
chmod 755 "$XDG_STATE_HOME/chequer"
ends_silently
theme=$(grep '^theme' "$file")
[ "$theme" != theme=blue ] || fail "the last theme is lost"

# Over and over, and it ends with its code and one sentence.
listen
chmod 555 "$XDG_STATE_HOME/chequer"
key t
expect_told 'Permission denied' 1
key ctrl+q
gone 0
chmod 755 "$XDG_STATE_HOME/chequer"
[ "$(wc -l <"$tmp/errors")" = 1 ] || fail "not one line on stderr"
holds "$theme" || fail "the settings are not as they were"
