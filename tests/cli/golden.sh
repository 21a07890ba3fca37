#!/bin/sh
# Pictures that somebody has looked at, of every puzzle in every format. Each
# tells how it is made: made again from itself it must be the same. Where the
# libraries are others than those it was made with, the colours of a PNG or GIF
# may be a little off, and a word a pixel further on: their mean is compared.
#
# To look at them and keep what is drawn now, in the folder tests/golden:
#     for f in run-*; do chequer show "$f" -o "$f"; done
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

golden=${SOURCE_DIR:?}/tests/golden
case $golden in /*) ;; *) golden=$OLDPWD/$golden ;; esac

# frames FILE FOLDER: each as a picture of its own.
frames() {
    rm -rf "$2"
    mkdir "$2"
    convert "$1" -coalesce "$2/%03d.png"
}

# near PICTURE PICTURE: on average a channel is 1 of 255 off, at most.
near() {
    compare -metric MAE "$1" "$2" null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ exit !($1 < 0.004) }'
}

# alike FILE FILE: the same pixels, frame by frame, or nearly so.
alike() {
    frames "$1" first && frames "$2" second &&
        [ "$(ls first)" = "$(ls second)" ] || return 1
    for frame in first/*; do
        near "$frame" "second/${frame#first/}" || return 1
    done
}

puzzles=$("$CHEQUER" --help | sed -n 's/^  \([a-z0-9]*\) \[OPTION\].*/\1/p')
for puzzle in $puzzles; do
    for kind in png svg; do
        [ -s "$golden/run-$puzzle.$kind" ] ||
            fail "there is no golden picture run-$puzzle.$kind"
    done
done

for file in "$golden"/run-*; do
    kind=${file##*.}
    run show "$file" -o "made.$kind"
    [ "$code" -le 1 ] || fail "exit $code: $file"
    cmp -s "$file" "made.$kind" && continue
    [ "$kind" != svg ] && alike "$file" "made.$kind" && continue
    fail "${file##*/} is not as expected"
    cp "made.$kind" "${BUILD_DIR:-/tmp}/${file##*/}.actual.$kind"
done

finish
