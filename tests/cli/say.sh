#!/bin/sh
# A run told in words: a line for each step, or for each page of an album.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

lines() {
    [ "$(wc -l <"$out")" -eq "$1" ] || fail "$(wc -l <"$out") lines, not $1"
}

exits 0 tour --size 5x4 --start a1 --say
lines 20
[ "$(sed -n 9p "$out")" = 'Move 8 of 19: d3 → e1. From e1 only c2 is free:'\
' there it goes next.' ] || fail "step 8: $(sed -n 9p "$out")"
tail -n 1 "$out" | grep -q '^An open tour of 20 squares\.' || fail 'its end'

exits 0 tour --size 5x4 --start a1 --say --from 3 --to 10 --every 3
lines 4
cut -d: -f1 "$out" >steps
printf 'Move %d of 19\n' 3 6 9 10 | cmp -s - steps || fail 'other steps'

exits 0 queens --size 6 --say
lines 4
grep -q '^Solution 2 of 4\. On a.*, f[1-6]\.' "$out" || fail 'a page'
exits 0 queens --say --from 90
lines 3
exits 0 queens --solution 3 --say
lines 1
grep -q '^Solution 3 of 92\.' "$out" || fail 'another page than the one named'
exits 0 queens --solution 3 --say --to 2
lines 2
exits 0 chess960 518 --say
grep -q '^RNBQKBNR' "$out" || fail 'another array than the one named'
lines 1
exits 0 chess960 --array BBQNNRKR --say
grep -q '^BBQNNRKR' "$out" || fail 'another array than that of the letters'
lines 1
exits 0 queens --random --say
lines 1
exits 0 place --size 4 --random --seed 3 --say
[ "$(wc -l <"$out")" -gt 1 ] || fail 'one page of a piece chosen at random'
exits 1 queens --size 3 --say
lines 1
exits 0 uncrossed --size 5x4 --say
grep -q '^[0-9]* moves, path 1 of [0-9]*\. On [a-e][1-4], ' "$out" ||
    fail 'the squares of a path'

# Of a path that is shown, the moves if they are asked for: those of the longest.
exits 0 uncrossed --say --from 15
lines 3
grep -q '^Move 15 of 17, path 1 of 8\.' "$out" || fail 'from a move of the path'
exits 0 uncrossed --say --every 6
lines 4
exits 0 uncrossed --say --to 2
lines 3
! grep -q 'so far' "$out" || fail 'moves of a path that is not the longest'

# As it is found, also where it does not end; into a file, as a whole.
"$CHEQUER" tour --size 12 --algorithm backtracking --say 2>"$err" |
    head -n 2 >"$out"
lines 2
exits 4 tour --size 12 --algorithm backtracking --say --limit-nodes 500
grep -q 'Stopped at the limit of 500 nodes' "$err" || fail 'a limit'
tail -n 1 "$out" | grep -q '^Stopped at the limit' || fail 'where it stopped'
exits 0 tour --size 5x4 --say -o tale.txt
[ "$(wc -l <tale.txt)" -eq 20 ] || fail 'in a file'
[ ! -s "$out" ] || fail 'elsewhere than in the file'
rm ./*

# With anything else it is refused.
for made in '-o a.png' '-o a.gif' '-o a-%d.txt' '--format json' --count; do
    # shellcheck disable=SC2086 # options are words
    refuses 2 'say tells the window, or a puzzle' tour --say $made
done
refuses 2 'say tells the window' queens --say --sheet 1-3 -o a.pdf
refuses 2 'say tells the window' show tour --say -o a.txt
refuses 2 '--step shows one step, --say tells many' tour --say --step 3
refuses 2 '--from 99: want 0 to 19' tour --size 5x4 --say --from 99
refuses 2 '--from 18: want 0 to 17' uncrossed --say --from 18
refuses 2 '--to 2: want a step from --from 5' tour --say --from 5 --to 2

finish
