#!/bin/sh
# Without a display, or a font, there is one clear line and no window. With a
# window manager, closing the window ends the program.
. "$(dirname "$0")/../support/window.sh"

refuses() {     # PATTERN ARGUMENTS...
    pattern=$1
    shift
    code=0
    timeout "$patience" "$CHEQUER" "$@" >"$tmp/output" 2>"$tmp/errors" || code=$?
    [ $code -ne 124 ] || fail "the program does not end: $*"
    [ $code -eq 1 ] || fail "exit code $code, not 1"
    [ "$(wc -l <"$tmp/errors")" -eq 1 ] || fail "not one line"
    grep -q -e "$pattern" "$tmp/errors" || fail "not as expected"
    [ ! -s "$tmp/output" ] || fail "words on standard output"
}

unset DISPLAY
refuses '^chequer: no display found (DISPLAY and WAYLAND_DISPLAY are unset);'
refuses '"chequer tour -o tour.png"'
DISPLAY=:4242
export DISPLAY
refuses '^chequer: no window can be opened'
start_server
refuses '^chequer: .*font' --font /nonexistent.ttf
refuses '^chequer: SDL has no renderer' --renderer nonsense

# A Wayland display without mouse and keyboard is told from others: X is taken
# if it is there.
export XDG_RUNTIME_DIR="$tmp/runtime" WAYLAND_DISPLAY=chequer-test
mkdir -m 700 "$XDG_RUNTIME_DIR"
child weston --backend=headless-backend.so --shell=kiosk-shell.so \
    --socket="$WAYLAND_DISPLAY" --idle-time=0 >"$tmp/weston" 2>&1 &
manager=$!
await "weston: $(cat "$tmp/weston")" test -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY"
(
    unset DISPLAY
    refuses '^chequer: no window can be opened: this Wayland display has no seat'
)
start
stop
end_child weston "$manager"
manager=

# One that does not work at all, too.
WAYLAND_DISPLAY=nobody-is-there
start
stop
unset WAYLAND_DISPLAY

# The first window of all, and its words, are as large as the desktop asks, but
# not larger than the screen; later ones are as they were left.
words_like() {  # PERCENT: Ctrl++ tells the next step
    grep -qs "^scale=$1$" "$XDG_STATE_HOME/chequer/session"
}
first() {       # WIDTH HEIGHT PERCENT VARIABLE=VALUE
    rm -rf "$XDG_STATE_HOME"
    # shellcheck disable=SC2163 # it is NAME=VALUE
    export "$4"
    launch
    unset "${4%=*}"
    await "a first window of $1x$2" has_size "$1" "$2"
    key ctrl+plus
    await "words of $3 % after $4" words_like "$3"
    stop
}
first 1280 800 125 QT_SCALE_FACTOR=nonsense
first 1600 1000 150 QT_SCALE_FACTOR=1.25
first 1920 1200 250 GDK_SCALE=2
xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER 'Xft.dpi: 144'
first 1920 1200 175 GDK_SCALE=1
xprop -root -remove RESOURCE_MANAGER
export GDK_SCALE=2
launch
await "the window as it was left" has_size 1920 1200
stop
unset GDK_SCALE

# A window manager's close, and a polite signal. What is mapped before openbox
# has started, though it has already said that it is there, it may overlook.
child openbox --startup "touch $tmp/managed" >"$tmp/openbox" 2>&1 &
manager=$!
await "openbox to manage windows" test -e "$tmp/managed"
start
closes() {      # a key may be lost while the manager is busy with the window
    ended "$pid" || {
        timeout 20 xdotool windowactivate "$window" key alt+F4 2>/dev/null || :
        within 2 ended "$pid"
    }
}
await "Alt+F4 to close the window" closes
gone
start
kill -TERM "$pid"
gone
