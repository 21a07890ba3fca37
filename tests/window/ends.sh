#!/bin/sh
# However the window ends, what was set is remembered and no file is left that
# was only for a while: by signals, while a film is made, a count is at work, a
# sheet is laid out, a run is searched for; and by a display that goes away.
. "$(dirname "$0")/../support/window.sh"
start_server
file=$XDG_STATE_HOME/chequer/session

# Background jobs of a shell ignore SIGINT, which would be respected.
program=$CHEQUER
cat >"$tmp/chequer" <<END
#!/bin/sh
exec env --default-signal=INT '$program' "\$@"
END
chmod +x "$tmp/chequer"
CHEQUER=$tmp/chequer

# Films are made in a temporary file, where we can see it.
export TMPDIR="$tmp/for-a-while"
mkdir "$TMPDIR"
has_draft() {
    [ -n "$(ls -A "$TMPDIR")" ]
}

# begin ARGUMENTS...: the window with a theme that the settings do not have yet.
begin() {
    rm -rf "$XDG_STATE_HOME"
    start show "$@"
    key t
}

# left_well [CODE]: that theme is known, and nothing else is left.
left_well() {
    gone "${1:-0}"
    grep -qsx 'theme=green' "$file" || fail "the settings are lost"
    ! has_draft || fail "left behind: $(ls -A "$TMPDIR")"
    expect_no_file
    [ "$(ls -A "$XDG_STATE_HOME/chequer")" = session ] ||
        fail "left behind beside the settings"
}

begin_film() {
    run='tour size=40x40 start=a1 algorithm=backtracking'
    begin tour size=40x40 start=a1 step=1500
    click picture
    click Save-the-run-as-MP4 1 picture
    await "a film in the making" has_draft
}

begin_count() {
    run='queens size=24 mode=search'
    begin queens size=24 mode=search
    click more
    click ask:count 1 more
    await "the count to be at work" works
}

begin_sheet() { # over starts from some of which nobody sees the end
    begin tour size=8x8 start=b2 algorithm=backtracking
    key ctrl+p ctrl+p
    await "pages being laid out" works
}

begin_search() {
    begin tour size=40x40 start=a1 algorithm=backtracking
    key End
    await "the search to be at work" works
}

for signal in TERM HUP; do
    begin_film
    kill -"$signal" "$pid"
    left_well
done
begin_count
kill -INT "$pid"
left_well
begin_sheet
kill -HUP "$pid"
left_well
begin_search
kill -TERM "$pid"
left_well

# A signal that comes with the last key does not come before it.
rm -rf "$XDG_STATE_HOME"
start show tour
kill -STOP "$pid"
key t
kill -HUP "$pid"
kill -CONT "$pid"
left_well

# Who ignores SIGHUP goes on.
(
    trap '' HUP
    start show tour
    kill -HUP "$pid"
    look
    stop
)

# Memory runs out: what was changed half a second before is remembered.
short=$BUILD_DIR/tests/short_memory.so
if [ -e "$short" ]; then
    plenty=$CHEQUER
    CHEQUER=$tmp/short
    cat >"$CHEQUER" <<END
#!/bin/sh
export SHORT_SIGNAL=10 LD_PRELOAD='$short' # SIGUSR1
exec '$program' "\$@"
END
    chmod +x "$CHEQUER"
    begin tour size=6x5
    await "the theme in the settings" grep -qsx 'theme=green' "$file"
    kill -USR1 "$pid"
    xdotool key f || : # in case it waits
    left_well 3
    [ "$(cat "$tmp/errors")" = 'chequer: out of memory' ] ||
        fail "not that one line: memory"
    CHEQUER=$plenty
fi

# The display goes away: one line says so.
loses_display() {
    kill -KILL "$server"
    left_well 1
    [ "$(cat "$tmp/errors")" = 'chequer: the display went away' ] ||
        fail "not that one line"
    start_server
}
begin_film
loses_display
begin tour size=6x5
loses_display
