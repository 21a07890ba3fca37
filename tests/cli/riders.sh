#!/bin/sh
# Queens, or other riders, on any surface: counts, lists and albums agree, and
# what is no rider is refused.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# agree OPTION...: a count is as long as the list, and the album has as many.
agree() {
    exits 0 queens "$@" --list
    listed=$(wc -l <"$out")
    [ "$(sort -u "$out" | wc -l)" = "$listed" ] || fail "one is there twice: $*"
    exits 0 queens "$@" --count
    [ "$(cat "$out")" = "$listed" ] || fail "$(cat "$out"), not $listed: $*"
    run queens "$@" --format json
    [ "$listed" = 0 ] || grep -q "\"total\":$listed," "$out" ||
        fail "the album has others than $listed: $*"
    exits 0 queens "$@" --fundamental --list
    classes=$(wc -l <"$out")
    exits 0 queens "$@" --fundamental --count
    [ "$(cat "$out")" = "$classes" ] || fail "$(cat "$out"), not $classes: $*"
}

for piece in queen bishop '1,2*+0,1'; do
    for surface in torus klein; do
        agree --size 5 --piece "$piece" --surface "$surface"
    done
done
agree --size 7 --surface torus --given b2 --barred a1
agree --size 6 --piece archbishop
agree --size 6 --piece nightrider --surface mobius

# counts N OPTION...: as was published.
counts() {
    number=$1
    shift
    exits 0 queens "$@" --count
    [ "$(cat "$out")" = "$number" ] || fail "$(cat "$out"), not $number: $*"
}

counts 88 --size 11 --surface torus
counts 4 --size 10 --piece amazon
counts 0 --size 32 --surface torus
counts 1 --size 11 --surface torus --given a1,b3

refuses 2 "piece 'knight': want a rider" queens --piece knight
refuses 2 "'0,0' does not move" queens --piece 0,0
refuses 2 "'1,2**' is no term" queens --piece '1,2**'
refuses 2 "want flat, cylinder, torus, mobius or klein" queens --surface ball
refuses 2 "size '33': want 1 to 32 for amazons" queens --piece amazon --size 33
refuses 2 '--stairs has no effect' queens --piece amazon --size 10 --stairs
only

exits 1 queens --surface torus
grep -q 'There is no solution: 2 divides 8' "$out" || fail 'no reason is told'

# A worksheet's solutions may have two in a rank.
exits 0 queens --piece bishop --size 4 --worksheet 1 --unique -o sheet.pdf
only sheet.pdf

finish
