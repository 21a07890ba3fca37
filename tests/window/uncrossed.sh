#!/bin/sh
# A path by hand: a move that would cross it is refused and shown, a hint leads
# on; then the search is watched, and the album opened from the panel.
. "$(dirname "$0")/../support/window.sh"
start_server

run='uncrossed mode=hand size=5x5'
start show uncrossed mode=hand size=5x5
expect_title 'Longest uncrossed path of a knight on 5×5, by hand'
settle
click a1
expect_run 'path=a1'
click b3
expect_run 'path=a1,b3'
click c1
expect_run 'path=a1,b3,c1'
settle
click a2
await "the crossing to be shown" changes 300 999999
expect_run 'path=a1,b3,c1'
settle
click hint
await "the hint to be framed" changes 300 999999
click d3
expect_run 'path=a1,b3,c1,d3'
key ctrl+z
expect_run 'path=a1,b3,c1'
stop

run='uncrossed mode=search size=4x4'
start show uncrossed mode=search size=4x4 step=0
expect_title 'Longest uncrossed path of a knight on 4×4, searched'
settle
click b2
expect_run 'start=b2'
click b2
expect_run 'mode=search'
stop
