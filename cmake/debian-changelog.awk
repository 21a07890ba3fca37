# CHANGELOG.md as Debian writes such a list:
# awk -v name=chequer -v who='Name <address>' -f debian-changelog.awk CHANGELOG.md

function end_item(    words, n, i, line) {
    n = split(item, words, " ")
    line = "  *"
    for (i = 1; i <= n; i++) {
        if (length(line " " words[i]) > 76) {
            print line
            line = "   "
        }
        line = line " " words[i]
    }
    if (n)
        print line
    item = ""
}

function end_version(    command) {
    end_item()
    if (!day)
        return
    command = "LC_ALL=C date -u -R -d " day
    command | getline day
    close(command)
    printf "\n -- %s  %s\n", who, day
}

/^## / {
    if (day) {
        end_version()
        print ""
    }
    day = substr($3, 2, length($3) - 2)
    printf "%s (%s) unstable; urgency=medium\n\n", name, $2
    next
}

/^- / { end_item() }

day { item = item " " (/^- / ? substr($0, 3) : $0) }

END { end_version() }
