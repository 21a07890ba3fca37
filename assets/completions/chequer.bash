# shellcheck shell=bash
# Completes command lines of chequer(1) in bash; printed by 'chequer help bash'.

# _chequer_options COMMAND: prints its options.
_chequer_options() {
    case $1 in
@options@
    esac
}

# _chequer_values COMMAND OPTION: what may stand for the option's value, or
# without one for the first operand: $names, several with commas if $list, any
# $file, or one after an @ if $shaped; and $again for others. Fails if there is
# nothing of the kind.
_chequer_values() {
    names='' list='' file='' shaped='' again=''
    case $1,$2 in
@values@
    *) return 1 ;;
    esac
}

# _chequer_command WORD: whose options those are that follow WORD.
_chequer_command() {
    case $1 in
    @commands@) echo "$1" ;;
    '' | -*) echo window ;;
    *) echo show ;; # a file
    esac
}

# _chequer_offer PART WORDS WORD: of the WORDS those that begin with PART, which
# is the end of the word as it was typed. Of that bash takes only WORD for the
# one to be completed, what follows the last sign that divides words.
_chequer_offer() {
    local word
    for word in $2; do
        [[ $word == "$1"* ]] && COMPREPLY+=("${word:${#1}-${#3}}")
    done
}

# _chequer_shape PART WORD: files, after the @ of PART.
_chequer_shape() {
    local name quoted typed=${1//\\/} # without what blanks are typed with
    while read -r name; do
        printf -v quoted '@%q' "$name"
        [[ -d $name ]] && quoted+=/ && compopt -o nospace
        COMPREPLY+=("${quoted:${#1}-${#2}}")
    done < <(compgen -f -- "${typed#@}")
}

# _chequer_value PART WORD: offers what _chequer_values has found.
_chequer_value() {
    local before='' all='' name
    if [[ $shaped && $1 == @* ]]; then
        _chequer_shape "$1" "$2"
        return
    fi
    [[ $list ]] && before=${1%"${1##*,}"}
    for name in $names; do
        [[ $list && ,$before == *,"$name",* ]] || all+=" $before$name"
    done
    _chequer_offer "$1" "$all" "$2"
    [[ $shaped && ! $1 ]] && COMPREPLY+=(@) && compopt -o nospace
    [[ $file ]] || return
    if ((${#COMPREPLY[@]})); then
        compopt -o filenames
        while read -r name; do
            COMPREPLY+=("$name")
        done < <(compgen -f -- "$2")
    else
        compopt -o default
    fi
}

# Bash divides words at = : and @ as well: here they are whole again.
_chequer_words() {
    local rest=$COMP_LINE blank i
    words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        rest=${rest#"${COMP_WORDS[i]}"}
        if [[ $i == 0 || $blank ]]; then
            words+=("${COMP_WORDS[i]}")
        else
            words[${#words[@]} - 1]+=${COMP_WORDS[i]}
        fi
    done
}

# Has an operand been typed, or "--"? Sets $operand and $ended.
_chequer_look_back() {
    local i from=1
    operand='' ended=''
    [[ ${words[1]} == "$command" ]] && from=2
    for ((i = from; i < ${#words[@]} - 1; i++)); do
        if [[ ! $ended && ${words[i]} == -- ]]; then
            ended=1
        elif [[ $ended || ${words[i]} != -?* ]]; then
            operand=1
        elif _chequer_values "$command" "${words[i]}"; then
            ((i++))
        fi
    done
}

_chequer() {
    local IFS=$' \t\n' command=window cur last
    local names list file shaped again operand ended words
    COMPREPLY=()
    _chequer_words
    last=$((${#words[@]} - 1))
    cur=${words[last]}
    ((last > 1)) && command=$(_chequer_command "${words[1]}")
    _chequer_look_back
    if [[ ! $ended && $cur == --*=* ]]; then
        _chequer_values "$command" "${cur%%=*}" &&
            _chequer_value "${cur#*=}" "$2"
    elif [[ ! $ended && ${words[last - 1]} == -* ]] &&
        _chequer_values "$command" "${words[last - 1]}"; then
        _chequer_value "$cur" "$2"
    elif [[ ! $ended && $cur == -* ]]; then
        _chequer_offer "$cur" "$(_chequer_options "$command")" "$2"
    elif _chequer_values "$command" '' && [[ ! $operand || $again ]]; then
        # A command would have come first.
        [[ $command == window ]] && ((last > 1)) && names=''
        _chequer_value "$cur" "$2"
    fi
}

complete -F _chequer chequer
