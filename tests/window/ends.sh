#!/bin/sh
# However the window ends, what was set is remembered and no file is left that
# was only for a while: by each signal, or by a display that goes away, whatever
# it is at. Not all of them together: each once, and each end several times.
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

# --- what it is at -----------------------------------------------------------

at_rest() {     # when the key has been heard: the next one is seen to be
    begin tour size=6x5 start=c3 step=7
    key Right
    expect_step 8
}

at_a_film() {
    run='tour size=40x40 start=a1 algorithm=backtracking'
    begin tour size=40x40 start=a1 step=1500
    click picture
    click Save-the-run-as-MP4 1 picture
    await "a film in the making" has_draft
}

at_a_count() {
    run='queens size=24 mode=search'
    begin queens size=24 mode=search
    click more
    click ask:count 1 more
    await "the count to be at work" works
}

at_a_sheet() {  # over starts from some of which nobody sees the end
    begin tour size=8x8 start=b2 algorithm=backtracking
    key ctrl+p ctrl+p
    await "pages being laid out" works
}

at_the_print_form() {
    begin tour size=8x8 start=b2 algorithm=backtracking
    key ctrl+p
    await "pages being counted and drawn" works
}

at_a_search() {
    begin tour size=40x40 start=a1 algorithm=backtracking
    key End
    await "the search to be at work" works
}

at_a_map() {    # each start is searched for long
    begin tour size=20x20 mode=map algorithm=backtracking
    key End
    await "the map to be at work" works
}

at_an_album() { # of which there is no end
    begin tour size=8x8 mode=all
    key o End
    await "the album to be filled" works
}

at_a_copy() {
    begin tour size=40x40 start=a1 step=1500 px=250
    key ctrl+shift+c
    await "the picture being drawn" works
}

at_slides() {
    rm -rf "$XDG_STATE_HOME"
    start slides warnsdorff
    key Right
    expect_title "Warnsdorff's idea, slide 2 of 11"
    key t
}

# --- how it ends -----------------------------------------------------------

ends_by() {     # SIGNAL, or display: one line says so
    if [ "$1" = display ]; then
        kill -KILL "$server"
        left_well 1
        [ "$(cat "$tmp/errors")" = 'chequer: the display went away' ] ||
            fail "not that one line"
        start_server
    else
        kill -"$1" "$pid"
        left_well
    fi
}

began=$(date +%s)
while read -r task ends; do
    for end in $ends; do
        echo "$task, $end, after $(($(date +%s) - began)) s"
        "$task"
        ends_by "$end"
    done
done <<END
at_rest            display
at_a_film          TERM display
at_a_count         INT
at_a_sheet         HUP
at_the_print_form  INT
at_a_search        TERM
at_a_map           HUP
at_an_album        display
at_a_copy          INT
at_slides          HUP
END

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
