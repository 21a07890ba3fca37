#!/bin/sh
# Films: GIFs that other programs open, numbered series, options read back,
# wishes that are refused before the run, and faults that leave everything as
# it was.
# shellcheck disable=SC2086,SC2030,SC2031,SC3045 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

has() { command -v "$1" >/dev/null || { echo "skipped: no $1"; return 1; }; }
skip() { echo "skipped: $*"; }

# --- what is written -------------------------------------------------------

exits 0 tour --size 6x5 --start b2 --px 20 -o a.gif
[ ! -s "$err" ] || fail 'a film is commented on'
exits 0 tour --size 6x5 --start b2 --px 20 --format gif -o picture
cmp a.gif picture || fail '--format gif and .gif differ'
exits 0 tour --size 6x5 --start b2 --px 20 --format gif -o -
cmp a.gif "$out" || fail '-o - and a file differ'
exits 0 tour --size 6x5 --start b2 --px 20 --format gif
cmp a.gif "$out" || fail 'standard output and a file differ'
(failures=0
export LC_ALL=de_DE.UTF-8 SDL_VIDEODRIVER=dummy
exits 0 tour --size 6x5 --start b2 --px 20 -o again.gif
cmp a.gif again.gif || fail 'bytes differ in another environment'
exit "$failures") || failures=$((failures + 1))
only a.gif again.gif picture
rm -f again.gif picture

if has gifsicle; then
    gifsicle --info a.gif >info 2>"$err" || fail 'gifsicle refuses'
    [ ! -s "$err" ] || fail 'gifsicle warns'
    grep -q '30 images' info || fail "$(head -1 info)"
    grep -q 'loop forever' info || fail 'no loop'
    grep -q 'comment tour size=6x5 start=b2' info || fail 'no comment'
    [ "$(grep -c 'delay 0.40s' info)" = 29 ] || fail 'wrong delays'
    [ "$(grep -c 'delay 2.00s' info)" = 1 ] || fail 'wrong hold'
    exits 0 tour --size 6x5 --from 4 --to 20 --every 5 --delay 11 --hold 99 \
        --loop 7 -o b.gif
    gifsicle --info b.gif >info
    grep -q '5 images' info || fail "from, to, every: $(head -1 info)"
    grep -q 'loop count 7' info || fail '--loop'
    [ "$(grep -c 'delay 0.11s' info)" = 4 ] || fail '--delay'
    [ "$(grep -c 'delay 0.99s' info)" = 1 ] || fail '--hold'
    grep -q 'comment .* step=4' info || fail 'the step is not in the comment'
    exits 0 tour --size 6x5 --to 3 --poster -o b.gif
    gifsicle --info b.gif | grep -q '5 images' || fail '--poster'
    rm -f b.gif info
fi
if has identify; then
    [ "$(identify -format '%m %W %H\n' a.gif | sort -u)" = 'GIF 133 113' ] ||
        fail "identify says $(identify a.gif | head -1)"
fi

# Every puzzle has films.
for run in 'queens --size 5 --mode search' 'chess960 518 --castle king' \
    'lesson 1 --moves e2e4,e7e5' 'place --piece king --size 3x4' \
    'cover --piece rook --size 3'; do
    exits 0 $run --px 12 -o b.gif
    ! has gifsicle || gifsicle --info b.gif >/dev/null || fail "$run"
done
rm -f b.gif

# How the run ended is told by the exit code, as with a still.
exits 1 tour --start e3 --algorithm greedy --px 4 -o b.gif
exits 0 tour --start e3 --algorithm greedy --px 4 --to 20 -o b.gif
exits 4 tour --algorithm backtracking --limit-nodes 30 --px 4 -o b.gif
exits 4 tour --start d4 --algorithm backtracking --every 100000 \
    --limit-seconds 0.3 --px 4 -o b.gif
rm -f b.gif

# Pieces on their way: five pictures of each of the 29 moves.
exits 0 tour --size 6x5 --start b2 --px 20 --glide -o b.gif
exits 0 show b.gif -o c.gif
cmp b.gif c.gif || fail 'a gliding film does not give itself again'
if has gifsicle; then
    gifsicle --info b.gif >info
    grep -q '175 images' info || fail "--glide: $(head -1 info)"
    [ "$(grep -c 'delay 0.04s' info)" = 145 ] || fail 'wrong delays of a glide'
    [ "$(grep -c 'delay 0.20s' info)" = 28 ] || fail 'wrong delays after a glide'
fi

