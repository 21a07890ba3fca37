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

# A window manager's close, and a polite signal.
child openbox >"$tmp/openbox" 2>&1 &
manager=$!
managed() {
    timeout 20 xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id'
}
await "openbox to manage windows" managed
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
