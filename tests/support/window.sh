# shellcheck shell=dash
# For tests/window/*.sh: a display of our own, the program on it, and hands
# and eyes. The program finds an empty home in $tmp/home. A test waits for
# what should appear, not for a time, and never for ever: the first thing
# that does not come ends it with a sentence and a picture of the screen.
set -eu

: "${CHEQUER:?the program}" "${BUILD_DIR:?the build folder}" \
    "${SOURCE_DIR:?the sources}"

tmp=$(mktemp -d)
server='' manager='' pid='' window=''
width=1280 height=800
patience=60                                 # seconds for each thing awaited
deadline=$(($(date +%s) + 540))             # and for all, before ctest's 600
screenshot=$BUILD_DIR/tests/window_$(basename "$0" .sh).png

cleanup() {
    end_child 'the program' "$pid"
    end_child 'the window manager' "$manager"
    end_child Xvfb "$server"
    rm -rf "$tmp"
}
trap cleanup EXIT
trap 'exit 1' HUP INT TERM

fail() {
    printf 'FAIL: %s\n' "$*" >&2
    ! alive "$server" || show_screen >&2
    [ ! -s "$tmp/errors" ] || sed 's/^/  program: /' "$tmp/errors" >&2
    exit 1
}

show_screen() {
    [ -z "$pid" ] || [ -z "$window" ] || printf '  title: %s\n' "$(title)"
    [ ! -s "$tmp/run" ] || printf '  run: %s\n' "$(cat "$tmp/run")"
    ! timeout 20 import -silent -window root "$screenshot" ||
        printf '  screen: %s\n' "$screenshot"
}

# --- children -------------------------------------------------------------

# Becomes a program that the kernel ends if this script is killed.
child() {
    exec setpriv --pdeathsig KILL "$@"
}

alive() {
    [ -n "$1" ] && kill -0 "$1" 2>/dev/null
}

ended() {
    ! alive "$1"
}

# end_child NAME PID: politely, then by force.
end_child() {
    alive "$2" || return 0
    kill -TERM "$2" || :
    kill -CONT "$2" || :
    within 10 ended "$2" || {
        echo "$1 does not end and is killed" >&2
        kill -KILL "$2"
        within 10 ended "$2" || echo "$1 cannot be killed" >&2
    }
}

# --- waiting --------------------------------------------------------------

# within SECONDS COMMAND...: whether the command is true soon. It may itself
# wait for something.
within() {
    local end
    end=$(($(date +%s) + $1))
    shift
    until "$@"; do
        [ "$(date +%s)" -lt "$end" ] || return 1
        sleep 0.05
    done
}

# await WORDS COMMAND...: as soon as the command is true the test goes on. If
# that does not come, or the program has gone, the words say what was missed.
await() {
    local words
    words=$1
    shift
    within "$patience" comes_or_gone "$@" ||
        fail "$patience s of waiting for $words"
    [ -z "$lost" ] || fail "the program ended, exit code $lost," \
        "while the test waited for $words"
    [ "$(date +%s)" -lt $deadline ] ||
        fail "the test as a whole takes too long: it came to $words"
}

comes_or_gone() {
    lost=
    "$@" || {
        [ -n "$pid" ] && ended "$pid" && ! "$@" || return
        lost=0
        wait "$pid" || lost=$?
        pid=
    }
}

# --- the display ----------------------------------------------------------

# client NAME: a program of tests/support/clients becomes $tmp/NAME.
client() {
    "${CC:-cc}" "$SOURCE_DIR/tests/support/clients/$1.c" -o "$tmp/$1" -lxcb ||
        fail "no client $1"
}

# Keys do not repeat: a busy machine may be slow in letting them go. What an
# earlier server wrote is not to be taken for the new one's number.
start_server() {
    : >"$tmp/display"
    child Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp -noreset -r \
        3>"$tmp/display" 2>"$tmp/server" &
    server=$!
    within "$patience" test -s "$tmp/display" ||
        fail "Xvfb does not start: $(cat "$tmp/server")"
    DISPLAY=:$(cat "$tmp/display")
    export DISPLAY
    [ -x "$tmp/pinger" ] || client pinger
}

export HOME="$tmp/home" SDL_RENDER_DRIVER=software
unset XDG_CONFIG_HOME WAYLAND_DISPLAY SDL_VIDEODRIVER
export XDG_STATE_HOME="$tmp/home/state"
mkdir -p "$HOME/.config"
# shellcheck disable=SC2016 # the file says $HOME
echo 'XDG_PICTURES_DIR="$HOME/Pictures"' >"$HOME/.config/user-dirs.dirs"
pictures=$HOME/Pictures

