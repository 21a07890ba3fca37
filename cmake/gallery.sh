#!/bin/sh
# Makes the pictures of the README's gallery by the commands that stand beside
# them there: sh cmake/gallery.sh [FOLDER]. Without a folder they go where the
# README shows them from, assets/gallery. CHEQUER may name another program.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$source/assets/gallery}
chequer=${CHEQUER:-$source/build/release/chequer}

mkdir -p "$folder"
cd "$folder"
# shellcheck disable=SC2016 # quotes of Markdown
sed -n 's/.*`chequer \([^`]* -o \)assets\/gallery\/\([^`]*\)`.*/\1\2/p' \
    "$source/README.md" | while read -r request; do
    eval "'$chequer' $request" || { echo "failed: $request" >&2; exit 1; }
done
