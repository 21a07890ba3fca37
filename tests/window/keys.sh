#!/bin/sh
# The keyboard alone: everything the mouse can do, and the shortcuts.
. "$(dirname "$0")/../support/window.sh"
start_server
start

# Tab reaches the board; arrows choose a square, Enter sets out from it.
key Tab Right Right Up Return
expect_title "Knight's tour 8×8 from c2"
key Return
expect_title "Knight's tour 8×8 from c2"

# Space plays and pauses, whatever has the keyboard.
expect_run 'step=[1-9]'
key space
expect_pause
key Escape

# Without the board's focus the arrows step.
key Home Right Right Right
expect_step 3
key Left
expect_step 2
key Shift+Right
expect_step 12
key Page_Down Page_Down Page_Up
expect_step 13
key Ctrl+Right
expect_step 63
key End Home
expect_step 0
key space
expect_run 'step=[1-9]'
key k
expect_pause

# Undo and redo go through the runs.
key ctrl+z
expect_title "Knight's tour 8×8 from c2"
key ctrl+z
expect_title "Knight's tour 8×8 from a1"
key ctrl+z
key ctrl+y ctrl+shift+z
expect_title "Knight's tour 8×8 from c2"

# The first stops after the board are the slides on offer, the quiz, editing
# and the number of files: up, then typed.
key Tab Tab Tab Tab Tab
key Up Up
expect_title "Knight's tour 10×8 from c2"
key Return
hand type 5
key Return
expect_title "Knight's tour 5×8 from c2"
key Return
hand type 77777
key Escape
expect_title "Knight's tour 5×8 from c2"
key Return
hand type nonsense
key Return
expect_title "Knight's tour 5×8 from c2"
key Escape

# A run is pasted; rubbish is refused and changes nothing.
offer '  tour size=6x5 start=d4 step=9
'
key ctrl+v
expect_title "Knight's tour 6×5 from d4"
expect_run 'size=6x5 start=d4.* step=9$'
offer 'tour size=0'
key ctrl+v
expect_title "Knight's tour 6×5 from d4"

# N takes another start; the old run comes back with undo.
key n
expect_run 'seed=[0-9]'
key ctrl+z
expect_run 'size=6x5 start=d4'

# Pictures as text.
offer 'nothing yet'
run='tour size=6x5 start=d4'
click copy
click The-picture,-as-SVG-text 1 copy
await "a picture as text" is_copied
grep -q '</svg>' "$tmp/clipboard" || fail "what is copied is no SVG"

# All the rest may be pressed; Esc never quits.
key f c l t t shift+t h h minus minus equal plus ctrl+plus ctrl+minus ctrl+0
key F1 Escape question Escape F11 Escape alt+Return Escape 2 7 1
key Tab Tab Tab shift+Tab Escape Escape Escape
expect_title "Knight's tour 6×5 from d4"
expect_run 'size=6x5 start=d4'
stop
