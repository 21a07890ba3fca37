#!/bin/sh
# A lesson in the window, as a teacher with a remote goes through it.
. "$(dirname "$0")/../support/window.sh"
start_server
start slides warnsdorff

expect_title "Warnsdorff's idea, slide 1 of 11"
key Right
expect_title "Warnsdorff's idea, slide 2 of 11"
expect_run '^tour size=8x8 start=f6.*counts=off'
key Right
expect_title "Warnsdorff's idea, slide 3 of 11"
key Right Next
expect_title "Warnsdorff's idea, slide 5 of 11"
expect_step 7
key Prior Left Right
expect_title "Warnsdorff's idea, slide 4 of 11"
expect_step 1

# Within a slide the run is stepped and scrubbed as ever.
key period period
expect_step 3
key comma
expect_step 2

# What plays stops at its end by itself.
key Next Next
expect_title "Warnsdorff's idea, slide 6 of 11"
expect_step 30
expect_pause

key End
expect_title "Warnsdorff's idea, slide 11 of 11"
key Next
expect_title "Warnsdorff's idea, slide 11 of 11"
key Home
expect_title "Warnsdorff's idea, slide 1 of 11"
key Prior
expect_title "Warnsdorff's idea, slide 1 of 11"

# Esc leaves; the keys step again, in the run there was before.
key Escape
expect_title "Knight's tour 8×8 from a1"
key Next Next
expect_step 2
stop

# A puzzle offers the slides that explain it; Esc goes back to where one was, at one's own speed.
rm -rf "$XDG_STATE_HOME"
start show tour size=6x5 start=b2 step=7
run='tour size=6x5 start=b2'
expect_step 7
click offer
expect_title "Warnsdorff's idea, slide 1 of 11"
key Right Right
expect_title "Warnsdorff's idea, slide 3 of 11"
key Escape
expect_title "Knight's tour 6×5 from b2"
expect_step 7

# The lessons begin with all of them.
run=lesson
key 7
click offer
click row2 1 offer
expect_title 'From 92 to 12, slide 1 of 9'
key Right Right
expect_title 'From 92 to 12, slide 3 of 9'
expect_step 982
key Escape
key 1
run='tour size=6x5 start=b2'
expect_title "Knight's tour 6×5 from b2"

# What is pasted leaves the slides, unless it is rubbish.
click offer
expect_title "Warnsdorff's idea, slide 1 of 11"
offer 'rubbish'
key ctrl+v
key Right
expect_title "Warnsdorff's idea, slide 2 of 11"
offer 'tour size=5x7 start=c3'
key ctrl+v
expect_title "Knight's tour 5×7 from c3"
key ctrl+z
expect_title "Knight's tour 6×5 from b2"
stop

# A script of one's own, and one that is wrong.
printf 'title Mine\nslide\nrun tour size=5x6 step=4\n' >"$tmp/a.slides"
start slides "$tmp/a.slides"
expect_title 'Mine, slide 1 of 1'
expect_step 4
stop
printf 'title Mine\nslide\nrun tour size=5x6 stop=4\n' >"$tmp/a.slides"
code=0
timeout "$patience" "$CHEQUER" slides "$tmp/a.slides" 2>"$tmp/errors" ||
    code=$?
[ $code -eq 2 ] || fail "exit code $code"
grep -q 'a.slides, line 3: no setting' "$tmp/errors" || fail "no line is named"

# Words alone and two boards: keys turn to them and from them, Space plays both
# boards, and a click on the second one gives it the player.
cat >"$tmp/a.slides" <<'END'
title Mine
slide Words
caption Nothing but words.
slide Both
run tour size=5x6 start=a1 step=3
run tour size=5x5 start=c3
play 2..20
speed 60
slide Last
run tour size=6x6 start=b2 step=5
END
start slides "$tmp/a.slides"
expect_title 'Mine, slide 1 of 3'
key space
key Right
expect_title 'Mine, slide 2 of 3'
expect_run '^tour size=5x6 start=a1.* step=3'
at='930 350'
press
expect_run '^tour size=5x5 start=c3'
expect_step 20
expect_pause
key space
expect_step 20
key comma
expect_step 19
key Right
expect_title 'Mine, slide 3 of 3'
expect_run '^tour size=6x6 start=b2.* step=5'
key Left Left
expect_title 'Mine, slide 1 of 3'
key Escape
expect_title "Knight's tour 6×5 from b2"
stop

# What is found out only on the way stands in the place of the words.
cat >"$tmp/a.slides" <<'END'
title Mine
slide
run tour size=6x6 start=a1 algorithm=backtracking order=s0
at end
caption {nonsense}
END
start slides "$tmp/a.slides"
expect_title 'Mine, slide 1 of 1'
expect_step 400000 -gt
key Escape
expect_title "Knight's tour 6×5 from b2"
stop
