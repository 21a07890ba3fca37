#!/bin/sh
# A file is chosen in the window: by its name, by the arrows, by the mouse.
. "${SOURCE_DIR:-..}/tests/support/window.sh"

mkdir -p "$pictures/lessons"
"$CHEQUER" tour --size 6x5 --start c3 --px 16 -o "$pictures/tour-6x5.png"
"$CHEQUER" queens --size 6 --px 16 -o "$pictures/lessons/six.svg"
"$CHEQUER" tour --size 5 --start a1 --format squares >"$HOME/five.squares"
printf 'no picture\n' >"$pictures/broken.svg"
touch -d 2020-01-01 "$pictures/broken.svg"

start_server
run='tour size=8x8 start=f6'
# shellcheck disable=SC2086 # words
start show $run --say

is_told() {
    grep -q -e "$1" "$tmp/output"
}

# --- from the menu, then by keys ------------------------------------------

click picture
click 'Open-a-file…' 1 picture
await 'the form' is_told '^Open a file: ~/Pictures/$'
hand type --delay 20 '6x'
await 'the only picture of that name' is_told '^tour-6x5.png$'
key Return
expect_title "Knight's tour 6×5 from c3"

# The folder before the files; then the file in it.
key ctrl+o Down
await 'the folder' is_told '^lessons, a folder$'
key Return Down
await 'what is in it' is_told '^six.svg$'
key Return
expect_title '6 queens on 6×6, solution 1'

# A path of one's own, completed, from another folder.
key ctrl+o ctrl+a
# shellcheck disable=SC2088 # as it is typed
hand type --delay 20 '~/fi'
key Tab Return
expect_title "Knight's tour 5×5 from a1"

# --- what cannot be opened is said, and something else can be ---------------

key ctrl+o
hand type --delay 20 broken
key Return
await 'why not' is_told 'broken.svg'
key ctrl+a
# shellcheck disable=SC2088 # as it is typed
hand type --delay 20 '~/Pictures/6x'
key Return
expect_title "Knight's tour 6×5 from c3"
stop
