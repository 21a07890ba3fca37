#!/bin/sh
# A thousand clicks, keys and sizes at random, from a seed; then the program
# must be alive, rest when nothing moves, and end well.
. "$(dirname "$0")/../support/window.sh"
seed=${SEED:-$(date +%s)}
echo "SEED=$seed"

# Everything but quitting, saving files and taking the whole screen.
awk -v seed="$seed" 'BEGIN {
    srand(seed)
    n = split("space k Left Right Home End Page_Up Page_Down Up Down Tab " \
        "shift+Tab Return Escape n f c l t h F1 question 1 2 3 minus equal " \
        "plus comma period Delete BackSpace 5 9 x ctrl+z ctrl+y ctrl+c " \
        "ctrl+v ctrl+shift+c ctrl+plus ctrl+minus ctrl+0 shift+Left " \
        "shift+Right ctrl+Left ctrl+Right a b 0 e m shift+a alt+m", keys, " ")
    for (i = 0; i < 1000; i++) {
        what = rand()
        if (what < 0.5)
            printf "mousemove %d %d mousedown %d mousemove_relative -- %d " \
                "%d mouseup %d\n", rand() * 1280, rand() * 800,
                b = 1 + int(rand() * 3), rand() * 40 - 20, rand() * 40 - 20, b
        else if (what < 0.6)
            printf "click %d\n", 4 + int(rand() * 2)
        else if (what < 0.95)
            print "key " keys[1 + int(rand() * n)]
        else if (rand() < 0.5)
            printf "windowsize WINDOW %d %d\n", 1 + rand() * 1300,
                1 + rand() * 900
        else
            print "windowsize WINDOW 1280 800"
        if (i % 20 == 0)
            print "sleep 0.05"
    }
}' >"$tmp/monkey"

start_server
start
sed "s/WINDOW/$window/" "$tmp/monkey" | timeout 300 xdotool - ||
    fail "the window is gone (SEED=$seed)"
alive "$pid" || fail "the program is gone (SEED=$seed)"

# When nothing moves it comes to rest and uses no time.
hand windowsize "$window" "$width" "$height"
hand mousemove 2 2
key Escape Escape Escape Escape
# While a file is being made, or behind one thing more that is open, it is deaf;
# and what the monkey wanted to be copied may be copied late.
pastes() {
    offer 'tour size=8x8 start=f6'
    key Escape ctrl+v
    title_is "Knight's tour 8×8 from f6"
}
await "the pasted run (SEED=$seed)" pastes
key Home
await "2 s of rest (SEED=$seed)" rests
key Escape Escape
stop
