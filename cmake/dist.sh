#!/bin/sh
# dist.sh [FOLDER [COMMIT]]: the sources of a commit, HEAD unless told, as
# chequer-VERSION.tar.gz in FOLDER, build/ unless told. The same commit gives
# the same bytes; what is not in it stays out. Prints the file's name.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$source/build}
commit=${2:-HEAD}

version=$(git -C "$source" show "$commit:CMakeLists.txt" |
    sed -n 's/^project(chequer VERSION \([0-9.]*\).*/\1/p')
name=chequer-${version:?no version in CMakeLists.txt}
file=$folder/$name.tar.gz

mkdir -p "$folder"
trap 'rm -f "$file.part"' EXIT
git -C "$source" archive --format=tar --prefix="$name/" "$commit" |
    gzip -9n >"$file.part"
mv "$file.part" "$file"
printf '%s\n' "$file"
