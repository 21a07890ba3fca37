#!/bin/sh
# Words that no font has, in the window: a message tells of them, once.
. "$(dirname "$0")/../support/window.sh"
start_server

# A system that has no font but ours.
cat >"$tmp/alone.conf" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>
XML
cat >"$tmp/a.slides" <<'END'
title Mine
slide Words
run tour size=5x6 start=a1 step=3
caption Ο ίππος, سلام.
slide Others
run tour size=5x6 start=a1 step=3
caption घोड़े की यात्रा
slide The same
run tour size=5x6 start=a1 step=3
caption घोड़े की यात्रा
END

# Where messages are: the words are above.
bottom=1280x200+0+600

FONTCONFIG_FILE=$tmp/alone.conf
export FONTCONFIG_FILE
start slides "$tmp/a.slides"
expect_title 'Mine, slide 1 of 3'
settle
key Right
expect_title 'Mine, slide 2 of 3'
await 'a message about what no font has' changes 2000 99999 $bottom
settle
key Right
expect_title 'Mine, slide 3 of 3'
sleep 1
changes 0 0 $bottom || fail 'it is told again'
stop
