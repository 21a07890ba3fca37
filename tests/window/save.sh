#!/bin/sh
# Pictures go to the pictures folder, under names that are free.
. "$(dirname "$0")/../support/window.sh"
start_server
start show tour size=6x5 start=c3 step=7

expect_step 7
key ctrl+s
expect_file chequer-tour-6x5-c3-001.png
sum=$(cksum <"$pictures/chequer-tour-6x5-c3-001.png")
run='tour size=6x5 start=c3'
click png
expect_file chequer-tour-6x5-c3-002.png
[ "$sum" = "$(cksum <"$pictures/chequer-tour-6x5-c3-001.png")" ] ||
    fail "the second picture changed the first"
[ "$sum" = "$(cksum <"$pictures/chequer-tour-6x5-c3-002.png")" ] ||
    fail "the same board gave two pictures"
convert "$pictures/chequer-tour-6x5-c3-001.png" "$tmp/picture.ppm" ||
    fail "the PNG is broken"

key ctrl+shift+s
expect_file chequer-tour-6x5-c3-001.svg
xmllint --noout "$pictures/chequer-tour-6x5-c3-001.svg" ||
    fail "the SVG is not well-formed"

# The menu of pictures: a caption, no frame, a width; then the file opens with
# all that, and gives itself again.
rm "$pictures"/*
click picture
click 640-pixels-wide 1 picture
click Caption:-what-it-shows 1 picture
click Frame 1 picture
key Escape ctrl+s
expect_file chequer-tour-6x5-c3-001.png
identify -format '%w\n' "$pictures/chequer-tour-6x5-c3-001.png" | grep -qx 640 ||
    fail "the picture is not as wide as chosen"
grep -q 'step=7 width=640 caption=on frame=off' \
    "$pictures/chequer-tour-6x5-c3-001.png" || fail "its style is not in it"
stop
cp "$pictures/chequer-tour-6x5-c3-001.png" "$tmp/first.png"
rm -r "$XDG_STATE_HOME" "$pictures"
start show "$tmp/first.png"
expect_step 7
key ctrl+s
expect_file chequer-tour-6x5-c3-001.png
cmp "$tmp/first.png" "$pictures/chequer-tour-6x5-c3-001.png" ||
    fail "the picture did not give itself again"

# In a small window the menu's last row is reached by the wheel, or by the
# arrow that stands in its place.
width=800 height=600
hand windowsize "$window" "$width" "$height"
await "a window of ${width}x$height" has_size "$width" "$height"
click picture
place menu.down picture
# shellcheck disable=SC2086 # two numbers
hand mousemove $at click 5 click 5 click 5 click 5 click 5
press
key Escape ctrl+s
expect_file chequer-tour-6x5-c3-002.png
grep -q 'transparent=on' "$pictures/chequer-tour-6x5-c3-002.png" ||
    fail "the wheel did not bring the last row"

# Rows, with the arrow in place of one: those between two widgets.
rows() {
    height=$1
    place Save-as-PNG picture
    sed -n '/^Save-as-PNG /,$p' "$tmp/places" | grep -vc '^[a-z]*[0-9]* '
}
hidden=$(($(rows 1200) - $(rows 600)))
height=600
click picture
while [ $hidden -ge 0 ]; do
    click menu.down 1 picture
    hidden=$((hidden - 1))
done
key Escape ctrl+s
expect_file chequer-tour-6x5-c3-003.png
! grep -q 'transparent=on' "$pictures/chequer-tour-6x5-c3-003.png" ||
    fail "the arrow did not bring the last row"

# A name of one's own; the ending says the format, and no file is replaced.
rm "$pictures"/*
save_as() {
    expect_step 7 # what was being made is done
    key Escape
    click picture
    click "$1" 1 picture
    key ctrl+a
    hand type --delay 20 "$2"
    key Return
}
save_as 'Save-as…' 'My lesson'
expect_file 'My lesson.png'
save_as 'Save-as…' 'second.svg'
expect_file second.svg
sum=$(cksum <"$pictures/My lesson.png")
save_as 'Save-as…' 'My lesson.png'
save_as 'Save-as…' 'board.docx'
save_as 'Save-as…' "$tmp/no/such/folder/a.png"
expect_step 7
key ctrl+s
expect_file chequer-tour-6x5-c3-001.png
[ "$sum" = "$(cksum <"$pictures/My lesson.png")" ] || fail "it was replaced"
[ "$(find "$pictures" -type f | wc -l)" = 3 ] || fail "something else was saved"

# A folder of one's own is remembered, and given up again.
# shellcheck disable=SC2088 # as it is typed
save_as 'Another-folder…' '~/lessons/chess'
key Escape ctrl+s
await "a picture in that folder" \
    test -s "$HOME/lessons/chess/chequer-tour-6x5-c3-001.png"
stop
start show tour size=6x5 start=c3 step=7 --say
hand windowsize "$window" "$width" "$height"
await "a window of ${width}x$height" has_size "$width" "$height"
key ctrl+s
await "a second picture in that folder" \
    test -s "$HOME/lessons/chess/chequer-tour-6x5-c3-002.png"
save_as 'Another-folder…' ' '
key Escape ctrl+s
expect_file chequer-tour-6x5-c3-002.png

# Where nothing can be written the window says why and lives on.
says() { grep -q "$1" "$tmp/output"; }
rm -r "$pictures"
: >"$pictures"
key ctrl+s
await "the reason" says '^~/Pictures is a file, not a folder: choose another'
expect_step 7
[ ! -s "$pictures" ] || fail "something was written"
rm "$pictures"
mkdir "$pictures"
ln -s /dev/full "$pictures/chequer-tour-6x5-c3-001.png"
key ctrl+s
expect_file chequer-tour-6x5-c3-002.png
stop

# So it is on a disk that is full, which a limit of 8 kB on files stands for,
# where the settings have room and the picture has not.
rm -r "$pictures"
(ulimit -f 16 && exec "$CHEQUER" show tour size=6x5 start=c3 step=7 --say \
    >"$tmp/output" 2>"$tmp/errors") &
pid=$!
await "a window" find_window
await "the keyboard to be the window's" has_keyboard
key ctrl+s
await "the reason" says '^Cannot write .*001.png: File too large'
[ -z "$(ls -A "$pictures")" ] || fail "left behind: $(ls -A "$pictures")"
expect_step 7
stop

# A very large picture is made while the window goes on; Esc ends it.
rm -r "$XDG_STATE_HOME" "$pictures"
start show tour size=6x5 start=c3 step=7 width=16000
expect_step 7
key ctrl+s Right Home
expect_no_file
key Escape
expect_step 7
expect_no_file
key Left
expect_step 6
stop
