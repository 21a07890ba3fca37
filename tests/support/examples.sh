# shellcheck shell=sh
# The examples of the help pages, of the README, of the manual and of the page
# chequer(1), one a line as it is to be typed, with the remark behind " # ".
# Sourced by the tests that run them: those that open the window are for
# tests/window, all others for tests/cli.

: "${CHEQUER:?the program}" "${SOURCE_DIR:?the top of the source}"

# The commands that there are, by the program's own help.
commands() {
    "$CHEQUER" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z0-9]*\) .*/\1/p'
}

# help_examples [COMMAND]: those of one page.
help_examples() {
    "$CHEQUER" "$@" --help | sed -n 's/^  \(chequer .*\)/\1/p'
}

# Code blocks, then what stands between quotes in tables and sentences. The
# pictures of the gallery have a test of their own, cli_gallery.
# shellcheck disable=SC2016 # quotes of Markdown
document_examples() {
    for document; do
        sed -n 's/^    \(chequer.*\)/\1/p' "$document"
        tr '\n' ' ' <"$document" | grep -o '`chequer [^`]*`' | tr -d '`' |
            grep -v ' -o assets/gallery/' || :
    done
}

readme_examples() {
    document_examples "$SOURCE_DIR/README.md"
}

manual_examples() {
    document_examples "$SOURCE_DIR"/assets/manual/*.md
}

# The lesson that the manual's page on slides is about.
manual_lesson() {
    sed -n '/^    # Lines/,/^[^ ]/s/^    //p; /^    # Lines/,/^[^ ]/s/^$//p' \
        "$SOURCE_DIR/assets/manual/slides.md"
}

man_examples() {
    "$CHEQUER" help man | sed -n 's/\\-/-/g; s/^\.Dl //p'
}

examples() {
    {
        readme_examples
        manual_examples
        man_examples
        help_examples
        for command in $(commands); do
            [ "$command" = help ] || help_examples "$command"
        done
    } | awk '!seen[$0]++'
}

# opens_window EXAMPLE: what shows something and writes nothing.
opens_window() {
    case $1 in
    *' --help'* | *' -o '* | *' --format '*) return 1 ;;
    'chequer show '* | 'chequer slides '* | 'chequer --'* | chequer) ;;
    'chequer '*.png) ;;
    *) return 1 ;;
    esac
}

# output_of EXAMPLE: the file named in it, if there is one.
output_of() {
    printf '%s\n' "$1" | sed -n "s/.* -o '\{0,1\}\([^ ']*\).*/\1/p"
}
