# chequer_pages(TARGET): the manual page and the completions of shells, printed
# by TARGET itself while building, and installed. TARGET is told the date of
# its version, which the list of changes has.

include(GNUInstallDirs)

function(chequer_pages target)
    set(changes ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changes})
    file(STRINGS ${changes} dates REGEX "^## .*\\([0-9-]+\\)$" LIMIT_COUNT 1)
    string(REGEX REPLACE ".*\\((.*)\\)$" "\\1" date "${dates}")
    target_compile_definitions(${target} PRIVATE CHEQUER_DATE="${date}")

    if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
        message(STATUS "No manual page, no completions: ${target} cannot run "
            "here without CMAKE_CROSSCOMPILING_EMULATOR")
        return()
    endif()
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/pages)
    file(MAKE_DIRECTORY ${folder})
    chequer_page(man chequer.1 ${CMAKE_INSTALL_MANDIR}/man1)
    chequer_page(bash chequer
        ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    chequer_page(zsh _chequer ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
    chequer_page(fish chequer.fish
        ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
    add_custom_target(${target}_pages ALL DEPENDS ${pages})
endfunction()

# chequer_page(KIND FILE FOLDER): the page KIND in FILE, installed in FOLDER. A
# program that is made for another machine is run by CMake's emulator.
macro(chequer_page kind file where)
    add_custom_command(OUTPUT ${folder}/${file}
        COMMAND ${target} help ${kind} > ${folder}/${file}
        DEPENDS ${target} COMMENT "Printing ${file}" VERBATIM)
    list(APPEND pages ${folder}/${file})
    install(FILES ${folder}/${file} DESTINATION ${where})
endmacro()
