#!/bin/sh
# Completions in the shells themselves: what Tab makes of a command line in bash
# and zsh on a terminal, and what fish says it would. Every shell knows the
# options of every command's help, and no others.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
. "$SOURCE_DIR/tests/support/examples.sh"
. "$SOURCE_DIR/tests/support/options.sh"

scripts=$top/log/scripts
mkdir -p "$scripts/zsh"
for shell in bash zsh fish; do
    exits 0 help $shell
    ! grep -qE '@[a-z]+@' "$out" || fail "$shell: a blank is not filled in"
    case $shell in
    zsh) cp "$out" "$scripts/zsh/_chequer" ;;
    *) cp "$out" "$scripts/chequer.$shell" ;;
    esac
done

# --- the shells -------------------------------------------------------------

REPORT=$top/log/report
export REPORT

# Alt-* writes all that may follow on the line, in both of them.
cat >"$scripts/rc.bash" <<'END'
PS1='$ '
report() {
    printf '%s\n' "$READLINE_LINE" >>"$REPORT"
    READLINE_LINE='' READLINE_POINT=0
}
bind -x '"\C-g": report'
END
echo "source '$scripts/chequer.bash'" >>"$scripts/rc.bash"

cat >"$scripts/zsh/.zshrc" <<'END'
PS1='$ '
fpath=($ZDOTDIR $fpath)
autoload -U compinit
compinit -u -d $ZDOTDIR/dump
bindkey -e
report() {
    print -r -- "$BUFFER" >>$REPORT
    BUFFER=
}
zle -N report
bindkey '^G' report
zle -C all complete-word _generic
bindkey '^[*' all
zstyle ':completion:*' completer _complete
zstyle ':completion:all:*' completer _all_matches _complete
zstyle ':completion:all:*' insert true
END

in_bash() {
    bash -n "$scripts/chequer.bash" &&
        python3 "$SOURCE_DIR/tests/support/tab.py" bash --noprofile \
            --rcfile "$scripts/rc.bash" -i
}

in_zsh() {
    zsh -n "$scripts/zsh/_chequer" &&
        ZDOTDIR=$scripts/zsh python3 "$SOURCE_DIR/tests/support/tab.py" \
            zsh -d -i
}

# fish tells what would follow without a terminal, with remarks behind tabs.
in_fish() {
    fish --no-config -c "source '$scripts/chequer.fish'
        while read -l line; echo (complete -C \$line | cut -f 1); end"
}

# Nothing can be tried in a shell that is not there.
shells=
for shell in bash zsh fish; do
    if command -v $shell >/dev/null; then
        shells="$shells $shell"
    else
        echo "not tried: $shell"
    fi
done

# --- options ----------------------------------------------------------------

# Words that are options, one a line; zsh leaves gaps between them.
options_of() {
    tr -s ' ' '\n' | sed -n 's/=$//; /^-/p' | sort
}

for command in . $(commands); do
    [ "$command" = help ] || echo "$command"
done >"$top/log/commands"

for shell in $shells; do
    key='\x1b*'
    [ "$shell" != fish ] || key=
    sed "s/\$/ -/; s/^\. //; s/^/chequer /" "$top/log/commands" |
        awk -v key="$key" '{ print $0 key }' |
        "in_$shell" >"$top/log/$shell" || fail "$shell does not work"
    paste "$top/log/commands" "$top/log/$shell" >"$top/log/both"
    while read -r command line; do
        [ "$command" != . ] || command=
        # shellcheck disable=SC2086 # none or one
        help_options $command >"$top/log/help"
        echo "$line" | options_of | diff - "$top/log/help" >"$top/log/diff" ||
            fail "options of '$command', $shell and help: $(cat "$top/log/diff")"
    done <"$top/log/both"
done

# --- words ------------------------------------------------------------------

mkdir 'a folder'
: >'a folder/a shape.txt'
: >tuning.slides

