#!/bin/sh
# Draws the icon at every size that Install.cmake installs:
# sh cmake/icons.sh [FOLDER]. Without a folder they go where they are installed
# from, assets/desktop/icons. Needs rsvg-convert and ImageMagick; building does
# not, which is why the pictures are kept.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)/assets/desktop/icons
folder=${1:-$source}

# draw DRAWING SIZE: without a date, so that it stays the same.
draw() {
    rsvg-convert -w "$2" -h "$2" "$source/$1" |
        convert png:- -strip -define png:compression-level=9 \
            -define png:exclude-chunks=date,time "PNG32:$folder/chequer-$2.png"
}

for size in 16 22 24 32; do
    draw chequer-small.svg $size
done
for size in 48 64 128 256 512; do
    draw chequer.svg $size
done
