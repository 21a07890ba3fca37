#!/bin/sh
# Every option given is obeyed or refused, never swallowed: what has no effect on
# what is asked for is told with what it is for.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# pictures, and boards in text
for look in '--theme paper' '--px 9' '--width 90' '--caption on' --no-frame \
    --transparent '--trail off'; do
    name=$(printf '%s\n' "${look%% *}" | sed 's/--no-/--/')
    for made in '' '--format json' '--format csv' '--size 5 --count' \
        '--size 5 --list'; do
        refuses 2 "$name is for pictures: want -o FILE.png" tour $look $made
    done
done
for look in --no-coordinates --no-numbers '--first-number 0' --flip; do
    exits 0 tour --size 6x5 $look
    cp "$out" "$top/log/with"
    exits 0 tour --size 6x5
    ! cmp -s "$out" "$top/log/with" || fail "$look is swallowed"
    refuses 2 'is for pictures and boards in text' tour $look --format json
    refuses 2 'is for pictures and boards in text' tour $look --count --size 5
done
refuses 2 '--px and --width' tour --px 9 --width 90 -o a.png
refuses 2 '--frame is for pictures of one board' race --no-frame -o a.png
refuses 2 '--trail is for pictures of one board' race --trail off -o a.svg
refuses 2 '--font is for letters' tour --font a.ttf
refuses 2 '--font is for letters' tour --font a.ttf -o a.svg
refuses 2 '--font is for letters' queens --font a.ttf --count
for puzzle in queens place cover chess960 lesson; do
    refuses 2 'unknown option' $puzzle --no-numbers -o a.png
    refuses 2 'unknown option' $puzzle --trail off -o a.png
done

# films and sheets
for made in '' '-o a.png' '--format json' '--size 5 --count'; do
    refuses 2 '--every is for films' tour --every 2 $made
    refuses 2 '--hold is for films' tour --hold 9 $made
    refuses 2 '--columns is for sheets' tour --columns 3 $made
    refuses 2 '--page is for sheets' tour --page 1 $made
    refuses 2 '--reveal goes with --worksheet' tour --reveal 3 $made
    refuses 2 '--unique goes with --worksheet' tour --unique $made
done
for moving in '--delay 9' '--hold 9' '--loop 2' --poster; do
    refuses 2 'is for films that move' tour $moving --to 2 -o 'a%d.png'
done
refuses 2 '--solution and --sheet' queens --solution 3 --sheet 1-4 -o a.pdf
refuses 2 '--start and --worksheet' tour --start c3 --worksheet a1 -o a.pdf
refuses 2 '--number and --sheet' chess960 5 --sheet 1-4 -o a.pdf
refuses 2 '--array and --sheet' chess960 --array BBQNNRKR --sheet 1-4 -o a.pdf
refuses 2 '--moves and --sheet' lesson --moves e2e4 --sheet 1-4 -o a.pdf
refuses 2 '--fen and --sheet' lesson --fen '8/8/8/8/8/8/8/K6k w - - 0 1' \
    --sheet 1-4 -o a.pdf
exits 0 tour --size 5 --end e5 --sheet a1,c3 -o a.pdf
rm a.pdf

# runs and questions
refuses 2 '--step shows one step of a run' queens --step 1 --count
refuses 2 '--limit-nodes is for runs' queens --limit-nodes 1 --count
refuses 2 '--threads is for counting' tour --threads 2
refuses 2 '--threads is for counting' queens --threads 2 -o a.png
refuses 2 '--threads is for counting' queens --threads 2 --list
exits 0 queens --threads 2 --count
exits 0 tour --size 5 --threads 2 --map
exits 0 place --piece queen --threads 2 --count
for puzzle in chess960 lesson race; do
    refuses 2 'unknown option' $puzzle --threads 2
done
refuses 2 '--threads is for counting' cover --threads 2
exits 0 cover --size 4 --count --threads 2
refuses 2 '--threads is for counting' armies --count --threads 2
exits 0 cover --size 4 --piece queen --count --part 1/2 --threads 2
refuses 2 '--random chooses one of many' queens --random --count
refuses 2 '--random chooses one of many' queens --random --sheet 1-4 -o a.pdf
refuses 2 '--solution has no effect with --random' queens --random --solution 4
refuses 2 '--start has no effect with --random' tour --random --start c3

