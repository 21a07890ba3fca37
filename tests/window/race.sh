#!/bin/sh
# The race by mouse: methods in and out, starts on the boards, one timeline
# for all lanes, the figure and its buttons, queens.
. "$(dirname "$0")/../support/window.sh"
start_server
run='race limit=3000'
start show race limit=3000
figure='Race of 5 methods: knight'"'"'s tour 8×8 from a8'
expect_title "$figure"

# Methods come and go in a menu that stays open; six are refused, one too.
click algorithms
click item:pohl 1 algorithms
expect_title 'Race of 4 methods: knight'"'"'s tour 8×8 from a8'
run='race limit=3000 algorithms=warnsdorff,backtracking,ants,neural'
click item:genetic 1 algorithms
run='race limit=3000 algorithms=warnsdorff,backtracking,ants,neural,genetic'
click item:roth 1 algorithms
click item:ants 1 algorithms
run='race limit=3000 algorithms=warnsdorff,backtracking,neural,genetic'
click item:neural 1 algorithms
run='race limit=3000 algorithms=warnsdorff,backtracking,genetic'
click item:genetic 1 algorithms
run='race limit=3000 algorithms=warnsdorff,backtracking'
click item:warnsdorff 1 algorithms
key Escape
expect_run 'algorithms=warnsdorff,backtracking size'

# All lanes run to the end and back, step by step.
key End
expect_step 3000
key Home
expect_step 0
key Right Right Right
expect_step 3
key Left
expect_step 2

# A square of the second board is a start for all; the picture of two lanes is
# 17.54 units high, as wide as there is room, and the lane's squares begin a
# little below its row.
spot() {
    place board
    at=$(awk -v x="$1" -v y="$2" '$1 == "board" {
        unit = $5 / 17.54
        printf "%d %d\n", $2 - $4 / 2 + x * unit, $3 - $5 / 2 + y * unit
    }' "$tmp/places")
}
spot 6.2 13.6
press
expect_title 'Race of 2 methods: knight'"'"'s tour 8×8 from h1'
key space

# The figure, and the same from every start, which can be watched too.
run='race limit=3000 algorithms=warnsdorff,backtracking start=h1'
click figure
expect_title "$figure"
run='race limit=3000'
click everywhere
expect_title 'Race of 5 methods: knight'"'"'s tour 8×8 from every start'
run='race limit=3000 over=starts'
click chart
click item:time 1 chart
expect_run 'chart=time'
run='race limit=3000 over=starts chart=time'
click chart
click item:auto 1 chart
expect_run 'over=starts order'

# Queens: another board, other methods.
run='race limit=3000 over=starts'
click puzzle
click item:queens 1 puzzle
expect_title 'Race of 4 methods: all 8 queens'
run='race limit=3000 puzzle=queens'
click chart
click item:tests 1 chart
expect_run 'chart=tests'
run='race limit=3000 puzzle=queens chart=tests'
click puzzle
click item:tour 1 puzzle
expect_title 'Race of 5 methods: knight'"'"'s tour 8×8 from every start'
run='race limit=3000 over=starts'
click puzzle
click item:queens 1 puzzle
expect_title 'Race of 4 methods: all 8 queens'
run='race limit=3000 puzzle=queens'
click queens.less
expect_title 'Race of 4 methods: all 7 queens'
run='race limit=3000 puzzle=queens queens=7'
click pace
click item:time 1 pace
expect_run 'pace=time'
key End
expect_run 'step=[0-9]'
key ctrl+s
is_saved() {
    ls "$pictures"/*.png >"$tmp/names" 2>/dev/null
}
await "a picture" is_saved
stop

# Repair by chance is ticked: then it is a race for a first solution.
run='race puzzle=queens'
start show race puzzle=queens
expect_title 'Race of 4 methods: all 8 queens'
click tests
click item:min-conflicts 1 tests
expect_title 'Race of 5 methods: a first solution of 8 queens'
key Escape
expect_run 'goal=first'
run='race puzzle=queens tests=s0,lines,masks,half,min-conflicts goal=first'
click goal
click item:all 1 goal
expect_title 'Race of 4 methods: all 8 queens'
stop