# --- the program ----------------------------------------------------------

hand() {
    timeout "$patience" xdotool "$@" >/dev/null || fail "xdotool $*"
}

# The window, once it is there and has its title.
find_window() {
    window=$(timeout 20 xdotool search --onlyvisible --name ' chequer$' \
        2>/dev/null | head -n 1)
    [ -n "$window" ]
}

has_size() {
    timeout 20 xdotool getwindowgeometry --shell "$window" >"$tmp/geometry"
    grep -q "^WIDTH=$1$" "$tmp/geometry" &&
        grep -q "^HEIGHT=$2$" "$tmp/geometry"
}

has_keyboard() {
    timeout 20 xdotool windowfocus "$window" 2>/dev/null
    [ "$(timeout 20 xdotool getwindowfocus 2>/dev/null)" = "$window" ]
}

# launch [ARGUMENTS...]: the program, with its window as it comes.
launch() {
    window=
    child "$CHEQUER" "$@" >"$tmp/output" 2>"$tmp/errors" &
    pid=$!
    await "a window" find_window
    await "the keyboard to be the window's" has_keyboard
}

# SDL asks for the keys that are down when it hears that the keyboard is its
# own, and would then take Ctrl for down while it reads of a key before it.
has_heard() {
    "$tmp/pinger" "$window"
}

# start [ARGUMENTS...]: the program, with its window in the corner.
start() {
    launch "$@"
    hand windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
    hand mousemove 2 2
    await "a window of ${width}x$height" has_size "$width" "$height"
    await "the window to know that" has_heard
}

# gone [CODE]: the program ends with that code, 0 unless told.
gone() {
    local code
    await "the program to end" ended "$pid"
    code=0
    wait "$pid" || code=$?
    pid=
    [ $code -eq "${1:-0}" ] || fail "exit code $code"
}

# It ends when asked to, and silently.
stop() {
    key ctrl+q
    gone 0
    [ ! -s "$tmp/errors" ] || fail "words on stderr"
}

# The time it has worked until now, in ticks of the kernel.
ticks() {
    awk '{ print $14 + $15 }' "/proc/$pid/stat"
}

works() {
    local before
    before=$(ticks)
    sleep 0.5
    [ $(($(ticks) - before)) -ge 5 ]
}

rests() {
    local before
    before=$(ticks)
    sleep 2
    [ $(($(ticks) - before)) -le 2 ]
}

# resident: the KB of memory that it has now.
resident() {
    awk '/^VmRSS:/ { print $2 }' "/proc/$pid/status"
}

# has_not_grown COMMAND...: started anew, with the settings it has left, and
# brought by the command to what it shows now, it has as much memory, within a
# fifth. Sanitizers keep what was freed.
has_not_grown() {
    local late fresh
    late=$(resident)
    stop
    start
    "$@"
    fresh=$(resident)
    echo "$late KB, and $fresh KB in a fresh window"
    grep -q -e __asan_init -e __tsan_init "$CHEQUER" ||
        [ "$late" -le $((fresh * 6 / 5)) ] || fail "memory has grown"
}

# --- hands ----------------------------------------------------------------

# place NAME [MENU]: its centre, in a run as it is now, becomes $at; see
# test_app_screen.
place() {
    timeout "$patience" "$BUILD_DIR/tests/test_app_screen" places "$width" \
        "$height" "${run:-tour}" ${2+"$2"} >"$tmp/places" ||
        fail "no places of ${run:-tour}"
    at=$(awk -v name="$1" '$1 == name { print $2, $3 }' "$tmp/places")
    [ -n "$at" ] || fail "there is no $1"
}

# moves XDOTOOL-WORDS...: what the hand does reaches the program at once, for
# a busy machine might rest on a button, and buttons that are held repeat.
moves() {
    kill -STOP "$pid" 2>/dev/null || :
    hand "$@"
    kill -CONT "$pid" 2>/dev/null || :
}

# press [BUTTON]: at $at.
press() {
    # shellcheck disable=SC2086 # two numbers
    moves mousemove $at mousedown "${1:-1}" mouseup "${1:-1}"
}

# click NAME [BUTTON [MENU]]
click() {
    place "$1" ${3+"$3"}
    press "${2:-1}"
}

