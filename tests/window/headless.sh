#!/bin/sh
# On a Wayland display that nobody sees a window opens, without X and without
# a graphics processor, and ends as it should. A headless weston has no seat of
# its own, that is neither mouse nor keyboard: it is given one (what happens
# without is in display.sh). Hands cannot reach it; wayland.sh has some.
. "$(dirname "$0")/../support/window.sh"

export XDG_RUNTIME_DIR="$tmp/runtime" WAYLAND_DISPLAY=chequer-test
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset DISPLAY XDG_PICTURES_DIR
child weston --backend=headless-backend.so --shell=kiosk-shell.so \
    --modules="$BUILD_DIR/tests/weston_seat.so" --debug --use-pixman \
    --width=1280 --height=800 --socket="$WAYLAND_DISPLAY" --idle-time=0 \
    >"$tmp/weston" 2>&1 &
manager=$!
await "weston: $(cat "$tmp/weston")" test -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY"

# The window has come when there is the blue of its line of what to do.
is_blue() {
    rm -f "$tmp"/wayland-screenshot-*.png
    (cd "$tmp" && timeout 20 weston-screenshooter) &&
        convert "$tmp"/wayland-screenshot-*.png -crop 400x60+860+50 \
            -fill black +opaque '#56B4E9' -format \
            '%[fx:maxima.b > 0.5]\n' info:- | grep -qx 1
}

child "$CHEQUER" show tour size=6x5 start=c3 step=7 >"$tmp/output" \
    2>"$tmp/errors" &
pid=$!
await "a window on it" is_blue
kill -TERM "$pid"
within 20 ended "$pid" || fail "the program does not end"
code=0
wait "$pid" || code=$?
pid=
[ $code = 0 ] || fail "exit code $code"