# Keys, and what stands on the line then; a blank where nothing may follow.
cat >"$top/log/table" <<'END'
chequer que\t|chequer queens_
chequer tun\t|chequer tuning.slides_
chequer --th\t|chequer --theme_
chequer tuning.slides --ren\t|chequer tuning.slides --renderer_
chequer tour --the\t|chequer tour --theme_
chequer tour --theme pa\t|chequer tour --theme paper_
chequer tour --theme=pa\t|chequer tour --theme=paper_
chequer tour --no-tre\t|chequer tour --no-tree_
chequer tour -q --alg\t|chequer tour -q --algorithm_
chequer tour --algorithm squ\t|chequer tour --algorithm squirrel-cull_
chequer tour --format grid-\t|chequer tour --format grid-csv_
chequer queens --surface mo\t|chequer queens --surface mobius_
chequer cover --piece arch\t|chequer cover --piece archbishop_
chequer place --size a\t|chequer place --size a
chequer tour -o a\t|chequer tour -o a\ folder/
chequer tour --output=a\t|chequer tour --output=a\ folder/
chequer tour -o a\\ folder/a\t|chequer tour -o a\ folder/a\ shape.txt_
chequer tour --holes letter-h\t|chequer tour --holes letter-h_
chequer tour --holes @a\t|chequer tour --holes @a\ folder/
chequer tour --holes=@a\\ folder/\t|chequer tour --holes=@a\ folder/a\ shape.txt_
chequer tour -- --th\t|chequer tour -- --th
chequer --theme paper tou\t|chequer --theme paper tou
chequer slides ninety\t|chequer slides ninety-two_
chequer slides --theme paper tun\t|chequer slides --theme paper tuning.slides_
chequer slides kings --aspect 16\t|chequer slides kings --aspect 16:9_
chequer slides kings --aspect=4:\t|chequer slides kings --aspect=4:3_
chequer sum tuning.slides tun\t|chequer sum tuning.slides tuning.slides_
chequer queens --resume tun\t|chequer queens --resume tuning.slides_
chequer show unc\t|chequer show uncrossed_
chequer lesson --theme paper 25\t|chequer lesson --theme paper 25_
chequer help arm\t|chequer help armies_
chequer help fi\t|chequer help fish_
END
cut -d '|' -f 1 "$top/log/table" >"$top/log/keys"
cut -d '|' -f 2 "$top/log/table" | tr _ ' ' >"$top/log/lines"

# Where bash puts a blank after an option that has a value, zsh has a =.
for shell in $shells; do
    [ "$shell" != fish ] || continue
    "in_$shell" <"$top/log/keys" | sed 's/=$/ /' >"$top/log/$shell"
    $shell --version | head -n 1
    paste -d '|' "$top/log/keys" "$top/log/$shell" | sed 's/|/  ->  /'
    diff "$top/log/$shell" "$top/log/lines" >"$top/log/diff" ||
        fail "$shell makes of keys: $(cat "$top/log/diff")"
done

# offers SHELL: of each line of a table, these words may follow, among others,
# or nothing at all.
offers() {
    case $shells in *"$1"*) ;; *) cat >/dev/null && return ;; esac
    cat >"$top/log/table"
    cut -d '|' -f 1 "$top/log/table" | "in_$1" >"$top/log/lines"
    paste -d '|' "$top/log/table" "$top/log/lines" >"$top/log/both"
    while IFS='|' read -r line words found; do
        [ -n "$words" ] || [ -z "$found" ] || fail "$1: $found after '$line'"
        for word in $words; do
            case " $found " in *" $word "*) ;;
            *) fail "$1: no $word after '$line', but $found" ;; esac
        done
    done <"$top/log/both"
}

offers bash <<'END'
chequer race --algorithms=ants,\x1b*|ants,genetic ants,pohl
chequer slides \x1b*|kings tuning.slides
END
offers zsh <<'END'
chequer race --algorithms ants,\x1b*|ants,genetic ants,pohl
chequer slides \x1b*|kings tuning.slides
END
offers fish <<'END'
chequer race --algorithms ants,|ants,genetic ants,pohl
chequer |tour queens show slides help tuning.slides
chequer tour |
chequer tour --size |
chequer tour --theme |brown paper contrast
chequer tour --theme=pa|--theme=paper
chequer tour -o tun|tuning.slides
chequer tour --holes |heart @
chequer tour --holes @tun|@tuning.slides
chequer slides --theme paper |kings tuning.slides
chequer slides kings |
chequer --theme paper |tuning.slides
chequer help |tour show man zsh
chequer help tour |
chequer sum tuning.slides |tuning.slides
chequer tuning.slides --out|--output
END

finish
