#!/bin/sh
# Requests to stop: one is always enough, whatever the program waits for or
# works at, the exit code tells which it was, nothing is said, the old files
# are as they were and no draft is left.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

if ! env --default-signal=INT true 2>/dev/null || [ ! -r /proc/self/status ]; then
    echo 'skipped: no env that lets a background job hear Ctrl-C, or no /proc'
    exit 77
fi

# begin ARGUMENT...: in the background, as $pid, with Ctrl-C not ignored.
begin() { begin_by "$CHEQUER" "$@"; }

# begin_by COMMAND...: the same, COMMAND being what becomes the program.
begin_by() {
    env --default-signal=INT,QUIT,HUP,TERM ${patient:+--block-signal=ALRM} \
        "$@" 2>"$err" &
    pid=$!
}

# until_so COMMAND...: waits until it is true, or the program has ended.
until_so() {
    while ! "$@" 2>/dev/null; do
        kill -0 "$pid" 2>/dev/null || { fail "ended before $*"; return; }
        sleep 0.02
    done
}

# It is the program, no more the shell that became it, and catches Ctrl-C: that
# is bit 1 of the mask's last digit.
watches() {
    grep -q '^Name:.*chequer' "/proc/$pid/status" &&
        grep -q '^SigCgt:.*[2367abef]$' "/proc/$pid/status"
}

# It sleeps, probably since it waits for a reader.
sleeps() { watches && grep -q '^State:.S' "/proc/$pid/status"; }

# In tenths of a second of its own time.
worked() {
    awk '{ sub(/.*[)] /, ""); print int(($12 + $13) * 10 / hz) }' \
        hz="$(getconf CLK_TCK)" "/proc/$pid/stat"
}

works() { [ "$(worked)" -ge 3 ]; }

# asks SIGNAL: and lets it work for a second or two more, of its own time, not
# that of a busy machine.
asks() {
    prlimit --pid "$pid" --cpu="$(($(worked) / 10 + 2))"
    kill -s "$1" "$pid"
}

drafts() { [ -n "$(find . -name '.chequer-*')" ]; }

# ends CODES WHAT: of several codes, one a line, either will do.
ends() {
    waited=0
    while kill -0 "$pid" 2>/dev/null && [ "$waited" -lt 600 ]; do
        sleep 0.1
        waited=$((waited + 1))
    done
    [ "$waited" -lt 600 ] || { fail "does not end: $2"; kill -KILL "$pid"; }
    code=0
    wait "$pid" || code=$?
    echo "$1" | grep -qx "$code" || fail "exit $code, not $1: $2"
    [ ! -s "$err" ] || fail "was commented on: $2"
}

code_of() {
    case $1 in
    HUP) echo 129 ;;
    INT) echo 130 ;;
    QUIT) echo 131 ;;
    *) echo 143 ;;
    esac
}

# --- drafts ----------------------------------------------------------------

# Frames as files, of which some are drafts already.
series='tour --start d4 --algorithm backtracking --to 4000 --px 50'
for signals in HUP QUIT TERM INT 'INT INT' 'TERM INT'; do
    echo precious >f-1.svg
    begin $series -o 'f-%d.svg' >"$out"
    until_so drafts
    for signal in $signals; do
        kill -s "$signal" "$pid" 2>/dev/null
    done
    ends "$(for signal in $signals; do code_of "$signal"; done)" "SIG$signals"
    [ "$(cat f-1.svg)" = precious ] || fail "an old file is gone: SIG$signals"
    only f-1.svg
done
rm -f f-1.svg

# A film is a file for a while, elsewhere, which another program writes.
made_elsewhere() { [ -n "$(ls "$TMPDIR")" ]; }
if command -v ffmpeg >/dev/null; then
    TMPDIR=$top/log/elsewhere
    export TMPDIR
    mkdir "$TMPDIR"
    for signals in QUIT INT 'INT INT'; do
        begin $series -o a.mp4 >"$out"
        until_so watches
        until_so made_elsewhere
        for signal in $signals; do
            kill -s "$signal" "$pid" 2>/dev/null
        done
        ends "$(code_of "$signal")" "SIG$signals, a film"
        only
        ! made_elsewhere || fail "left in the folder for a while: SIG$signals"
    done
    unset TMPDIR
fi

