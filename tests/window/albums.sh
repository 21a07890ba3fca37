#!/bin/sh
# Albums by mouse and keys: the strip beside the board, all pages at once.
. "$(dirname "$0")/../support/window.sh"
start_server
run='queens'
start show queens
expect_title "8 queens on 8×8, solution 1"

# wheel NAME BUTTON TIMES [MENU]: 4 is up, 5 is down.
wheel() {
    place "$1" ${4+"$4"}
    # shellcheck disable=SC2086 # two numbers
    moves mousemove $at click --repeat "$3" --delay 5 "$2"
}

# A page of the strip is clicked; the wheel shows others and turns none.
click page:3
expect_title "8 queens on 8×8, solution 3"
run='queens solution=3'
place strip
crop=$(awk '$1 == "strip" { print $4 "x" $5 "+" int($2 - $4 / 2) "+" \
    int($3 - $5 / 2) }' "$tmp/places")
settle
wheel strip 5 40
await "the strip to show other pages" changes 2000 999999 "$crop"
expect_title "8 queens on 8×8, solution 3"
key Right
expect_title "8 queens on 8×8, solution 4"

# All at once: opened by its button, one is clicked, and the board is back.
run='queens solution=4'
click see-all
click page:77 1 see-all
expect_title "8 queens on 8×8, solution 77"
run='queens solution=77'
click d4                                    # which is the board's again
expect_run 'given=d4'
key ctrl+z
expect_title "8 queens on 8×8, solution 77"

# By keys: along the rows, to the end, and Esc leaves.
key o Home Right Down
await "a page in the second row" title_like 'solution 1[0-9] '
key End
expect_title "8 queens on 8×8, solution 92"
key Escape
settle
key o Escape
await "the board as it was" changes 0 0
stop

# The eight images of one: the second is another solution.
run='queens solution=40'
start show queens solution=40
expect_title "8 queens on 8×8, solution 40"
settle                                      # all its images are known
click image                                 # the next of its images
expect_title "8 queens on 8×8, solution 53"
run='queens solution=53'
click page:52
expect_title "8 queens on 8×8, solution 52"
click solution
hand type 40
key Return
expect_title "8 queens on 8×8, solution 40"
run='queens solution=40'
click see-images
click image:2 1 see-images
expect_title "8 queens on 8×8, solution 34"
settle
key i
await "images in place of the board" changes 20000 9999999
key Right
expect_title "8 queens on 8×8, solution 35"
key Left
expect_title "8 queens on 8×8, solution 34"
key Escape
await "the board as it was" changes 0 0
stop

# Long ones scroll, by the wheel as well, and rest when nothing happens.
run='queens size=12'
start show queens size=12
expect_title "12 queens on 12×12, solution 1"
click see-all
await "all to be found" rests
settle
wheel sight 5 3 see-all
await "other pages" changes 20000 9999999
await "nothing to be done" rests
key End
expect_title "12 queens on 12×12, solution 14200"
stop

# Tours and arrays are albums too.
run='tour size=5x5 mode=all start=a1'
start show tour size=5x5 mode=all start=a1
click see-all
await "all to be found" rests
click page:12 1 see-all
expect_run 'solution=12'
stop
run='chess960'
start show chess960
click see-all
click page:520 1 see-all
expect_run 'chess960 number=520'
stop
