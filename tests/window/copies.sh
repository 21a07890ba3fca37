#!/bin/sh
# Text for other programs: games pasted and copied, tours as numbers and
# squares.
. "$(dirname "$0")/../support/window.sh"

# copied TEXT: the clipboard holds a line like that.
copied() {
    clipboard >"$tmp/copied" && tr -d '\r' <"$tmp/copied" | grep -qx -e "$1"
}

start_server
start show tour size=3x4 start=a1 step=11

expect_step 11
run='tour size=3x4 start=a1 step=11'
click copy
click The-numbers,-as-a-grid 1 copy
await "a grid on the clipboard" copied ' 1 12  3'
click copy
click The-numbers,-for-a-spreadsheet 1 copy
await "a table on the clipboard" copied '1,12,3'
click copy
click The-squares,-as-a-list 1 copy
await "a list on the clipboard" copied 'a1 .* b1'

click copy
click The-run,-as-a-line-of-text 1 copy
await "the run on the clipboard" copied 'tour size=3x4 start=a1 .*'

# The board's shape goes out as a grid, and such a grid comes in.
offer 'nothing yet'
click copy
click The-board\'s-shape,-as-a-grid-of-.-and-# 1 copy
await "a shape on the clipboard" copied '\.\.\.'
offer "$(printf '..#.\n....\n#...\n')"
key ctrl+v
expect_run 'tour size=4x3 start=b1 .*holes=a1,c3'
offer "$(printf '..#.\n..o.\n')"
key ctrl+v
key ctrl+z
expect_run 'tour size=3x4 start=a1'

# A game becomes free play, and goes out again.
offer '1. e4 e5 {the usual answer} 2. Nf3 (2. f4) Nc6 *'
key ctrl+v
expect_run 'lesson lesson=25 .*moves=e2e4,e7e5,g1f3,b8c6'
run='lesson lesson=25'
click copy
click The-game,-as-PGN 1 copy
await "a game on the clipboard" copied '1. e4 e5 2. Nf3 Nc6 \*'

# What is wrong is said, and the board stays.
offer '1. e4 e5 2. Nf4'
key ctrl+v
expect_run 'moves=e2e4,e7e5,g1f3,b8c6'
stop

# A file of a game opens like a picture.
printf '1. d4 d5 2. c4\n' >"$tmp/game.pgn"
start show "$tmp/game.pgn"
expect_run 'lesson lesson=25 .*moves=d2d4,d7d5,c2c4'
stop

# What is more than the clipboard takes is said to be.
tells() {
    grep -q -e "$1" "$tmp/output"
}
run='tour size=1000x1000 algorithm=warnsdorff step=500000'
# shellcheck disable=SC2086 # words
start show $run --say
expect_step 500000
click copy
click The-picture,-as-SVG-text 1 copy
await "words about the clipboard" tells \
    '^[1-9][0-9]* MB are too much for the clipboard'
stop
