#!/bin/sh
# The picture on the clipboard, as other programs find it there, and the folder
# of saved pictures, which the note of saving opens.
. "$(dirname "$0")/../support/window.sh"
start_server

# In place of the desktop's program, one that writes down what it is to open.
mkdir "$tmp/bin"
cat >"$tmp/bin/xdg-open" <<'SCRIPT'
#!/bin/sh
echo "$1" >"$HOME/opened"
SCRIPT
chmod +x "$tmp/bin/xdg-open"
PATH=$tmp/bin:$PATH
start show tour size=6x5 start=c3 step=7

pasted() {
    timeout 20 xclip -o -selection clipboard -t "$1" 2>/dev/null
}

# Some programs answer with their text whatever they are asked for.
picture_is_there() {
    pasted image/png >"$tmp/pasted.png" &&
        [ "$(head -c 4 "$tmp/pasted.png" | tail -c 3)" = PNG ]
}

expect_step 7
key ctrl+s
expect_file chequer-tour-6x5-c3-001.png
key ctrl+shift+c
await "a picture on the clipboard" picture_is_there
cmp "$tmp/pasted.png" "$pictures/chequer-tour-6x5-c3-001.png" ||
    fail "the picture pasted is not the one that is saved"
pasted TARGETS | grep -qx image/png || fail "the picture is not listed"

# Programs that want text get the run.
[ "$(pasted UTF8_STRING)" = "$(cat "$tmp/run")" ] ||
    fail "the text beside it is '$(pasted UTF8_STRING)'"

# It can be pasted again, and by those who do not wait for it.
for wait in 0.01 0.02 0.03 0.05; do
    timeout -s KILL "$wait" xclip -o -selection clipboard -t image/png \
        >/dev/null 2>&1 || :
done
picture_is_there || fail "the picture can be pasted only once"

# Back in the window the line opens the run again.
key Home
expect_run 'tour size=6x5 start=c3' # copies the line, in the picture's place
! picture_is_there || fail "the old picture is still offered"
key End ctrl+shift+c
await "the picture of the end" picture_is_there
! cmp -s "$tmp/pasted.png" "$pictures/chequer-tour-6x5-c3-001.png" ||
    fail "an old picture was copied"

# From the menu too.
offer 'something else'
run='tour size=6x5 start=c3'
click copy
click The-picture 1 copy
await "the picture from the menu" picture_is_there

# A click on the note opens the folder.
key ctrl+s
expect_file chequer-tour-6x5-c3-002.png
hand mousemove 420 729
folder_opened() {
    hand mousedown 1 mouseup 1
    within 2 test -s "$HOME/opened"
}
await "the folder to open" folder_opened
[ "$(cat "$HOME/opened")" = "$pictures" ] ||
    fail "opened was $(cat "$HOME/opened")"
expect_run 'tour size=6x5 start=c3'

# Who asks for the run and goes away before there is an answer does not end the
# program, not even one that is about to quit: all that waits for it is done in
# one go.
copies ctrl+c || fail "nothing was copied"
kill -STOP "$pid"
timeout 1 xclip -o -selection clipboard >/dev/null 2>&1 || :
key ctrl+q
kill -CONT "$pid"
gone 0
[ ! -s "$tmp/errors" ] || fail "words on stderr"
