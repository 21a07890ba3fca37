#!/bin/sh
# Keyboards of other countries: letters by their place where the script is
# another one, signs wherever they are.
. "$(dirname "$0")/../support/window.sh"
start_server

# Keys by their number: what is in that place, whatever is written on it.
Q=24 A=38 C=54 V=55 N=57 M=58 minus=20 shift=50 ctrl=37
one=10 two=11 five=14 six=15 caps=66

tap() {
    hand key --delay 20 "$@"
}

# with MODIFIER KEY
with() {
    hand keydown "$1" key --delay 20 "$2" keyup "$1"
}

# xdotool could not type Ctrl+C by its letter on every keyboard, and would
# change the keyboard to do so.
copies() {
    offer 'nothing yet'
    with $ctrl $C
    within 15 is_copied
}

layout() {
    setxkbmap "$@" || fail "no layout $*"
    quit=$Q
    [ "$1" != fr ] || quit=$A # the two have changed places
}

leave() {
    with $ctrl $quit
    gone 0
    [ ! -s "$tmp/errors" ] || fail "words on stderr"
}

help_is_shown() {
    changes 100000 9999999
}

for country in ru gr; do
    layout $country
    start
    tap $two
    await 'the second tab' title_like '– 8 queens'
    tap $one
    await "the first tab" title_like "– Knight"
    offer 'tour size=6x5 start=d4 step=9'
    with $ctrl $V
    expect_title "Knight's tour 6×5 from d4"
    tap $N
    expect_run 'seed=[0-9]'
    leave
done

# From one layout to the other while the program runs, as people do.
layout us,ru -option grp:caps_toggle
start
tap $two
await 'the second tab' title_like '– 8 queens'
tap $caps
offer 'tour size=7x5 start=c3'
with $ctrl $V
expect_title "Knight's tour 7×5 from c3"
tap $caps
tap $two
await 'the second tab' title_like '– 8 queens'
leave
layout -option ''

# The question mark: Shift+ß in Germany, Shift+comma in France.
for country in de:$minus fr:$M; do
    layout "${country%:*}"
    start
    settle
    with $shift "${country#*:}"
    await "help on a keyboard of ${country%:*}" help_is_shown
    with $shift "${country#*:}"
    await "the end of help" changes 0 0
    leave
done

# French digits need no Shift; the sixth is the minus sign and needs it.
layout fr
start
tap $five
await 'the fifth tab' title_like 'Armies'
tap $two
await 'the second tab' title_like '– 8 queens'
with $shift $six
await 'the sixth tab' title_like '960'
leave
