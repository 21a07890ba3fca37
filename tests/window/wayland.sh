#!/bin/sh
# On Wayland a window opens without a graphics processor, its picture can be
# copied, and it ends with the compositor. That is itself a window of our
# display, so that the same hands reach it: they would not reach a headless one,
# see headless.sh.
. "$(dirname "$0")/../support/window.sh"
start_server

export XDG_RUNTIME_DIR="$tmp/runtime" WAYLAND_DISPLAY=chequer-test
mkdir -m 700 "$XDG_RUNTIME_DIR"
child weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman \
    --width=1280 --height=800 --socket="$WAYLAND_DISPLAY" --idle-time=0 >"$tmp/weston" 2>&1 &
manager=$!
await "weston: $(cat "$tmp/weston")" test -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY"

# The window has come when there is the blue of its line of what to do.
is_blue() {
    timeout 20 import -silent -window root -crop 400x60+860+50 "$tmp/sight.png" &&
        convert "$tmp/sight.png" -fill black +opaque '#56B4E9' -format \
            '%[fx:maxima.b > 0.5]\n' info:- | grep -qx 1
}

# It is preferred to the X server that is there as well.
child "$CHEQUER" show tour size=6x5 start=c3 step=7 >"$tmp/output" \
    2>"$tmp/errors" &
pid=$!
await "a window on it" is_blue
! find_window || fail "the window is one of X"

pasted() {
    timeout 20 wl-paste -n -t "$1" 2>/dev/null
}

# The compositor learns of the pointer when it moves a second time. A click on
# nothing, in the panel, takes the keyboard.
copied() {
    hand mousemove 1050 540 sleep 0.1 mousemove 1060 545 sleep 0.1 click 1 \
        sleep 0.1 key ctrl+shift+c
    within 5 picture_is_there
}

# To its end: who reads while there is a new copy gets a part of the old one.
picture_is_there() {
    pasted image/png >"$tmp/pasted.png" &&
        tail -c 8 "$tmp/pasted.png" | grep -aq '^IEND'
}

await "a picture on the clipboard" copied
await "the same picture once more" copied
"$CHEQUER" show "$tmp/pasted.png" -o "$tmp/again.png"
cmp "$tmp/pasted.png" "$tmp/again.png" || fail "the picture is not whole"
pasted text/plain | grep -qx 'tour size=6x5 start=c3 .* step=7' ||
    fail "the text beside it is '$(pasted text/plain)'"

# Another program takes the clipboard, then the program ends as it should.
echo 'something else' | timeout 20 wl-copy 2>/dev/null
within 10 eval '! picture_is_there' || fail "the old picture is still offered"
kill -TERM "$pid"
within 20 ended "$pid" || fail "the program does not end"
code=0
wait "$pid" || code=$?
pid=
[ $code = 0 ] || fail "exit code $code"

# The compositor goes away: the program ends with one sentence, and what was set
# is kept.
child "$CHEQUER" show tour size=6x5 start=c3 step=7 --theme green \
    >"$tmp/output" 2>"$tmp/errors" &
pid=$!
await "a window again" is_blue
kill -KILL "$manager"
gone 1
manager=
# Libraries of the desktop have words of their own.
[ "$(grep '^chequer:' "$tmp/errors")" = 'chequer: the display went away' ] ||
    fail "not that one line"
grep -qx 'theme=green' "$XDG_STATE_HOME/chequer/session" ||
    fail "the settings are lost"
