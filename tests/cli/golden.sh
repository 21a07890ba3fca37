#!/bin/sh
# Pictures that somebody has looked at, of every puzzle in every format. Each
# tells how it is made: made again from itself it must be the same. Where the
# libraries are others than those it was made with, a little may differ in the
# pixels of a PNG or GIF.
#
# To look at them and keep what is drawn now, in the folder tests/golden:
#     for f in run-*; do chequer show "$f" -o "$f"; done
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

golden=${SOURCE_DIR:?}/tests/golden
case $golden in /*) ;; *) golden=$OLDPWD/$golden ;; esac

# alike FILE FILE: the same pixels, frame by frame, or nearly so.
alike() {
    convert "$1" -coalesce first.miff && convert "$2" -coalesce second.miff &&
        [ "$(identify first.miff | wc -l)" = \
            "$(identify second.miff | wc -l)" ] || return 1
    compare -metric MAE first.miff second.miff null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ exit !($1 < 0.004) }'
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
