# What `cmake --install` puts where: the program, what a desktop wants to know
# of it, the licence and the lessons, in the folders of GNUInstallDirs and below
# DESTDIR. Sources of what is not the program live in assets/desktop. Man page,
# completions and manual are installed by the files that know them: Pages.cmake
# and Manual.cmake.

include(GNUInstallDirs)

set(CHEQUER_HOMEPAGE "" CACHE STRING
    "Where these sources can be seen on the web, without a slash at the end")

set(desktop ${CMAKE_SOURCE_DIR}/assets/desktop)
set(share ${CMAKE_INSTALL_DATADIR})

install(TARGETS chequer RUNTIME)
install(FILES LICENSE CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY assets/lessons/ DESTINATION ${share}/chequer/lessons
    FILES_MATCHING PATTERN *.slides)

# --- the menu, and what opens by a double click ------------------------------

# chequer_metainfo(OUTPUT): versions are those of CHANGELOG.md. Pictures of the
# window and the home page are addresses on the web: if there is none, they are
# left out.
function(chequer_metainfo output)
    file(STRINGS ${CMAKE_SOURCE_DIR}/CHANGELOG.md titles
        REGEX "^## [0-9.]+ \\([0-9-]+\\)$" ENCODING UTF-8)
    set(CHEQUER_RELEASES "")
    foreach(title IN LISTS titles)
        string(REGEX REPLACE "^## ([0-9.]+) \\(([0-9-]+)\\)$"
            "    <release version=\"\\1\" date=\"\\2\"/>\n" release "${title}")
        string(APPEND CHEQUER_RELEASES "${release}")
    endforeach()
    file(READ ${CMAKE_SOURCE_DIR}/assets/desktop/chequer.metainfo.xml.in text)
    if(NOT CHEQUER_HOMEPAGE)
        string(REGEX REPLACE "  <url .*</screenshots>\n" "" text "${text}")
    endif()
    file(CONFIGURE OUTPUT ${output} CONTENT "${text}" @ONLY)
endfunction()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    CHANGELOG.md assets/desktop/chequer.metainfo.xml.in)
chequer_metainfo(${CMAKE_BINARY_DIR}/desktop/org.chequer.chequer.metainfo.xml)

install(FILES ${desktop}/chequer.desktop ${desktop}/zz-chequer-pictures.desktop
    DESTINATION ${share}/applications)
install(FILES ${CMAKE_BINARY_DIR}/desktop/org.chequer.chequer.metainfo.xml
    DESTINATION ${share}/metainfo)
install(FILES ${desktop}/chequer.mime.xml RENAME chequer.xml
    DESTINATION ${share}/mime/packages)

# --- icons -------------------------------------------------------------------

set(icons ${share}/icons/hicolor)
foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${desktop}/icons/chequer-${size}.png RENAME chequer.png
        DESTINATION ${icons}/${size}x${size}/apps)
endforeach()
install(FILES ${desktop}/icons/chequer.svg DESTINATION ${icons}/scalable/apps)
install(FILES ${desktop}/icons/chequer-symbolic.svg
    DESTINATION ${icons}/symbolic/apps)
install(FILES ${desktop}/icons/text-x-chequer-slides.svg
    DESTINATION ${icons}/scalable/mimetypes)

# --- what desktops have looked up before -------------------------------------

# An installation in its final place tells them; a package's manager does it.
install(CODE "set(share \"${share}\")")
install(CODE [[
    if("$ENV{DESTDIR}" STREQUAL "")
        cmake_path(ABSOLUTE_PATH share BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX})
        foreach(refresh "update-mime-database;${share}/mime"
                "update-desktop-database;${share}/applications")
            list(GET refresh 0 command)
            find_program(${command} ${command} PATHS /usr/bin)
            if(${command})
                execute_process(COMMAND ${refresh} OUTPUT_QUIET ERROR_QUIET)
            endif()
        endforeach()
        file(TOUCH ${share}/icons/hicolor)
    endif()
]])
