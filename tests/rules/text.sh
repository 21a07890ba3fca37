#!/bin/sh
# What can be seen in the text of the sources: no line over 80 columns, no
# file over 500 lines, no folder over 26 files, a README in every folder of
# src/ that has folders, no extern in a .c file (a declaration belongs in the
# header that the definition includes too), nothing unexpected at the top.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

files() {
    (cd "$1" && find src tests cmake -type f -name "$2")
}

wide_lines() {
    # Columns are characters, not bytes.
    files "$1" '*.[ch]' | (cd "$1" && LC_ALL=C.UTF-8 xargs -r \
        grep -nHE '^.{81,}$') | sed 's/\(:[0-9]*\):.*/\1: over 80 columns/'
}

long_files() {
    files "$1" '*.[ch]' | while read -r file; do
        lines=$(wc -l <"$1/$file")
        [ "$lines" -le 500 ] || echo "$file: $lines lines, 500 allowed"
    done
}

full_folders() {
    files "$1" '*.[ch]' | sed 's|/[^/]*$||' | sort | uniq -c |
        awk '$1 > 26 { print $2 ": " $1 " files, 26 allowed" }'
}

# A folder of src/ that has folders says what each of them holds.
unexplained() {
    (cd "$1/src" && find -- * -mindepth 1 -maxdepth 1 -type d) |
        while read -r folder; do
            readme=${folder%/*}/README.md
            grep -qs "\`${folder##*/}/\`" "$1/src/$readme" ||
                echo "src/$readme: says nothing of ${folder##*/}/"
        done
}

externs() {
    files "$1" '*.c' | (cd "$1" && xargs -r \
        grep -nHE '^[[:space:]]*extern[[:space:]]') || :
}

# Of a checkout only what is in it counts, not what lies about.
top_level() {
    { git -C "$1" ls-files 2>/dev/null || ls "$1"; } | cut -d/ -f1 | sort -u |
        grep -vxE 'CMakeLists\.txt|CMakePresets\.json|(README|CHANGELOG)\.md' |
        grep -vxE 'LICENSE|src|assets|tests|cmake|build|\..*' |
        sed 's/$/: does not belong at the top level/'
}

violations() {
    wide_lines "$1"
    long_files "$1"
    full_folders "$1"
    unexplained "$1"
    externs "$1"
    top_level "$1"
}

# One file $1 of contents $2, and a folder src/base/$4, in a tree of their own
# are a violation, or fine.
expect() {
    rm -rf "$tmp/tree"
    mkdir -p "$tmp/tree/src/base/${4:-}" "$tmp/tree/tests" "$tmp/tree/cmake"
    printf '%s\n' "$2" >"$tmp/tree/$1"
    found=$(violations "$tmp/tree")
    if [ "$3" = bad ] && [ -z "$found" ]; then
        echo "self-check: nobody noticed $1: $2"
        exit 1
    elif [ "$3" = fine ] && [ -n "$found" ]; then
        echo "self-check: nothing wrong with $1, but: $found"
        exit 1
    fi
}

line=$(printf '%080d' 0)
expect src/base/a.c "$line" fine
expect src/base/a.h "${line}0" bad
expect tests/a.c "${line%0}é" fine
expect tests/a.c "${line}é" bad
expect src/base/a.c "$(yes | head -n 500)" fine
expect src/base/a.c "$(yes | head -n 501)" bad
expect src/base/a.c '    extern int shared;' bad
expect src/base/a.c '/* no extern here */' fine
expect src/base/a.h 'extern const int shared;' fine
# shellcheck disable=SC2016 # quotes of Markdown
expect src/base/README.md '`file/`' fine file
# shellcheck disable=SC2016
expect src/base/README.md '`files/`' bad file
expect src/base/a.c '' bad file
expect notes.txt 'a word' bad

for i in $(seq 27); do : >"$tmp/tree/src/base/$i.c"; done
if [ -z "$(full_folders "$tmp/tree")" ]; then
    echo "self-check: nobody noticed a folder of 27 files"
    exit 1
fi

found=$(violations "${SOURCE_DIR:?}")
if [ -n "$found" ]; then
    echo "$found"
    exit 1
fi
