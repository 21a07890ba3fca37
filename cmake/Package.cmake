# `cpack` makes a Debian package of what `cmake --install` installs; what that
# distribution wants besides is done to the installed tree by DebianTree.cmake.
# cmake/package.sh does all of it from the sources. For these there is
# cmake/dist.sh.

set(CHEQUER_MAINTAINER "The chequer authors <authors@chequer.example>"
    CACHE STRING "Who made the package: Name <address>")

find_program(DPKG_DEB dpkg-deb)
mark_as_advanced(DPKG_DEB)
if(NOT DPKG_DEB)
    return()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME chequer)
set(CPACK_PACKAGE_VENDOR "the chequer authors")
set(CPACK_PACKAGE_CONTACT "${CHEQUER_MAINTAINER}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${CHEQUER_HOMEPAGE}")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

# Below DESTDIR, or the installation would take itself for the final one.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/DebianTree.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# Libraries are found by looking; the font, what opens folders, what makes
# films and letters of other scripts are not.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS fonts-dejavu-core)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS xdg-utils)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg, fonts-noto-core")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory for chessboard puzzles")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Click a square and watch a knight's tour being found, move by move,
forwards and backwards, with the reason for every move in words. Browse
all arrangements of queens and other pieces that leave each other in
peace, or that cover the board; race methods against each other; learn
the rules of chess, and Chess960.

Boards have any size and shape, and pieces may be made up. For lessons
there are slides, quizzes and worksheets with their answers, and every
board can be saved as a picture or a film, in the window or from the
command line.")

include(CPack)

# It would pack whatever lies about.
file(REMOVE ${CMAKE_BINARY_DIR}/CPackSourceConfig.cmake)
