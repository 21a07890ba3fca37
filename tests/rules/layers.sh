#!/bin/sh
# Who may include whom. Reads the #include lines of src/ and fails on one that
# points upwards, on SDL outside of render, app and main.c, on the system's own
# headers outside of base/platform and app, on a puzzle module that knows
# another, and on includes that go round in a circle: among headers, and among
# modules, where a.c and a.h are one.
set -eu

# Knots of modules that are still to be untied, one a line. What is not here
# must not become part of one; what no longer is part of one goes from here.
# The list only ever gets shorter.
known_knots=''

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Reads all files under src/; the names of those that exist come first.
cat >"$tmp/layers.awk" <<'AWK'
function layer(file) { sub(/\/.*/, "", file); return file }

# The module that a file of modules/ belongs to: tour for tour/draw.c.
function module(file) {
    sub(/^[^\/]*\//, "", file)
    sub(/\/.*/, "", file)
    return file
}

# Threads, files, signals and clocks are the system's: C has little of them, and
# what it has (signal.h, time.h) is of no use without the rest.
function is_system(name) {
    return name ~ /^(sys|netinet|arpa|linux)\// || name ~ "^(unistd|fcntl|" \
        "pthread|semaphore|sched|threads|signal|spawn|poll|time|dirent|" \
        "glob|fnmatch|wordexp|ftw|pwd|grp|termios|dlfcn|libgen|langinfo|" \
        "strings|regex|syslog|execinfo|windows)[.]h$"
}

function may_ask_system(file) {
    return file ~ /^(app|base\/platform)\//
}

function bad(why) { print FILENAME ": " why }

# An include in quotes.
function check_own(name,    from, to) {
    from = layer(FILENAME)
    to = layer(name)
    if (!(name in exists))
        bad("includes are written from src/ on: " name)
    else if (name == FILENAME)
        bad("includes itself")
    else if (from != to && index(" " allowed[from] " ", " " to " ") == 0)
        bad(from " must not include " name)
    else if (to == "modules" && name != "modules/list.h" &&
             (from != to || module(FILENAME) != module(name)))
        bad("private to another module: " name)
}

BEGIN {
    allowed["base"] = ""
    allowed["chess"] = "base"
    allowed["scene"] = allowed["solve"] = "base chess"
    allowed["puzzle"] = allowed["render"] = "base chess scene"
    allowed["session"] = "base chess scene puzzle"
    allowed["modules"] = "base chess scene solve puzzle"
    allowed["export"] = "base chess scene puzzle session render"
    allowed["cli"] = allowed["app"] = \
        "base chess scene solve puzzle session modules render export"
    allowed["main.c"] = "base cli app"
    uses_sdl["render"] = uses_sdl["app"] = uses_sdl["main.c"] = 1
    for (i = 1; i < ARGC; i++) exists[ARGV[i]] = 1
}

FNR == 1 && !(layer(FILENAME) in allowed) { bad("not in a known layer") }

/^[ \t]*#[ \t]*include/ {
    name = $0
    sub(/^[^"<]*["<]/, "", name)
    sub(/[">].*/, "", name)
    if (index($0, "\"")) {
        check_own(name)
        if (name != FILENAME)
            print FILENAME, name >edges
    } else if (name ~ /^SDL/ && !(layer(FILENAME) in uses_sdl)) {
        bad("no SDL here: " name)
    } else if (is_system(name) && !may_ask_system(FILENAME)) {
        bad("base/platform asks the system, not we: " name)
    }
}
AWK

# Reads who includes whom; the modules known to be in knots are a variable.
cat >"$tmp/knots.awk" <<'AWK'
function module(file) { sub(/\.[ch]$/, "", file); return file }

# The way from one module to another, or "".
function way(from, to,    next_ones, n, i, rest) {
    n = split(includes[from], next_ones, " ")
    for (i = 1; i <= n; i++) {
        if (next_ones[i] == to)
            return from " > " to
        if (next_ones[i] in visited)
            continue
        visited[next_ones[i]] = 1
        rest = way(next_ones[i], to)
        if (rest != "")
            return from " > " rest
    }
    return ""
}

module($1) != module($2) {
    includes[module($1)] = includes[module($1)] " " module($2)
}

END {
    n = split(known, names)
    for (i = 1; i <= n; i++) listed[names[i]] = 1
    for (name in includes) {
        split("", visited)
        circle = way(name, name)
        if (circle != "" && !(name in listed))
            print "include knot: " circle
        if (circle != "")
            delete listed[name]
    }
    for (name in listed)
        print name ": in no knot any more, to be taken from the list"
}
AWK

# Print what is wrong with the tree $1: nothing if all is well. Its modules $2
# are known to be in knots.
violations() {
    : >"$tmp/edges"
    (cd "$1/src" && find -- * -name '*.[ch]' -exec \
        awk -v edges="$tmp/edges" -f "$tmp/layers.awk" {} +)
    grep '^[^ ]*\.h ' "$tmp/edges" | tsort 2>&1 >/dev/null |
        sed 's|^tsort: .*:|include cycle:|'
    awk -v known="$(echo "${2:-}" | tr '\n' ' ')" -f "$tmp/knots.awk" \
        "$tmp/edges" | sort
}

# In a tree of empty headers, a file $1 that includes $2 is `bad` or `fine`.
expect() {
    rm -rf "$tmp/tree"
    for header in base/text chess/board solve/tour/tour scene/scene puzzle/puzzle \
            session/session modules/list modules/tour/run render/font \
            export/export cli/cli app/app; do
        mkdir -p "$tmp/tree/src/${header%/*}"
        : >"$tmp/tree/src/$header.h"
    done
    mkdir -p "$(dirname "$tmp/tree/src/$1")"
    printf '#include %s\n' "$2" >>"$tmp/tree/src/$1"
    found=$(violations "$tmp/tree")
    if [ "$3" = fine ] && [ -n "$found" ]; then
        echo "self-check: $1 may include $2, but: $found"
        exit 1
    elif [ "$3" = bad ] && [ -z "$found" ]; then
        echo "self-check: $1 includes $2 and nobody noticed"
        exit 1
    fi
}

expect base/a.c '"chess/board.h"' bad
expect chess/a.h '"scene/scene.h"' bad
expect solve/a.c '"puzzle/puzzle.h"' bad
expect puzzle/a.c '"session/session.h"' bad
expect session/a.c '"modules/list.h"' bad
expect session/a.c '"solve/tour/tour.h"' bad
expect modules/a.c '"session/session.h"' bad
expect modules/queens/queens.c '"modules/tour/run.h"' bad
expect modules/list.c '"modules/tour/run.h"' bad
expect render/a.c '"puzzle/puzzle.h"' bad
expect export/a.c '"modules/list.h"' bad
expect cli/a.c '"modules/tour/run.h"' bad
expect cli/a.c '"app/app.h"' bad
expect app/a.c '"cli/cli.h"' bad
expect app/a.c '"modules/tour/run.h"' bad
expect main.c '"session/session.h"' bad
expect scene/a.c '<SDL.h>' bad
expect scene/a.c '<SDL2/SDL.h>' bad
expect cli/a.c '  <SDL_image.h>' bad
expect export/a.c '<SDL.h> /* only a little */' bad
expect base/a.c '<pthread.h>' bad
expect base/platforms.h '<unistd.h>' bad
expect cli/a.c '<sys/stat.h>' bad
expect solve/a.h '<time.h>' bad
expect main.c '<signal.h>' bad
expect other/a.c '<stdio.h>' bad
expect base/a.c '"text.h"' bad
expect base/text.h '"base/text.h"' bad
expect base/a.c '<stdio.h>' fine
expect base/a.c '"base/text.h"' fine
expect base/platform/a.h '<pthread.h>' fine
expect app/save/a.c '<unistd.h>' fine
expect solve/a.c '<timely.h>' fine
expect modules/tour/draw.c '"modules/tour/run.h"' fine
expect modules/tour/tour.c '"modules/list.h"' fine
expect cli/a.c '"modules/list.h"' fine
expect render/a.c '<SDL.h>' fine
expect main.c '"app/app.h"' fine

printf '#include "base/b.h"\n' >"$tmp/tree/src/base/a.h"
printf '#include "base/a.h"\n' >"$tmp/tree/src/base/b.h"
if [ -z "$(violations "$tmp/tree")" ]; then
    echo "self-check: an include cycle and nobody noticed"
    exit 1
fi

# b.h no longer needs a.h, but b.c does; c only looks on.
: >"$tmp/tree/src/base/b.h"
printf '#include "base/a.h"\n' >"$tmp/tree/src/base/b.c"
printf '#include "base/a.h"\n' >"$tmp/tree/src/base/c.c"
knot_is() {     # WORDS KNOWN
    found=$(violations "$tmp/tree" "$2")
    if [ "$found" != "$1" ]; then
        echo "self-check: of a knot of a and b, known $2: $found"
        exit 1
    fi
}
knot_is '' 'base/a base/b'
knot_is 'include knot: base/b > base/a > base/b' 'base/a'
knot_is 'base/c: in no knot any more, to be taken from the list' \
    'base/a base/b base/c'

found=$(violations "${SOURCE_DIR:?}" "$known_knots")
if [ -n "$found" ]; then
    echo "$found"
    exit 1
fi
