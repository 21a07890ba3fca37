#!/bin/sh
# Help in a real window: opened, turned and scrolled by keys and by the mouse,
# code copied, and left again.
. "$(dirname "$0")/../support/window.sh"
start_server
start

# turned MOST: much looks different from the picture "before", which becomes
# what is there now.
turned() {
    within "$patience" changes "${1:-5000}" 9999999 || return
    mv "$tmp/after.png" "$tmp/before.png"
}

copied() {
    clipboard >"$tmp/clipboard" && grep -qx -e "$1" "$tmp/clipboard"
}

settle
cp "$tmp/before.png" "$tmp/board.png"
key F1
await 'help' turned 100000
key Right Right
await 'the first lesson' turned
key Page_Down
await 'more of it' turned
hand mousemove 640 400 click 5 # the wheel
await 'still more' turned 2000

# Tabs, and a line of code that is clicked is copied.
click help.page4 1 help
await 'the page on slides' turned
offer 'nothing yet'
click help.code2 1 help+help.page4
await 'a command on the clipboard' copied \
    'chequer slides mine.slides -o mine.pdf'

key Escape
hand mousemove 2 2 click 1
cp "$tmp/board.png" "$tmp/before.png"
await 'the board again' changes 0 0

# The button, and the cross.
click help
await 'help by its button' turned 100000
click close 1 help
hand mousemove 2 2 click 1
cp "$tmp/board.png" "$tmp/before.png"
await 'the board once more' changes 0 0
stop
