# For tests/window_*.sh: a display of our own, the program on it, and hands
# and eyes. The program finds an empty home in $tmp/home. Nothing waits for
# ever: each look is repeated for some seconds, then the test fails.
set -eu

: "${CHEQUER:?the program}" "${BUILD_DIR:?the build folder}"

tmp=$(mktemp -d)
server= pid= window=
width=1280 height=800

cleanup() {
    [ -z "$pid" ] || kill "$pid" 2>/dev/null || :
    [ -z "$server" ] || kill "$server" 2>/dev/null || :
    wait
    rm -rf "$tmp"
}
trap cleanup EXIT
trap 'exit 1' HUP INT TERM

fail() {
    printf '%s\n' "FAIL: $*" >&2
    [ ! -s "$tmp/errors" ] || sed 's/^/  program: /' "$tmp/errors" >&2
    exit 1
}

# within SECONDS COMMAND...: true as soon as the command is. The command may
# itself wait for something within.
within() {
    local end
    end=$(($(date +%s) + $1))
    shift
    while ! "$@"; do
        [ "$(date +%s)" -le "$end" ] || return 1
        sleep 0.05
    done
}

# --- the display ----------------------------------------------------------

start_server() {
    Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp -noreset \
        3>"$tmp/display" 2>"$tmp/server" &
    server=$!
    within 20 test -s "$tmp/display" || fail "Xvfb does not start"
    DISPLAY=:$(cat "$tmp/display")
    export DISPLAY
}

export HOME="$tmp/home" SDL_RENDER_DRIVER=software
unset XDG_CONFIG_HOME WAYLAND_DISPLAY SDL_VIDEODRIVER
export XDG_STATE_HOME="$tmp/home/state"
mkdir -p "$HOME/.config"
echo 'XDG_PICTURES_DIR="$HOME/Pictures"' >"$HOME/.config/user-dirs.dirs"

# --- the program ----------------------------------------------------------

hand() {
    timeout 20 xdotool "$@" >/dev/null || fail "xdotool $*"
}

# The window, once it is there and has its title.
find_window() {
    window=$(timeout 5 xdotool search --name ' chequer$' 2>/dev/null |
        head -n 1)
    [ -n "$window" ]
}

# start [ARGUMENTS...]: the program with its window in the corner.
start() {
    "$CHEQUER" "$@" >"$tmp/output" 2>"$tmp/errors" &
    pid=$!
    within 20 find_window || fail "no window appears"
    hand windowmove "$window" 0 0 windowsize "$window" $width $height
    hand windowfocus "$window"
    hand mousemove 2 2
    within 5 has_size $width $height || fail "the window has another size"
}

has_size() {
    timeout 5 xdotool getwindowgeometry --shell "$window" >"$tmp/geometry"
    grep -q "^WIDTH=$1$" "$tmp/geometry" &&
        grep -q "^HEIGHT=$2$" "$tmp/geometry"
}

# gone [CODE]: the program ends with that code, 0 unless told, and silently.
gone() {
    code=0
    end=$(($(date +%s) + 20))
    while kill -0 "$pid" 2>/dev/null; do
        [ "$(date +%s)" -lt $end ] || fail "the program does not end"
        sleep 0.05
    done
    wait "$pid" || code=$?
    pid=
    [ $code -eq "${1:-0}" ] || fail "exit code $code"
}

stop() {
    key ctrl+q
    gone
    [ ! -s "$tmp/errors" ] || fail "words on stderr"
}

# --- hands ----------------------------------------------------------------

# place NAME [MENU]: its centre, in a run as it is now; see test_app_screen.
place() {
    "$BUILD_DIR/tests/test_app_screen" places $width $height "${run:-tour}" \
        ${2+"$2"} >"$tmp/places"
    awk -v name="$1" '$1 == name { print $2, $3; found = 1 }
        END { exit !found }' "$tmp/places" || fail "there is no $1"
}

# click NAME [BUTTON [MENU]]
click() {
    at=$(place "$1" ${3+"$3"})
    hand mousemove $at sleep 0.05 mousedown "${2:-1}" sleep 0.05 \
        mouseup "${2:-1}"
}

# drag FROM TO: as a hand does it, in several movements.
drag() {
    from=$(place "$1") to=$(place "$2")
    x=$(((${from% *} + 2 * ${to% *}) / 3))
    y=$(((${from#* } + 2 * ${to#* }) / 3))
    hand mousemove $from sleep 0.05 mousedown 1 sleep 0.05 \
        mousemove $x $y sleep 0.05 mousemove $to sleep 0.05 mouseup 1
}

key() {
    hand key --delay 20 "$@"
}

# Put a text on the clipboard, as another program would.
offer() {
    printf '%s' "$1" | timeout 5 xclip -i -selection clipboard 2>/dev/null
}

# --- eyes -----------------------------------------------------------------

title_is() {
    [ "$(timeout 5 xdotool getwindowname "$window")" = "$1 · chequer" ]
}

title_like() {
    timeout 5 xdotool getwindowname "$window" | grep -q -e "$1"
}

title_not() {
    [ "$(timeout 5 xdotool getwindowname "$window")" != "$1" ]
}

expect_title() {
    within 10 title_is "$1" ||
        fail "the title is $(xdotool getwindowname "$window"), not $1"
}

clipboard() {
    timeout 5 xclip -o -selection clipboard -t UTF8_STRING 2>/dev/null
}

is_copied() {
    clipboard >"$tmp/clipboard" && ! grep -q '^nothing yet$' "$tmp/clipboard"
}

# The run as Ctrl+C copies it now, not as it was copied before.
copied() {
    offer 'nothing yet'
    key ctrl+c
    within 10 is_copied || fail "Ctrl+C copies nothing"
    cat "$tmp/clipboard"
}

run_matches() {
    copied >"$tmp/run"
    grep -q -e "$1" "$tmp/run"
}

# expect_run PATTERN: the copied run matches, soon.
expect_run() {
    within 10 run_matches "$1" || fail "the run is $(cat "$tmp/run"), not $1"
}

step_is() {
    [ "$(step_of)" = "$1" ]
}

expect_step() {
    within 10 step_is "$1" || fail "at step $(step_of), not $1"
}

step_of() {
    copied | sed -n 's/.* step=\([0-9]*\).*/\1/p;t' | grep . || echo 0
}
