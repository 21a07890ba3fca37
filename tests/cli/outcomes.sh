#!/bin/sh
# A run that comes to no solution ends with exit code 1, one that was stopped
# with 4, whatever is made of it; and it is said why: by the words of a format
# that has some, else in one line on stderr, never by an empty picture alone.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# ends CODE WORDS ARGUMENT...: in each format, with the words in text.
ends() {
    want=$1 words=$2
    shift 2
    for format in json text csv png svg pdf gif; do
        exits "$want" "$@" --format $format -o made
        [ -s made ] || fail "nothing was made: $* --format $format"
        case $format in
        json) [ ! -s "$err" ] || fail "said twice: $* --format $format" ;;
        text)
            [ ! -s "$err" ] || fail "said twice: $* --format $format"
            tr '\n' ' ' <made | grep -qF "$words" ||
                fail "does not say '$words': $*" ;;
        *) one_line "$words" "$@" --format $format ;;
        esac
        rm -f made
    done
}

# lacks WORDS ARGUMENT...: a page that does not exist is told in words, and is
# no picture.
lacks() {
    words=$1
    shift
    for format in json text; do
        exits 1 "$@" --format $format -o made
        grep -qF "$words" made || fail "does not say '$words': $*"
        rm -f made
    done
    for format in png svg pdf; do
        refuses 1 "$words" "$@" --format $format -o made
    done
}

ends 1 'No tour is possible from a1' tour --size 4
ends 1 'No tour is possible from b1' tour --size 5x7 --start b1
ends 1 'Dead end on a4' tour --start e3 --algorithm greedy
ends 1 'No tour is possible from b1' tour --size 5 --mode all --start b1
ends 1 'there is no solution' queens --size 3
ends 1 'there is no solution' queens --size 3 --mode search
lacks 'there are only 92' queens --solution 93
lacks 'there are only 4,860' cover --solution 5000
# A film shows all pages: only a line that opens at one can name it.
for line in 'queens solution=93' 'cover solution=5000'; do
    refuses 1 'there are only' show "$line" --format gif -o made
    refuses 2 'want --from and --to' ${line%% *} --solution ${line##*=} \
        --format gif -o made
done
ends 1 'Nobody finished' race --size 4 --start a1 --repeat 1 \
    --algorithms warnsdorff,greedy
ends 4 'Stopped at the limit of 500 nodes' tour --size 20x15 \
    --algorithm backtracking --limit-nodes 500

exits 1 tour --size 5x9 --start b1 --step 0 -o a.png
one_line 'No tour is possible from b1' 'a step of it'
rm a.png

# Who succeeds says nothing.
for output in a.png a.svg a.csv a.json a.txt; do
    exits 0 queens --solution 92 -o $output
    [ ! -s "$err" ] || fail "words about success: $output"
    rm $output
done

finish
