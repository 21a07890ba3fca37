# Run by CPack on the installed tree, before it becomes a Debian package: the
# licence and the changes as Debian writes them, these and the man page
# compressed, without a time inside, and completions in Debian's places.

set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
set(share ${root}${CPACK_INSTALL_PREFIX}/share)
set(doc ${share}/doc/${CPACK_PACKAGE_NAME})

# --- the licence -------------------------------------------------------------

file(READ ${doc}/LICENSE licence)
string(REGEX MATCH "Copyright \\(c\\) ([^\n]*)\n" ignored "${licence}")
set(holders "${CMAKE_MATCH_1}")
string(REGEX REPLACE ".*\n(Permission is)" "\\1" licence "${licence}")
string(REGEX REPLACE "\n+$" "" licence "${licence}")
string(REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REPLACE "\n" "\n " licence "${licence}")
file(WRITE ${doc}/copyright
    "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: ${CPACK_PACKAGE_NAME}

Files: *
Copyright: ${holders}
License: Expat

License: Expat
 ${licence}
")
file(REMOVE ${doc}/LICENSE)

# --- the changes -------------------------------------------------------------

execute_process(
    COMMAND awk -v name=${CPACK_PACKAGE_NAME} -v who=${CPACK_PACKAGE_CONTACT}
        -f ${CMAKE_CURRENT_LIST_DIR}/debian-changelog.awk ${doc}/CHANGELOG.md
    OUTPUT_FILE ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${doc}/CHANGELOG.md)

file(GLOB pages ${share}/man/man*/*.[1-9])
execute_process(COMMAND gzip -9n ${doc}/changelog ${pages}
    COMMAND_ERROR_IS_FATAL ANY)

# Stripped it is; this is what Debian's own tools take away besides.
execute_process(COMMAND strip --remove-section=.comment --remove-section=.note
    ${root}${CPACK_INSTALL_PREFIX}/bin/${CPACK_PACKAGE_NAME}
    COMMAND_ERROR_IS_FATAL ANY)

# Where zsh looks in Debian.
if(EXISTS ${share}/zsh/site-functions)
    file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
endif()

# --- for everybody, whatever the umask of whoever makes it --------------------

set(read OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(CHMOD ${doc}/changelog.gz ${doc}/copyright PERMISSIONS ${read})
file(CHMOD_RECURSE ${root}${CPACK_INSTALL_PREFIX} DIRECTORY_PERMISSIONS ${read}
    OWNER_EXECUTE GROUP_EXECUTE WORLD_EXECUTE)