# Also where that would be the value without --random, but not by chance.
while IFS='|' read -r option arguments; do
    refuses 2 "--$option has no effect with --random" $arguments --random
done <<END
start|tour --size 5 --start a1 --seed 3
piece|place --piece rook --seed 3
piece|cover --piece queen --seed 3
piece|uncrossed --piece knight --seed 1
size|armies --size 8 --seed 1
number|chess960 518 --seed 3
lesson|lesson 1 --seed 3
solution|queens --solution 1 --seed 3
END
exits 0 tour --random --start none
refuses 2 '--number has no effect with the other settings' chess960 518 \
    --array BBQNNRKR
exits 0 chess960 518 --array RNBQKBNR
exits 0 queens --size 9 --given i9 --random
exits 0 queens --size 9 --barred i9 --random
refuses 2 "given 'i9' is not on the 8x8 board" queens --given i9 --random
refuses 2 '--seed is for what is done by chance' queens --seed 3
refuses 2 '--seed is for what is done by chance' chess960 --seed 3 -o a.png
refuses 2 '--seed is for what is done by chance' queens --mode search --seed 3
exits 0 queens --mode search --method min-conflicts --seed 3
refuses 2 '--method goes with --mode search' queens --method min-conflicts
exits 0 chess960 --seed 3 --random
exits 0 tour --seed 3 --order random
refuses 2 '--count is answered as text, json or csv; --output a.png' queens \
    --count -o a.png
exits 0 queens --count -o a.txt
rm a.txt

# settings of another activity, and questions that they are not about
refuses 2 '--algorithm goes with --mode solve or map' tour --mode hand \
    --algorithm pohl
refuses 2 '--start goes with --mode solve, hand or all' tour --mode map \
    --start c3
refuses 2 '--any-start goes with --mode all' tour --any-start
refuses 2 '--measure goes with --mode map' tour --measure tours
refuses 2 '--solution goes with --mode album' queens --mode search --solution 3
refuses 2 '--fundamental goes with --mode album' queens --mode hand \
    --fundamental
refuses 2 '--solution goes with --mode album' place --mode hand --solution 3
refuses 2 '--solution goes with --mode album' cover --mode hand --solution 3
refuses 2 '--queens goes with --puzzle queens' race --queens 5
refuses 2 '--start goes with --puzzle tour' race --puzzle queens --start c3
refuses 2 '--pace goes with --over one' race --over starts --pace time
refuses 2 '--seeds goes with --over seeds' race --seeds 3
refuses 2 '--promote goes with --lesson 1, 10, 11' lesson 3 --promote rook
refuses 2 '--lesson has no effect with the other settings' lesson 3 \
    --fen '8/8/8/8/8/8/8/K6k w - - 0 1'
refuses 2 '--solution has no effect on --count' queens --solution 3 --count
refuses 2 '--mode has no effect on --list' queens --mode search --list
refuses 2 '--placed has no effect on --count' place --placed a1 --count
refuses 2 '--castle has no effect on --list' chess960 --castle king --list
refuses 2 '--number has no effect on --find' chess960 5 --find 'king on d'
refuses 2 '--lesson has no effect on --list' lesson 3 --list

# Where no way is taken, nothing is left to chance or no page is asked for.
for way in --no-numbers '--first-number 0' '--trail off'; do
    refuses 2 'has no effect here: nothing moves' tour --size 5x6 --mode map \
        $way -o a.svg
done
refuses 2 'has no effect here: nothing moves' tour --size 5 --mode map \
    --first-number 0
for settings in 'tour --size 5 --mode map' 'queens --mode search' \
    'queens --mode hand' 'queens --size 20'; do
    refuses 2 '--random has no effect here' $settings --random
done
exits 0 queens --mode search --method min-conflicts --random
exits 0 tour --size 5 --mode map --order random --random
refuses 2 '--random has no effect here' queens --random -o a.gif
refuses 2 '--solution shows one page, here all are shown: want --from' queens \
    --solution 3 -o a.gif
