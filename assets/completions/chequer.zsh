#compdef chequer
# Completes command lines of chequer(1) in zsh; printed by 'chequer help zsh'.

# _chequer_shaped ARRAY: one of its names, or @ and a file.
_chequer_shaped() {
    if compset -P '@'; then
        _files
    else
        _describe value $1
        compadd -S '' @
    fi
}

# _chequer_list ARRAY: several of its names, with commas between them.
_chequer_list() {
    local -a names=(${${(P)1}%%:*})
    _values -s , name $names
}

# _chequer_or_file ARRAY: one of its names, or a file.
_chequer_or_file() {
    _alternative "names:name:{_describe name $1}" 'files:file:_files'
}

_chequer() {
    local command=window
    local -a options

    if (( CURRENT > 2 )); then
        case $words[2] in
        (@commands@)
            command=$words[2]
            shift words
            (( CURRENT-- )) ;;
        (-*) ;;
        (*) command=show ;; # a file
        esac
    fi
@options@
    # A command would have come first.
    if [[ $command == window ]] && (( CURRENT > 2 )); then
        options=(${options:#1:*} '*:file:_files')
    fi
    _arguments -s -S : $options
}

_chequer "$@"
