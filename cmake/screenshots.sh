#!/bin/sh
# Takes the pictures of the window that software centres show:
# sh cmake/screenshots.sh [FOLDER]. Without a folder they go to
# assets/desktop/screenshots. Needs a build with its tests, Xvfb, xdotool and
# ImageMagick. CHEQUER and BUILD_DIR may name another build.
set -eu

SOURCE_DIR=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$SOURCE_DIR/assets/desktop/screenshots}
BUILD_DIR=${BUILD_DIR:-$SOURCE_DIR/build/release}
CHEQUER=${CHEQUER:-$BUILD_DIR/chequer}

# shellcheck source=../tests/support/window.sh
. "$SOURCE_DIR/tests/support/window.sh"
width=1280 height=720
mkdir -p "$folder"

# shot NAME: what the window shows once all is drawn, in 256 colours, which is
# what its wood and letters need.
shot() {
    settle
    convert "$tmp/before.png" -strip -dither None -colors 256 \
        -define png:compression-level=9 \
        -define png:exclude-chunks=date,time "PNG8:$folder/$1.png"
    stop
}

start_server
start show tour size=8x8 start=f6 algorithm=warnsdorff step=41
shot tour
start show queens size=8 solution=12
shot queens
start show place piece=king size=8x8
shot kings
start slides warnsdorff
key Right Right Right
shot slides
start show race step=120
await "the speeds of all methods" title_like "^121 steps each"
shot race