refuses 2 '--solution shows one page' tour --size 5x4 --mode all --solution 3 \
    -o 'a%d.png'
refuses 2 '--attacks is for pictures' queens --mode search --no-attacks
refuses 2 '--attacks is for pictures' queens --mode hand --no-attacks

# What is drawn, or done while somebody watches, is nothing to a question, nor
# are graphs and charts to who reads numbers.
for question in --count --list --map; do
    for watched in '--tree' '--code' '--no-warn' '--graph edges' '--best 3' \
        '--image left-turn'; do
        refuses 2 "has no effect on $question: leave it out" tour --size 5 \
            $question $watched
    done
    [ "$question" = --map ] ||
        refuses 2 "--any-start has no effect on $question" tour --size 5 \
            $question --any-start
done
for question in --count --list; do
    for watched in --tree --code '--method min-conflicts'; do
        refuses 2 "has no effect on $question: leave it out" queens --size 6 \
            $question $watched
    done
done
refuses 2 '--code has no effect on --list: leave it out' chess960 --list --code
for data in json csv; do
    refuses 2 '--graph is for pictures and text' tour --graph edges \
        --format $data
    refuses 2 '--attacks is for pictures and text' cover --size 4 \
        --no-attacks --format $data
done
exits 0 tour --size 5 --graph edges
grep -q "^The knight's graph" "$out" || fail '--graph is swallowed in text'

# One lesson and one array at a time, by whichever way it is named.
refuses 2 "lesson takes one lesson, not '4' as well" lesson 3 4
refuses 2 "lesson takes one lesson, not '4' as well" lesson --lesson 3 4
refuses 2 "chess960 takes one number, not '6' as well" chess960 5 6
refuses 2 'chess960 takes one number, not --number as well' chess960 5 \
    --number 6
exits 0 chess960 5

# Only a search can be limited.
for run in chess960 'chess960 --say' 'lesson 20' 'lesson --format json' \
    'chess960 5 -o a.png' 'chess960 --castle king' 'queens --size 50'; do
    refuses 2 '--limit-nodes has no effect here: nothing is searched for' \
        $run --limit-nodes 3
done
exits 4 chess960 --why product --limit-nodes 3

# What goes without saying may be said; what has an effect is no offence.
exits 0 queens --mode album --solution 1 --count
exits 0 tour --mode hand --algorithm auto --start c3 --moves b1
exits 0 lesson 19 --moves a1a8
exits 0 lesson 14 --promote rook
exits 0 chess960 --array RNBQKBNR
exits 0 chess960 7 --castle queen

# the window
refuses 2 '--quiet is for what is done without the window' show tour -q
refuses 2 '--limit-nodes is for runs' show tour --limit-nodes 9
refuses 2 '--width is for pictures' slides warnsdorff --width 90
refuses 2 '--scale is for the window' show tour --scale 150 -o a.png
refuses 2 '--renderer is for the window' slides warnsdorff \
    --renderer software -o a.pdf
refuses 2 '--delay is for films that move' slides warnsdorff --delay 9 -o a.pdf

# Help and refusals name only the formats that there are.
refuses 2 "want text, json, png, svg, pdf, gif, mp4, webm or csv" queens --format bmp
refuses 2 "want text, json, png, svg, pdf, gif, mp4, webm, fen, pgn or csv" lesson --format bmp
refuses 2 "want png, svg, pdf, gif, mp4 or webm" slides warnsdorff --format text

# Each command tells the version.
for command in tour queens place cover chess960 lesson race show slides; do
    for version in --version -V; do
        exits 0 $command $version
        head -1 "$out" | grep -q '^chequer [0-9]' ||
            fail "$command $version tells none"
    done
done

# The square that would be chosen anyhow may be named, whatever is cut out.
exits 0 tour --size 5 --holes a1 --start b1
exits 0 tour --size 5 --holes a1 --start a2

# Squares are refused with the option they were given for.
refuses 2 "given 'z9' is not on the 8x8 board" queens --given z9
refuses 2 "barred 'z9' is not on the 8x8 board" queens --barred z9
refuses 2 "placed 'z9' is not on the 8x8 board" cover --mode hand --placed z9

finish
