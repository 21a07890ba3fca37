# The manual's pages, for those who read them without the program: it carries
# them itself, see EmbedAssets.cmake.
include(GNUInstallDirs)
file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/manual/*.md)
install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_DOCDIR}/manual)
