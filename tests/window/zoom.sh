#!/bin/sh
# A large board is looked at closely, moved by hand, and seen as a whole again.
. "$(dirname "$0")/../support/window.sh"
start_server

run='tour size=40x50'
start show tour size=40x50
settle
key z z z z z z
await "a part of the board" changes 100000 1024000
key Escape
await "the whole board again" changes 0 0

# The wheel does it about the pointer, and the middle button moves the board.
place t25
# shellcheck disable=SC2086 # two numbers
hand mousemove $at click --repeat 6 4
await "a part of the board" changes 100000 1024000
picture before
# shellcheck disable=SC2086 # two numbers
moves mousemove $at mousedown 2 mousemove_relative 60 40 mouseup 2
await "another part" changes 50000 1024000
expect_run 'start=a1'
key 0
stop
