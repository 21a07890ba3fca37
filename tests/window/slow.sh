#!/bin/sh
# No line that is accepted keeps the window from its user: pasted, played, sent
# to its end and back, and clicked, the program never works for more than a
# second before it answers. Its own time counts, not that of a busy machine.
. "$(dirname "$0")/../support/window.sh"
limit=1000
if grep -q -e __asan_init -e __tsan_init "$CHEQUER"; then
    limit=6000      # a sanitizer looks over the program's shoulder
fi

# answers WHAT XDOTOOL-WORDS...: while that is done, and for some time after.
answers() {
    what=$1
    shift
    took=$("$tmp/pinger" "$window" "$pid" xdotool "$@") ||
        fail "$what: the window is not answered for"
    [ "$took" -le $limit ] || fail "$what: it worked for $took ms"
    echo "$what: $took ms"
}

keys() {    # WHAT KEY...
    what=$1
    shift
    answers "$what" key --delay 20 "$@"
}

# squares N FILES RANKS: as many, one after another, always the same.
squares() {
    awk -v n="$1" -v files="$2" -v ranks="$3" 'BEGIN {
        srand(18)
        for (i = 0; i < n; i++)
            printf "%s%c%d", i ? "," : "", 97 + int(rand() * files),
                1 + int(rand() * ranks)
    }'
}

# arrows N: as many on a board of 1000 by 1000, from side to side.
arrows() {
    awk -v n="$1" 'BEGIN {
        for (i = 0; i < n; i++)
            printf "%s%c%d-a%c%d:red", i ? "," : "", 97 + i % 26,
                1 + i * 7 % 1000, 97 + i * 11 % 26, 1 + i * 13 % 1000
    }'
}

# shows PATTERN LINE: a run like that, or the line is pasted once more: on a
# busy machine the clipboard may have been late.
shows() {
    run_matches "$1" || {
        offer "$2"
        key Escape ctrl+v
        false
    }
}

# tried PUZZLE SIZE SETTINGS: in all ways.
tried() {
    short="$1 $2 $(printf %.40s "$3")"
    key Escape Escape
    offer "$1 size=$2 $3"
    keys "$short, pasted" ctrl+v
    await "the run $short" shows "^$1 .*size=$2" "$1 size=$2 $3"
    keys "$short, played" space
    keys "$short, sought" End Home Right Left
}

# clicked X Y: the run that was tried last.
clicked() {
    answers "$short, clicked" mousemove "$1" "$2" click 1
}

start_server
start show tour
tried tour 1000x1000 'step=2000000000 algorithm=warnsdorff'
tried tour 999x1000 'surface=torus mode=hand closed=on start=sg500'
clicked 300 400
clicked 340 398
tried cover 24x24 'piece=nightrider'
tried tour 1000x1000 'holes=disc mode=hand start=sg500'
clicked 300 400
tried cover 24x23 "mode=hand placed=$(squares 2000 24 23)"
tried tour 999x1000 "marks=$(arrows 500)"
tried place 32x32 'fundamental=on solution=2147483647'
tried tour 1000x1000 'trail=order step=999999'
tried armies 30x29 'surface=torus fundamental=on piece=queen'
tried tour 999x1000 'holes=stairs algorithm=warnsdorff start=c3'

# As SVG text, with copies of the path behind the seams: while it is written
# the window hears of no other copy.
run='tour surface=torus'
await "a torus" shows '^tour .*surface=torus' "$run"
click view
click row1 1 view
key Escape
run='tour size=1000x1000 surface=torus'
offer "$run algorithm=warnsdorff step=300000"
keys 'a torus with its neighbours, pasted' ctrl+v
await "the run $run" shows "^tour size=1000x1000 .*surface=torus" \
    "$run algorithm=warnsdorff step=300000"
expect_step 300000
click copy
place The-picture,-as-SVG-text copy
# shellcheck disable=SC2086 # two numbers
answers 'the same, copied' mousemove $at click 1 exec --sync sh -c \
    "until [ -e '$tmp/copied' ]; do sleep 0.1; done" &
answering=$!
await "the picture being written" works
look
: >"$tmp/copied"
wait $answering
stop

# The same on slides, where one of two runs works on when the other rests.
cat >"$tmp/slow.slides" <<'END'
title Slow
slide Words
caption Nothing yet.
slide Two
run tour size=8x8
play 0..end
run tour size=1000x1000 algorithm=warnsdorff
play 0..end
slide By hand
run tour size=1000x1000 surface=klein mode=hand closed=on start=c3
END
start slides "$tmp/slow.slides"
expect_title 'Slow, slide 1 of 3'
keys 'a slide of two runs' Next
keys 'the same, played' space
keys 'a slide by hand' Next
expect_title 'Slow, slide 3 of 3'
keys 'back to two runs' Prior
stop