# The pages of an album are turned.
exits 0 queens --size 6 --px 20 -o b.gif
exits 0 queens --px 12 --from 4 --to 11 --every 3 -o c.gif
if has gifsicle; then
    gifsicle --info b.gif | grep -q '4 images' || fail 'not all pages'
    gifsicle --info c.gif >info
    grep -q '4 images' info || fail 'from, to, every of pages'
    grep -q 'comment queens size=8 solution=4 .*from=4 to=11 every=3' info ||
        fail 'the pages are not in the comment'
fi
exits 0 show c.gif -o b.gif
cmp b.gif c.gif || fail 'an album does not give itself again'
exits 0 queens --size 6 --px 20 -o 'p-%d.png'
exits 0 queens --size 6 --px 20 --solution 3 -o still.png
cmp still.png p-3.png || fail 'a page differs from its still'
only a.gif b.gif c.gif info p-1.png p-2.png p-3.png p-4.png still.png
rm -f b.gif c.gif info ./*.png

# --- by another program ----------------------------------------------------

# ffmpeg in a folder of its own, so that it can be missing.
if has ffmpeg; then
    for kind in mp4 webm; do
        exits 0 tour --size 5x6 --start a1 --px 15 --to 5 -o "a.$kind"
        exits 0 tour --size 5x6 --start a1 --px 15 --to 5 -o "b.$kind"
        cmp "a.$kind" "b.$kind" || fail "the same $kind has other bytes"
        exits 0 show "a.$kind" -o "b.$kind"
        cmp "a.$kind" "b.$kind" || fail "a $kind does not give itself again"
        ffprobe -v error -of csv=p=0 -count_packets -show_entries \
            stream=width,height,nb_read_packets "a.$kind" >info
        grep -qx '86,100,40' info || fail "$kind: $(cat info)"
    done
    ffprobe -v error -of csv=p=0 -show_entries format=duration a.mp4 >info
    grep -qx '4.000000' info || fail "the MP4 takes $(cat info) s"
    exits 0 tour --size 5x6 --start a1 --px 15 --to 5 --glide -o b.mp4
    ffprobe -v error -of csv=p=0 -show_entries format=duration b.mp4 >info
    grep -qx '4.200000' info || fail "gliding it takes $(cat info) s"
    # A caption that grows does not leave the picture: as large as the GIF.
    set -- tour --size 5x6 --start a1 --width 150 --caption on
    exits 0 "$@" -o c.mp4
    exits 0 "$@" -o c.gif
    high=$(identify -format '%h\n' 'c.gif[0]')
    ffprobe -v error -of csv=p=0 -show_entries stream=height c.mp4 >info
    [ "$(cat info)" -ge "$high" ] || fail "cut: $(cat info) of $high rows"
    rm c.mp4 c.gif
    ffmpeg -v error -i a.mp4 -frames:v 1 first.png
    exits 0 tour --size 5x6 --start a1 --px 15 --step 0 -o still.png
    compare -metric MAE still.png first.png null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ exit !($1 < 0.04) }' ||
        fail 'the first frame is not like its still'
    rm -f ./*.mp4 ./*.webm ./*.png info

    # One that fails, one that is ended, and those that find all well but
    # leave an empty file or none, leave what there was.
    mkdir bin
    printf 'precious\n' >a.mp4
    for end in 'echo no room left >&2; exit 1' 'kill -9 $$' \
        'cat >/dev/null' "cat >/dev/null; for file; do :; done; rm \"\$file\""; do
        printf '#!/bin/sh\necho first >&2\n%s\n' "$end" >bin/ffmpeg
        chmod +x bin/ffmpeg
        PATH="$PWD/bin:$PATH" exits 3 tour --size 5 --px 9 -o a.mp4
        cat "$err" >>said
        [ "$(cat a.mp4)" = precious ] || fail 'a failed film took an old one'
    done
    printf 'chequer: ffmpeg %s\n' 'failed: no room left' \
        'was ended by a signal: Killed' 'failed: it wrote no film' \
        'failed: it wrote no film' | cmp - said || fail "$(cat said)"
    rm -r bin a.mp4 said

    # No room for all of it: what it could write is no film, whatever the size.
    for kind in mp4 webm; do
        exits 0 tour --size 5 --px 9 --to 5 -o "whole.$kind"
        blocks=$((($(wc -c <"whole.$kind") - 1) / 512))
        rm "whole.$kind"
        for limit in 1 $((blocks / 2)) $blocks; do
            printf 'precious\n' >"a.$kind"
            code=0
            (ulimit -f "$limit" && exec "$CHEQUER" tour --size 5 --px 9 --to 5 \
                -o "a.$kind" >"$out" 2>"$err" </dev/null) || code=$?
            [ "$code" = 3 ] || fail "exit $code: $kind in $limit blocks"
            one_line 'ffmpeg failed' "$kind in $limit blocks"
            [ "$(cat "a.$kind")" = precious ] ||
                fail "half a film took an old one: $kind in $limit blocks"
        done
        rm "a.$kind"
    done
else
    echo 'skipped: films by ffmpeg'
fi
code=0
PATH=/nowhere "$CHEQUER" tour -o b.mp4 >"$out" 2>"$err" || code=$?
[ "$code" = 2 ] || fail "exit $code without ffmpeg"
one_line 'which is not installed: on Debian it is the package ffmpeg' b.mp4
only a.gif

# --- series ----------------------------------------------------------------

exits 0 tour --size 5x6 --to 3 --px 20 -o 's-%03d.png'
exits 0 tour --size 5x6 --to 3 --px 20 --every 2 -o '%d.svg'
exits 0 tour --size 5x6 --step 2 --px 20 -o still.png
cmp still.png s-003.png || fail 'a frame differs from its still'
only 1.svg 2.svg 3.svg a.gif s-001.png s-002.png s-003.png s-004.png \
    still.png
rm -f ./*.svg ./*.png
exits 0 tour --size 5x6 --step 2 -o '100%.txt'
only '100%.txt' a.gif
rm -f '100%.txt'

# --- refusals --------------------------------------------------------------

rm -f a.gif
refuses 2 '--to 99: want 0 to 29' tour --size 5x6 --to 99 -o a.gif
refuses 2 '--from 99: want 0 to 29' tour --size 5x6 --from 99 -o a.gif
refuses 2 '--to 3: want a step from --from 9' tour --from 9 --to 3 -o a.gif
refuses 2 '5,001 frames are too many: want at most 4,096, as with --every 2' \
    tour --start d4 --algorithm backtracking --to 5000 -o a.gif
refuses 2 'this run goes on and on' \
    tour --start d4 --algorithm backtracking -o a.gif
refuses 2 'this run goes on and on' \
    tour --start d4 --algorithm backtracking -o '%d.png'
refuses 2 'at most 4096 a side' tour --px 512 -o a.gif
refuses 2 'no transparent' tour --transparent -o a.gif
refuses 2 '--from is for films' tour --from 3 -o a.png
refuses 2 '--loop is for films' tour --loop 3
refuses 2 '--loop is for films that repeat' tour --loop 3 -o a.mp4
refuses 2 '--glide is for films that move' tour --glide -o 'a-%d.png'
refuses 2 '--glide shows every move' tour --glide --every 2 -o a.gif
refuses 2 'want --delay 24 or more' tour --glide --delay 23 -o a.gif
refuses 2 'the pages of an album are turned' queens --glide -o a.gif
refuses 2 '--to 93: want 1 to 92, the pages' queens --to 93 -o a.gif
refuses 2 '--from 99: want 1 to 92, the pages' queens --from 99 -o a.gif
refuses 2 '--step shows one step' tour --step 3 -o a.gif
refuses 2 '--step shows one step' tour --step 3 -o '%d.png'
refuses 2 'two places' tour -o '%d-%d.png'
refuses 2 'without %d' tour -o '%d.gif'
refuses 2 "--delay '1': want 2 to 65535" tour --delay 1 -o a.gif
refuses 2 "--every '0': want 1 to" tour --every 0 -o a.gif
refuses 2 "--loop '-1': want 0 to 65535" tour --loop -1 -o a.gif
refuses 4 'Stopped at the limit of 10 nodes' \
    tour --limit-nodes 10 --to 20 -o a.gif
refuses 3 'nowhere/a.gif: No such file' tour -o nowhere/a.gif
refuses 3 'nowhere/%d.svg: No such file' tour --to 2 -o 'nowhere/%d.svg'
refuses 3 '/dev/full: No space left' tour --size 5 --format gif -o /dev/full

# --- faults ----------------------------------------------------------------

# Everything is as before: one old GIF, two old frames, nothing else.
keep() {
    rm -f ./*
    printf 'precious\n' >a.gif
    printf 'precious\n' >f-1.svg
    printf 'precious\n' >f-3.svg
}
kept() {
    [ "$(cat a.gif f-1.svg f-3.svg | sort -u)" = precious ] ||
        fail "an old file is gone: $*"
    only a.gif f-1.svg f-3.svg
}

# More than a pipe holds, so that the writer meets the closed end for sure.
{ "$CHEQUER" tour --format gif 2>"$err"; echo $? >"$top/log/code"; } | true
[ "$(cat "$top/log/code")" = 3 ] || fail 'wrong exit code on a closed pipe'
[ ! -s "$err" ] || fail 'a closed pipe is complained of'

# Ctrl-C while frames are being made: 4,000 of them take longer than that.
for output in a.gif 'f-%d.svg'; do
    keep
    code=0
    timeout --foreground --preserve-status -s INT -k 60 1 \
        "$CHEQUER" tour --start d4 --algorithm backtracking \
        --to 4000 --px 50 -o "$output" \
        >"$out" 2>"$err" || code=$?
    [ "$code" = 130 ] || fail "exit $code after SIGINT: $output"
    [ ! -s "$err" ] || fail "SIGINT was commented on: $output"
    kept "SIGINT: $output"
done

uncounted
keep
code=0
(ulimit -f 1 && exec "$CHEQUER" tour --to 3 -o 'f-%d.svg') \
    >"$out" 2>"$err" || code=$?
[ "$code" = 3 ] || fail "exit $code past the file-size limit"
one_line 'f-1.svg: File too large' 'file-size limit'
kept 'file-size limit'

# Memory for pictures is limited: a word, no file, the old one intact.
if [ -z "${ASAN_OPTIONS:-}" ] || ! grep -q __asan_init "$CHEQUER"; then
    keep
    code=0
    (ulimit -v 90000 && exec "$CHEQUER" tour --px 450 --to 30 -o a.gif) \
        >"$out" 2>"$err" || code=$?
    [ "$code" = 3 ] || fail "exit $code without memory"
    [ "$(wc -l <"$err")" = 1 ] || fail 'not one line without memory'
    kept 'no memory'
fi

# inject FAULT OUTPUT: makes one system call fail.
inject() {
    keep
    call=${1%%:*}
    code=0
    ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0" \
        strace -f -o /dev/null -e trace="$call" -e inject="$1" \
        "$CHEQUER" tour --size 5x6 --to 3 --px 20 -o "$2" \
        >"$out" 2>"$err" || code=$?
}

if strace -o /dev/null -e trace=write -e inject=write:error=EINTR:when=1 \
    true 2>/dev/null; then
    for fault in write:error=ENOSPC fsync:error=EIO rename:error=EXDEV; do
        for output in a.gif 'f-%d.svg'; do
            inject "$fault" "$output"
            [ "$code" = 3 ] || fail "exit $code: $fault $output"
            kept "$fault $output"
        done
    done
    inject fsync:error=EIO:when=3 'f-%d.svg'
    [ "$code" = 3 ] || fail "exit $code: the third fsync"
    one_line 'f-3.svg: Input/output error' 'the third fsync'
    kept 'the third fsync'
    inject rename:error=EIO:when=3 'f-%d.svg'
    [ "$code" = 3 ] || fail "exit $code: the third rename"
    one_line 'only the 2 files from f-1.svg to f-2.svg are new' 'rename'
    [ "$(cat f-3.svg)" = precious ] || fail 'f-3.svg is gone'
    only a.gif f-1.svg f-2.svg f-3.svg
    # The tracer only pretends that the first 100 bytes were written.
    inject write:retval=100:when=1 a.gif
    [ "$code" = 0 ] || fail "exit $code: a short write"
    inject write:error=EINTR:when=1 a.gif
    [ "$code" = 0 ] || fail "exit $code: an interrupted write"
    ! has gifsicle || gifsicle --info a.gif >/dev/null 2>&1 ||
        fail 'an interrupted write spoilt the file'
else
    skip 'injected faults: strace does not work here'
fi
rm -f ./*

# --- on a terminal ---------------------------------------------------------

if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
    long="'$CHEQUER' tour --px 150 -o a.gif"
    script -qec "$long" /dev/null >"$out" 2>"$err" </dev/null
    grep -q ' of 64 frames, .* s (Ctrl-C stops)' "$out" || fail 'no progress'
    script -qec "$long --quiet" /dev/null >"$out" 2>"$err" </dev/null
    [ ! -s "$out" ] || fail 'progress though --quiet'
    code=0
    script -qec "'$CHEQUER' tour --format gif" /dev/null >"$out" 2>"$err" \
        </dev/null || code=$?
    [ "$code" = 2 ] || fail "exit $code: a GIF on a terminal"
    only a.gif
else
    skip 'progress: no script command that works'
fi

finish
