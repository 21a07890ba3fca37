#!/bin/sh
# The manual page and the completions as they are installed: each where the
# program that wants it looks by itself.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
: "${BUILD_DIR:?the folder of the build}"

DESTDIR=$top/root cmake --install "$BUILD_DIR" --prefix /usr >"$out" 2>"$err" ||
    fail 'cannot be installed'
share=$top/root/usr/share

# is_page KIND FILE: there, and what the program prints.
is_page() {
    exits 0 help "$1"
    cmp -s "$out" "$share/$2" || fail "$2 is not what 'help $1' prints"
}

is_page man man/man1/chequer.1
is_page bash bash-completion/completions/chequer
is_page zsh zsh/site-functions/_chequer
is_page fish fish/vendor_completions.d/chequer.fish

# Completions are loaded when they are asked for, by the name of the file.
XDG_DATA_DIRS=$share:/usr/local/share:/usr/share
export XDG_DATA_DIRS
loader=/usr/share/bash-completion/bash_completion
if [ -r $loader ]; then
    REPORT=$top/log/report
    export REPORT
    cat >"$top/log/rc.bash" <<END
PS1='$ '
source $loader
report() {
    printf '%s\n' "\$READLINE_LINE" >>"\$REPORT"
    READLINE_LINE='' READLINE_POINT=0
}
bind -x '"\C-g": report'
END
    printf '%s\n' 'chequer tour --theme=pa\t' |
        python3 "$SOURCE_DIR/tests/support/tab.py" bash --noprofile \
            --rcfile "$top/log/rc.bash" -i >"$out" 2>"$err"
    echo "bash-completion: $(cat "$out")"
    [ "$(cat "$out")" = 'chequer tour --theme=paper ' ] ||
        fail "bash-completion makes of it: $(cat "$out")"
fi
if command -v fish >/dev/null; then
    HOME=$top PATH=${CHEQUER%/*}:$PATH fish -c \
        'complete -C "chequer tour --theme=pa"' >"$out" 2>"$err"
    grep -q '^--theme=paper' "$out" || fail 'fish does not find it'
fi
if command -v man >/dev/null; then
    MANPATH=$share/man man -w chequer 2>"$err" | grep -q 'chequer\.1$' ||
        fail 'man does not find it'
fi

finish
