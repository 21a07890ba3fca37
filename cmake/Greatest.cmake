# The target `greatest`: the header-only test library, version 1.3.1. Taken
# from GREATEST_INCLUDE_DIR or the system if there, else fetched and verified.
# Tests are never left out silently: without it, configuring fails.

set(dir ${CMAKE_BINARY_DIR}/_deps/greatest)
find_path(GREATEST_INCLUDE_DIR greatest.h HINTS ${dir})
if(NOT GREATEST_INCLUDE_DIR AND NOT CHEQUER_OFFLINE)
    execute_process(
        COMMAND sh ${CMAKE_SOURCE_DIR}/cmake/fetch-greatest.sh ${dir})
    find_path(GREATEST_INCLUDE_DIR greatest.h HINTS ${dir})
endif()
if(NOT GREATEST_INCLUDE_DIR)
    message(FATAL_ERROR "The tests need greatest.h 1.3.1. Either get it from\n"
        "  https://github.com/silentbicycle/greatest\n"
        "and configure with -DGREATEST_INCLUDE_DIR=FOLDER, "
        "or do without tests: -DBUILD_TESTING=OFF")
endif()

add_library(greatest INTERFACE)
target_include_directories(greatest SYSTEM INTERFACE ${GREATEST_INCLUDE_DIR})
target_compile_definitions(greatest INTERFACE GREATEST_USE_LONGJMP=0)
