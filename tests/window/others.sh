#!/bin/sh
# Other programs on the same display: those that ask for the clipboard and are
# gone before the answer, and a second window of our own.
. "$(dirname "$0")/../support/window.sh"
start_server

# Whoever asks and goes away, hundreds of times, is no reason to end: neither
# for the run, which SDL offers, nor for a picture.
client asker
ask() {     # TIMES
    timeout "$patience" "$tmp/asker" "$1" || fail "nobody asked"
}
picture_is_there() {
    timeout 20 xclip -o -selection clipboard -t TARGETS 2>/dev/null |
        grep -qx image/png
}
start show tour size=6x5 start=c3 step=7
look
ask 400
expect_step 7
key ctrl+shift+c
await "a picture on the clipboard" picture_is_there
ask 400
picture_is_there || fail "the picture is lost"
look
kill -STOP "$pid"   # all at once
ask 400
kill -CONT "$pid"
expect_step 7
stop

# Nor do forty that take no piece of a long picture keep it from others.
pasted() {
    timeout 20 xclip -o -selection clipboard -t image/png >"$tmp/pasted.png" \
        2>/dev/null
}
promised() {
    grep -qx promised "$tmp/asked"
}
start show tour size=20x20 step=399
key ctrl+shift+c
await "a picture on the clipboard" picture_is_there
pasted || fail "the picture cannot be pasted"
mv "$tmp/pasted.png" "$tmp/whole.png"
child "$tmp/asker" 40 image/png >"$tmp/asked" &
asker=$!
await "forty that are promised pieces" promised
pasted || fail "the picture cannot be pasted any more"
cmp "$tmp/whole.png" "$tmp/pasted.png" || fail "the picture is not whole"
kill "$asker"
stop

# Windows come and go quickly. What SDL told itself about one that is being
# closed is no error of anybody's.
for round in $(seq 20); do
    launch
    if [ $((round % 2)) -eq 0 ]; then
        key ctrl+q
    else
        kill -TERM "$pid"
    fi
    gone 0
    [ ! -s "$tmp/errors" ] || fail "words on stderr in round $round"
done

# A second window writes what was changed in it, and leaves the rest as it is:
# whatever is done in which order.
file=$XDG_STATE_HOME/chequer/session
holds() {
    grep -q -x -e "$1" "$file" 2>/dev/null
}
expect_line() {
    await "the line $1 in the settings" holds "$1"
}
rm -rf "$XDG_STATE_HOME"
launch show tour size=6x5 start=c3
first=$pid first_window=$window
expect_line 'current=tour size=6x5 start=c3.*'
child "$CHEQUER" show queens size=9 >"$tmp/output2" 2>"$tmp/errors2" &
pid=$!
second_opened() {
    window=$(timeout 20 xdotool search --onlyvisible --name ' chequer$' \
        2>/dev/null | grep -vx "$first_window" | head -n 1)
    [ -n "$window" ]
}
await "a second window" second_opened
second=$pid second_window=$window
expect_line 'current=queens size=9'
holds 'run=tour size=6x5 start=c3.*' || fail "the first window's run is lost"

pid=$first window=$first_window
await "the first window's keyboard" has_keyboard
key t
expect_line 'theme=green'
holds 'run=queens size=9' || fail "the second window's run is lost"

pid=$second window=$second_window
await "the second window's keyboard" has_keyboard
key ctrl+plus
expect_line 'scale=125'
key ctrl+q
gone 0
holds 'theme=green' || fail "the first window's theme is lost"

pid=$first window=$first_window
await "the first window's keyboard" has_keyboard
stop
holds 'theme=green' || fail "the theme is lost"
holds 'scale=125' || fail "the second window's size of words is lost"
holds '[a-z]*=queens size=9' || fail "its run is lost"
[ ! -s "$tmp/errors2" ] || fail "words of the second: $(cat "$tmp/errors2")"
