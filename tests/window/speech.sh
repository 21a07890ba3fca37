#!/bin/sh
# What the window shows, told in words: a line on standard output for each
# change, and the status in the title.
. "${SOURCE_DIR:-..}/tests/support/window.sh"

tells() {
    grep -q -e "$1" "$tmp/output"
}

expect_told() {
    await "words like '$1'" tells "$1"
}

start_server
run='tour size=6x5 start=a1'

# --- moments -------------------------------------------------------------

# shellcheck disable=SC2086 # words
start show $run --say
expect_told '^Knight.s tour 6×5 from a1$'
expect_told '^The knight stands on a1\. Warnsdorff'
key period
expect_told '^Move 1 of 29: a1 → b3\. From b3 '
await 'the status in the title' title_like '^Move 1 of 29: a1 → b3 – Knight'
expect_title "Knight's tour 6×5 from a1"
key End
expect_told '^An open tour of 30 squares\.'
await 'the end in the title' title_like '^An open tour of 30 squares – '
[ -z "$(sort "$tmp/output" | uniq -d)" ] || fail 'told twice'

# --- the keyboard, and messages ------------------------------------------

key Tab
expect_told '^Square a1$'
key Right
expect_told '^Square b1$'
key ctrl+s
expect_told '^Saved '
stop

# --- a run that plays fast is told now and then, and its end --------------

start show tour size=30x30 start=a1 --say
expect_told '^The knight stands on a1\.'
key equal equal equal equal equal equal
key Home space
expect_told '^An open tour of 900 squares\.'
[ "$(grep -c '^Move ' "$tmp/output")" -lt 100 ] || fail 'a flood of words'
stop

# --- slides ---------------------------------------------------------------

start slides warnsdorff --say
expect_told '^Warnsdorff.s idea, slide 1 of 11$'
expect_told '^An old puzzle\. A knight is to visit every square of a chessboard'
expect_title "Warnsdorff's idea, slide 1 of 11"
key Right
expect_told ', slide 2 of 11$'
stop

# --- who stops listening does not stop the window -------------------------

mkfifo "$tmp/pipe"
head -n 1 "$tmp/pipe" >"$tmp/heard" &
window=
# shellcheck disable=SC2086 # words
child "$CHEQUER" show $run --say >"$tmp/pipe" 2>"$tmp/errors" &
pid=$!
await 'a window' find_window
await "the keyboard to be the window's" has_keyboard
await 'the first line' test -s "$tmp/heard"
key period
await 'the next move' title_like '^Move 1 of 29'
key period
await 'the move after it' title_like '^Move 2 of 29'
stop

echo 'told in words'
