# Completes command lines of chequer(1) in fish; printed by 'chequer help fish'.

# Is the command that is being typed one of these?
function __chequer_in
    set -l words (commandline -opc)
    set -l command $words[2]
    switch "$command"
        case @commands@
        case '' '-*'
            set command window
        case '*' # a file
            set command show
    end
    contains -- $command $argv
end

# The value that is being typed, without its option.
function __chequer_typed
    commandline -ct | string replace -r '^--[a-z-]+=' ''
end

# Those after a comma that are not yet there.
function __chequer_list
    set -l before (__chequer_typed | string match -r '.*,')
    for name in $argv
        string match -q -- "*,$name,*" ",$before"; or echo $before$name
    end
end

# One of these, or @ and a file.
function __chequer_shaped
    printf '%s\n' $argv
    set -l file (__chequer_typed | string match -r '^@.*')
    if test -n "$file"
        string replace -r '^' '@' (__fish_complete_path (string sub -s 2 -- $file))
    else
        echo @
    end
end

# The same, and no operand has been typed yet: a word that is no option, nor
# the value of one.
function __chequer_first_in
    set -l words (commandline -opc)
    contains -- "$words[2]" '' $argv; and __chequer_in $argv; or return
    set -l before
    for word in $words[3..]
        string match -q -- '-*' $word
        or string match -qr '^-[^=]*$' -- "$before"
        or return
        set before $word
    end
end

complete -c chequer -f
complete -c chequer -n 'string match -q -- "-*" (commandline -opc)[2]' -F
@options@
