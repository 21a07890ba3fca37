#!/bin/sh
# fetch-greatest.sh FOLDER: put greatest.h 1.3.1, verified, into FOLDER. Needs
# no root and changes no system file. Debian and Ubuntu carry the very same
# header in the sources of fzy 1.0, so wherever apt works this works too. What
# was fetched once is kept in the user's cache: no other build needs a network.
set -eu

folder=${1:?usage: fetch-greatest.sh FOLDER}
header_sum=4ecd1c1c1b1d2cd7f0c8b0c9d87f92030b9ef7910da3a8197076b17d13076940
source_sum=80257fd74579e13438b05edf50dcdc8cf0cdb1870b4a2bc5967bd1fdbed1facf
source=fzy_1.0.orig.tar.gz
in_source=fzy-1.0/deps/greatest/greatest.h
upstream=https://raw.githubusercontent.com/silentbicycle/greatest/v1.3.1
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
kept=${cache:+$cache/chequer/greatest-1.3.1.h}

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

matches() {
    [ -f "$1" ] && printf '%s  %s\n' "$2" "$1" | sha256sum -c --status -
}

# Copy $1 to $2, which is there as a whole or not at all.
put() {
    mkdir -p "${2%/*}" && cp "$1" "$2.$$" && mv "$2.$$" "$2"
}

# Install the header $1, if it is the right one, and end; $2 says whence. It is
# kept where that is possible: some builds have no home.
finish_with() {
    matches "$1" "$header_sum" || return 1
    put "$1" "$folder/greatest.h"
    [ -z "$kept" ] || [ "$1" = "$kept" ] || put "$1" "$kept" 2>/dev/null || :
    echo "greatest.h: from $2" >&2
    exit 0
}

finish_with_source() {
    matches "$1" "$source_sum" || return 1
    tar -xzf "$1" -C "$tmp" "$in_source"
    finish_with "$tmp/$in_source" "$2"
}

if matches "$folder/greatest.h" "$header_sum"; then exit 0; fi

# 1. What an earlier build has kept.
finish_with "$kept" "the cache of an earlier build" || :

# 2. apt-get source, with lists and cache of its own, from every component that
# apt is configured for: fzy is in Debian's main and in Ubuntu's universe. Who
# signed the lists does not matter, as the sum above says what is right.
if command -v apt-get >/dev/null; then
    apt=$tmp/apt
    mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
    # shellcheck disable=SC2016 # apt expands $(...), not the shell
    apt-get indextargets --format \
        'deb-src [trusted=yes] $(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Created-By: Packages' 2>/dev/null | sort -u >"$apt/sources.list"
    set -- -qq -o Dir::Etc::sourcelist="$apt/sources.list" \
        -o Dir::Etc::sourceparts="$apt/parts" \
        -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" \
        -o APT::Sandbox::User=
    # One archive of several may be out of reach: the others may do.
    apt-get "$@" update >/dev/null 2>&1 || :
    if (cd "$apt" && apt-get "$@" source --tar-only --download-only fzy \
            >/dev/null 2>&1); then
        finish_with_source "$apt/$source" "apt-get source" || :
    fi
fi

# 3. The pools of those archives, should their newest fzy be another.
helper=/usr/lib/apt/apt-helper
if [ -x "$helper" ]; then
    # shellcheck disable=SC2016
    for pool in $(apt-get indextargets \
            --format '$(REPO_URI)pool/$(COMPONENT)/f/fzy' \
            'Created-By: Packages' 2>/dev/null | sort -u); do
        "$helper" download-file "$pool/$source" "$tmp/fzy.tgz" \
            "SHA256:$source_sum" >/dev/null 2>&1 || continue
        finish_with_source "$tmp/fzy.tgz" "the pool of an archive" || continue
    done
fi

# 4. Upstream.
if command -v curl >/dev/null; then
    curl -fsSL --max-time 20 -o "$tmp/greatest.h" "$upstream/greatest.h" || :
elif command -v wget >/dev/null; then
    wget -q -T 20 -O "$tmp/greatest.h" "$upstream/greatest.h" || :
fi
finish_with "$tmp/greatest.h" "upstream" || :

echo "fetch-greatest.sh: could not get greatest.h 1.3.1" >&2
exit 1
