#!/bin/sh
# Covering: every square tells who covers it until the switch is turned off,
# while browsing and while placing by hand.
. "$(dirname "$0")/../support/window.sh"
start_server

for size in 800x600 1280x800; do
    width=${size%x*} height=${size#*x}
    board=$((width / 2))x$((height / 2))+0+80
    run='cover size=6x5 piece=knight'
    start show cover size=6x5 piece=knight
    expect_title 'Covering by knights 6×5'
    settle
    click attacks
    expect_run 'attacks=off'
    await "the colours to go" changes 9000 999999 "$board"
    stop
done

run='cover mode=hand'
start show cover mode=hand
expect_title 'Covering by queens 8×8'
settle
click d4
expect_run 'placed=d4'
await "the squares of one queen to be coloured" changes 9000 999999
click e6
expect_run 'placed=d4,e6'
settle
click attacks
expect_run 'attacks=off'
await "the colours to go" changes 9000 999999
stop