# drag FROM TO [BUTTON]: as a hand does it, in several movements.
drag() {
    local from
    place "$1"
    from=$at
    place "$2"
    # shellcheck disable=SC2086 # two numbers each
    moves mousemove $from mousedown "${3:-1}" \
        mousemove $(((${from% *} + 2 * ${at% *}) / 3)) \
        $(((${from#* } + 2 * ${at#* }) / 3)) mousemove $at mouseup "${3:-1}"
}

# holding KEY COMMAND...: the key is down while the command is done.
holding() {
    local held
    held=$1
    shift
    hand keydown "$held"
    "$@"
    hand keyup "$held"
}

key() {
    hand key --delay 20 "$@"
}

# Put a text on the clipboard, as another program would.
offer() {
    printf '%s' "$1" >"$tmp/offer"
    await "the clipboard to take a text" is_offered
}

is_offered() {
    timeout 20 xclip -i -selection clipboard "$tmp/offer" >/dev/null 2>&1 &&
        within 5 clipboard_holds
}

clipboard_holds() {
    clipboard >"$tmp/clipboard" && cmp -s "$tmp/clipboard" "$tmp/offer"
}

# --- eyes -----------------------------------------------------------------

# As desktops read it; xdotool knows only the old property, without arrows.
title() {
    LC_ALL=C.UTF-8 timeout 20 xprop -id "$window" -notype _NET_WM_NAME \
        2>/dev/null | sed -n 's/^[^"]*"\(.*\)"$/\1/p'
}

# The status comes before the heading, where there is one.
title_is() {
    case $(title) in "$1 – chequer" | *" – $1 – chequer") ;; *) return 1 ;; esac
}

title_like() {
    title | grep -q -e "$1"
}

expect_title() {
    await "the title '$1'" title_is "$1"
}

clipboard() {
    timeout 20 xclip -o -selection clipboard -t UTF8_STRING 2>/dev/null
}

is_copied() {
    clipboard >"$tmp/clipboard" && ! cmp -s "$tmp/clipboard" "$tmp/offer"
}

# copies KEY: what it copies is in $tmp/clipboard. While a file is being made
# it may be deaf to the key.
copies() {
    offer 'nothing yet'
    key "$1"
    within 15 is_copied
}

# The run as Ctrl+C copies it now goes to $tmp/run, its step to $step.
look() {
    await "Ctrl+C to copy the run" copies ctrl+c
    mv "$tmp/clipboard" "$tmp/run"
    step=$(sed -n 's/.* step=\([0-9]*\).*/\1/p' "$tmp/run")
    step=${step:-0}
}

run_matches() {
    look
    grep -q -e "$1" "$tmp/run"
}

step_is() {
    look
    test "$step" "${2:-=}" "$1"
}

# expect_run PATTERN: the copied run matches, soon.
expect_run() {
    await "a run like '$1'" run_matches "$1"
}

# expect_step NUMBER [COMPARISON]: it gets there, or -gt or -lt of it.
expect_step() {
    await "step ${2:+$2 }$1" step_is "$@"
}

# Nothing can be awaited where nothing should happen: the step stays.
expect_pause() {
    local before
    look
    before=$step
    sleep 1
    look
    [ "$step" = "$before" ] || fail "from step $before it goes on to $step"
}

# expect_file NAME: among the pictures, where files appear whole.
expect_file() {
    await "the file $1" test -s "$pictures/$1"
}

expect_no_file() {
    [ -z "$(ls -A "$pictures" 2>/dev/null)" ] || fail "a file was left"
}

# picture NAME: what the window shows becomes $tmp/NAME.png.
picture() {
    timeout "$patience" import -silent -window "$window" "$tmp/$1.png" ||
        fail "no picture of the window"
}

# changes LEAST MOST [CROP]: since the picture "before" that many points, or
# that many within the crop, have come to look different.
changes() {
    local points
    picture after
    points=$(compare -metric AE -extract "${3:-${width}x$height}" \
        "$tmp/before.png" "$tmp/after.png" null: 2>&1 || :)
    points=${points%%.*}
    [ "$points" -ge "$1" ] && [ "$points" -le "$2" ]
}

# The picture "before" is one that stays: all that was done is drawn. Each
# answer of the program's about its clipboard comes after what came before;
# a press where nothing is takes the last message away.
settle() {
    look
    moves mousemove 2 2 mousedown 1 mouseup 1
    await "a picture that does not change" is_settled
}

is_settled() {
    has_answered && picture before && has_answered && changes 0 0
}

has_answered() {
    clipboard && clipboard && clipboard
} >/dev/null
