#!/bin/sh
# What is remembered from one start to the next, and broken files.
. "$(dirname "$0")/../support/window.sh"
start_server
file=$XDG_STATE_HOME/chequer/session
holds() {
    grep -q -x -e "$1" "$file" 2>/dev/null
}
expect_line() {
    await "the line $1 in the settings" holds "$1"
}

width=1111 height=777
start
click f6
key space
key t c f minus ctrl+equal
expect_title "Knight's tour 8×8 from f6"
key Home Right Right Right Right
expect_run 'step=4$'
stop
expect_line 'window=1111x777'
expect_line 'theme=green'
expect_line 'coordinates=off'
expect_line 'flip=on'
expect_line 'speed=2'
expect_line 'scale=125'
expect_line 'current=tour size=8x8 start=f6 .*step=4'

# The next start goes on there.
launch
await "the window's old size" has_size 1111 777
expect_title "Knight's tour 8×8 from f6"
expect_run 'start=f6 .*step=4$'
stop

# Options are stronger.
start --theme paper --scale 150
stop
expect_line 'theme=paper'
expect_line 'scale=150'

# A change is on disk soon, before any quit.
start
key t
expect_line 'theme=contrast'
kill -9 "$pid"
gone 137

# A request to stop, or the end of the terminal, closes the window in order:
# the step that was gone to just now is kept.
for signal in TERM HUP; do
    start
    key Home Right
    [ "$signal" = TERM ] || key Right
    expect_run "step=$([ "$signal" = TERM ] && echo 1 || echo 2)$"
    kill -s "$signal" "$pid"
    gone
    holds "current=$(cat "$tmp/run")" ||
        fail "not kept after SIG$signal"
done

# The window is light or dark whatever the theme, and stays so; a picture is
# as the theme has it.
light() { # FILE: is it light at its left edge?
    [ "$(convert "$1" -crop 1x1+0+400 -format '%[fx:u.intensity>0.5]' \
        info:)" = 1 ]
}
window_is() {
    picture now
    if light "$tmp/now.png"; then [ "$1" = light ]; else [ "$1" = dark ]; fi
}
saved() {
    [ -n "$(ls "$pictures"/*.png 2>/dev/null)" ]
}
start --theme brown
await 'a dark window' window_is dark
key w
await 'a light window' window_is light
expect_line 'surround=light'
key ctrl+s
await 'a picture' saved
if light "$(ls "$pictures"/*.png)"; then fail 'a picture on light ground'; fi
stop
launch
await 'a light window again' window_is light
key w
await 'a dark window again' window_is dark
expect_line 'surround=theme'
stop

# Rubbish is put aside with one warning.
echo rubbish >"$file"
start
expect_title "Knight's tour 8×8 from a1"
key ctrl+q
gone
[ "$(cat "$file.bad")" = rubbish ] || fail "the broken file is lost"
[ "$(wc -l <"$tmp/errors")" -eq 1 ] || fail "not one warning"
grep -q '^chequer: .*session.bad$' "$tmp/errors" || fail "no good warning"
expect_line 'chequer settings 1'

# So is a pipe, which nobody waits for; what was put aside before stays.
rm "$file"
mkfifo "$file"
start
expect_title "Knight's tour 8×8 from a1"
key ctrl+q
gone
[ -p "$file.bad2" ] || fail "the pipe is lost"
[ "$(cat "$file.bad")" = rubbish ] || fail "the first broken file is lost"
grep -q '^chequer: .*is a pipe.*session.bad2$' "$tmp/errors" ||
    fail "no good warning of a pipe"
expect_line 'chequer settings 1'

# A run that no longer makes sense is no reason not to start.
printf 'chequer settings 1\ncurrent=tour size=99999\n' >"$file"
start
expect_title "Knight's tour 8×8 from a1"
stop

# Nowhere to write: one warning, all else as usual.
rm -r "$XDG_STATE_HOME"
: >"$XDG_STATE_HOME"
start
click b2
expect_title "Knight's tour 8×8 from b2"
key ctrl+q
gone
[ "$(wc -l <"$tmp/errors")" -eq 1 ] || fail "not one warning"