# That program may be a script around another one, which ends with it.
inner=$top/log/inner
works_inside() { [ -s "$inner" ]; }
lives_inside() { grep -q '^State:.[^XZ]' "/proc/$(cat "$inner")/status"; }
mkdir "$top/log/bin"
cat >"$top/log/bin/ffmpeg" <<END
#!/bin/sh
sh -c 'echo \$\$ >$inner; exec sleep 60'
exit 1
END
chmod +x "$top/log/bin/ffmpeg"
for signals in QUIT INT TERM 'INT INT'; do
    rm -f "$inner"
    PATH=$top/log/bin:$PATH begin $series -o a.mp4 >"$out"
    until_so watches
    until_so works_inside
    for signal in $signals; do
        kill -s "$signal" "$pid" 2>/dev/null
    done
    ends "$(code_of "$signal")" "SIG$signals, a script around a program"
    waited=0
    while lives_inside 2>/dev/null && [ "$waited" -lt 100 ]; do
        sleep 0.1
        waited=$((waited + 1))
    done
    [ "$waited" -lt 100 ] || fail "SIG$signals: what a script began goes on"
    only
done

# --- whatever it waits for -------------------------------------------------

# Who waits for others ends in order, at once: the alarm that ends what does
# not, after a while, is not heard here.
patient=yes
mkfifo pipe
for signal in INT TERM HUP; do
    begin tour --format png -o pipe >"$out"     # which nobody reads
    until_so sleeps
    kill -s "$signal" "$pid"
    ends "$(code_of "$signal")" "SIG$signal, a pipe without a reader"

    exec 3<>pipe                                # which is full soon
    begin queens --size 12 --list >pipe
    until_so sleeps
    kill -s "$signal" "$pid"
    ends "$(code_of "$signal")" "SIG$signal, a pipe that is not read"
    begin tour --format json --size 300 --step 0 -o pipe >"$out"
    until_so sleeps
    kill -s "$signal" "$pid"
    ends "$(code_of "$signal")" "SIG$signal, -o with a pipe that is not read"
    exec 3<&-
done
rm pipe

# The program that makes a film may take nothing more, and not end.
cat >"$top/log/bin/ffmpeg" <<END
#!/bin/sh
echo \$\$ >$inner
exec <&-
exec sleep 60
END
takes_nothing() { grep -qx sleep "/proc/$(cat "$inner")/comm"; }
rm -f "$inner"
PATH=$top/log/bin:$PATH begin $series -o a.mp4 >"$out"
until_so works_inside
until_so takes_nothing
until_so sleeps
kill -s TERM "$pid"
ends 143 'SIGTERM, a script that takes nothing'
only

# What is shown meanwhile waits for no terminal: neither for one that is full,
# as nobody reads it, nor for one that is stopped, as by Ctrl-S, when there is a
# line to be cleared.
begin_unread() {
    begin_by python3 "$SOURCE_DIR/tests/support/unread.py" "$1" \
        "$CHEQUER" tour --start d4 --algorithm backtracking >"$out"
}
works_or_sleeps() { works || sleeps; }
stop_terminal() {
    python3 -c 'import termios; termios.tcflow(0, termios.TCOOFF)' \
        <"/proc/$pid/fd/2"
}
if command -v python3 >/dev/null; then
    begin_unread full
    until_so works_or_sleeps
    asks INT
    ends 130 'Ctrl-C, a terminal that is full'
    begin_unread empty
    until_so works
    stop_terminal
    asks INT
    ends 130 'Ctrl-C, a terminal that is stopped'
else
    echo 'skipped: no python3 for a terminal that nobody reads'
fi

# So does who works at something large, whatever it is.
while read -r arguments; do
    begin $arguments >"$out"
    until_so works
    asks INT
    ends 130 "Ctrl-C at work, $arguments"
    only
done <<'END'
tour --size 1000 --surface torus --neighbours --px 64 -o a.svg
tour --width 12000 -o a-%d.png
queens --size 10 --sheet all --paper none --px 46 --columns 30 -o a.png
END
patient=

for arguments in 'tour --width 12000 -o a.png' 'queens --size 18 --count' \
    'queens --size 18 --count --resume a.count -o a.txt' \
    "$series -o a.gif" 'slides kings -o a-%d.gif' 'chess960 --sheet all -o a-%d.png'
do
    begin $arguments >"$out"
    until_so watches
    kill -s INT "$pid"
    ends 130 "Ctrl-C, $arguments"
    rm -f a.count
    only
done

finish
