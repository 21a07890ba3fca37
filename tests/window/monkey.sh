#!/bin/sh
# A thousand clicks, keys, drags and sizes at random, from a seed; then the
# program must be alive, rest when nothing moves, and end well. The long form
# (LONG=1) does a hundred thousand, or EVENTS=NUMBER: between each thousand it
# opens the next puzzle and pastes a run of it that has been tampered with, and
# at the end the window may not have grown: not the first tenth of the events is
# the measure, for what that has left behind would be overlooked, but a fresh
# window with the settings that the events have made and the run that is shown
# in the end. In the short form memory.sh asks for that, by the same events each
# time.
. "$(dirname "$0")/../support/window.sh"
seed=${SEED:-$(date +%s)}
events=${EVENTS:-1000}
more=
if [ -n "${LONG-}" ]; then
    events=${EVENTS:-100000}
    deadline=$(($(date +%s) + 6600))
    more='4 6 7 8 w z shift+z alt+Left alt+Down s o i ctrl+p ctrl+o'
fi
patience=300    # a busy machine is far behind after a thousand events
echo "SEED=$seed EVENTS=$events"

# chunk NUMBER: a thousand events. Everything but quitting, saving files by a
# key and taking the whole screen. Nor Q: with the Ctrl of the next key, which
# SDL may see early, it would quit.
chunk() {
    awk -v seed="$((seed + $1))" -v long="${LONG:+1}" -v more="$more" 'BEGIN {
    srand(seed)
    n = split("space k Left Right Home End Page_Up Page_Down Up Down Tab " \
        "shift+Tab Return Escape n f c l t h F1 question 1 2 3 minus equal " \
        "plus comma period Delete BackSpace 5 9 x ctrl+z ctrl+y ctrl+c " \
        "ctrl+v ctrl+shift+c ctrl+plus ctrl+minus ctrl+0 shift+Left " \
        "shift+Right ctrl+Left ctrl+Right a b 0 e m shift+a alt+m " more,
        keys, " ")
    for (i = 0; i < 1000; i++) {
        what = rand()
        if (what < (long ? 0.4 : 0.5))
            printf "mousemove %d %d mousedown %d mousemove_relative -- %d " \
                "%d mouseup %d\n", rand() * 1280, rand() * 800,
                b = 1 + int(rand() * 3), rand() * 40 - 20, rand() * 40 - 20, b
        else if (what < 0.45)
            printf "mousemove %d %d mousedown 1 mousemove %d %d " \
                "mousemove %d %d mouseup 1\n", rand() * 704, 64 + rand() * 648,
                rand() * 704, 64 + rand() * 648, rand() * 1280, rand() * 800
        else if (what < 0.5)
            printf "mousemove %d 24 mousedown 1 mouseup 1\n", 60 + rand() * 1200
        else if (what < 0.6)
            printf "click %d\n", 4 + int(rand() * 4)
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
}' | sed "s/WINDOW/$window/"
}

# tampered NUMBER: a run of each puzzle in turn, with some characters of it
# dropped, doubled or exchanged for others; now and then none.
tampered() {
    awk -v seed="$((seed + $1))" -v k="$1" 'BEGIN {
    srand(seed)
    n = split("tour size=8x8 start=f6 algorithm=warnsdorff order=s3 step=17|" \
        "queens size=9 solution=3|place piece=king size=7x6 surface=torus|" \
        "cover piece=queen size=8x8|armies size=8|chess960 518 castle=king|" \
        "lesson 18|race size=8x8 step=120|uncrossed size=6x6 step=9|" \
        "tour size=6x5 holes=a1,b2 mode=hand way=c1,b3,d4 marks=green:a1-c3",
        runs, "|")
    run = runs[1 + k % n]
    m = int(rand() * 4)
    odd = "=,-x019az \"%<é\t"
    for (i = 0; i < m; i++) {
        at = 1 + int(rand() * length(run))
        put = substr(odd, 1 + int(rand() * length(odd)), int(rand() * 3))
        run = substr(run, 1, at - 1) put substr(run, at + int(rand() * 2))
    }
    printf "%s", run
}'
}

gone_early() {
    code=none
    ! within 5 ended "$pid" || { code=0; wait "$pid" || code=$?; }
    fail "the window is gone, exit code $code" \
        "(SEED=$seed, in the 1000 events after $((chunks * 1000)))"
}

monkey() {
    chunk "$chunks" | timeout 300 xdotool - || gone_early
    alive "$pid" || gone_early
    chunks=$((chunks + 1))
}

# All that was done to it is done, and it shows a run that is known.
catches_up() {
    hand windowsize "$window" "$width" "$height"
    hand mousemove 2 2
    key Escape Escape Escape Escape
    await "the pasted run (SEED=$seed)" pastes
}

# It comes to rest and uses no time.
comes_to_rest() {
    catches_up
    key Home
    await "2 s of rest (SEED=$seed)" rests
}

# While a file is being made, or behind one thing more that is open, it is deaf;
# and what the monkey wanted to be copied may be copied late.
pastes() {
    offer 'tour size=8x8 start=f6'
    key Escape ctrl+v
    title_is "Knight's tour 8×8 from f6"
}

start_server
start
chunks=0
while [ $((chunks * 1000)) -lt "$events" ]; do
    if [ -n "${LONG-}" ]; then
        key Escape Escape Escape "$((1 + chunks % 9))"
        tampered "$chunks" | timeout 20 xclip -i -selection clipboard
        key ctrl+v
    fi
    monkey
    [ -z "${LONG-}" ] || catches_up
done
comes_to_rest
key Escape Escape
[ -z "${LONG-}" ] || has_not_grown comes_to_rest
stop
