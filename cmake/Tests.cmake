# One test per file, in a folder for each layer: tests/*/*.c are programs on
# greatest, tests/*/*.sh are scripts that drive the built program or look at
# the sources. A test is called by its path: tests/solve/tour/ants.c is
# test_solve_tour_ants, tests/cli/sheets.sh is cli_sheets. What is not a test
# lives in tests/support, tests/golden and tests/bench; tests/fuzz is the
# matter of Fuzz.cmake.

include(Greatest)

if(CHEQUER_SANITIZE MATCHES address AND TARGET chequer_all)
    target_sources(chequer_all INTERFACE
        ${CMAKE_SOURCE_DIR}/tests/support/no_dlclose.c)
endif()

if(CHEQUER_COVERAGE AND TARGET chequer)
    target_sources(chequer PRIVATE tests/support/counted/none.c)
endif()

# A sanitizer's report must not pass for one of the program's own exit codes.
set(options "exitcode=99:allocator_may_return_null=1")
set(suppressions "suppressions=${CMAKE_SOURCE_DIR}/cmake/lsan.supp")
set(CHEQUER_TEST_ENVIRONMENT
    "CHEQUER=${CMAKE_BINARY_DIR}/chequer"
    "SOURCE_DIR=${CMAKE_SOURCE_DIR}"
    "BUILD_DIR=${CMAKE_BINARY_DIR}"
    "CC=${CMAKE_C_COMPILER}"
    "ASAN_OPTIONS=${options}"
    "LSAN_OPTIONS=exitcode=99:${suppressions}:print_suppressions=0"
    "UBSAN_OPTIONS=${options}:print_stacktrace=1"
    "TSAN_OPTIONS=${options}")

# Seconds that no test needs. Counting each branch, without optimizing, takes
# several times as long.
set(CHEQUER_TEST_SECONDS 600)
if(CHEQUER_COVERAGE)
    set(CHEQUER_TEST_SECONDS 1800)
endif()

function(chequer_test name)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${CHEQUER_TEST_SECONDS} SKIP_RETURN_CODE 77
        ENVIRONMENT "${CHEQUER_TEST_ENVIRONMENT}")
endfunction()

# chequer_tests(OUT PATTERN): the tests whose files match.
function(chequer_tests out pattern)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS
        ${CMAKE_SOURCE_DIR}/tests/${pattern})
    list(FILTER files EXCLUDE REGEX "/tests/(support|golden|bench|fuzz)/")
    set(${out} ${files} PARENT_SCOPE)
endfunction()

# chequer_test_name(OUT FILE): its path in words.
function(chequer_test_name out file)
    file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR}/tests ${file})
    string(REGEX REPLACE "\\.[a-z]+$" "" path ${path})
    string(REPLACE "/" "_" path ${path})
    set(${out} ${path} PARENT_SCOPE)
endfunction()

chequer_tests(programs *.c)
if(CHEQUER_CORE_ONLY)
    list(FILTER programs EXCLUDE REGEX "/tests/(render|export|app|cli)/")
endif()
foreach(source IN LISTS programs)
    chequer_test_name(name ${source})
    set(name test_${name})
    add_executable(${name} ${source})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    if(name MATCHES "^test_(render|export|app|cli)(_|$)")
        target_link_libraries(${name} PRIVATE chequer_all greatest)
    else()
        target_link_libraries(${name} PRIVATE chequer_core greatest)
    endif()
    if(CHEQUER_COVERAGE)
        target_sources(${name} PRIVATE tests/support/counted/exit.c)
    endif()
    chequer_flags(${name} TEST)
    chequer_test(${name} ${name})
    # greatest calls a run of no tests a success.
    set_tests_properties(${name} PROPERTIES
        FAIL_REGULAR_EXPRESSION "Total: 0 tests")
endforeach()

# What tests/cli/memory.sh loads before the program. Not where gcov counts what
# is reached: what it asks for when the program has ended would be refused, too.
if(CHEQUER_HEAP AND TARGET chequer AND NOT CHEQUER_COVERAGE)
    add_library(short_memory MODULE tests/support/short_memory.c)
    set_target_properties(short_memory PROPERTIES PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_compile_options(short_memory PRIVATE ${CHEQUER_WARNINGS}
        -fno-builtin)
    target_link_libraries(short_memory PRIVATE ${CMAKE_DL_LIBS})
endif()

# The mouse and keyboard of tests/window/headless.sh.
if(TARGET chequer)
    add_library(weston_seat MODULE tests/support/seat.c)
    set_target_properties(weston_seat PROPERTIES PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_compile_options(weston_seat PRIVATE ${CHEQUER_WARNINGS})
endif()

chequer_tests(scripts *.sh)
if(CHEQUER_CORE_ONLY)
    set(scripts "") # they drive the program, or look at sources
endif()
if(CHEQUER_INSTRUMENT)
    # It looks for variables in the libraries; instruments bring their own.
    list(FILTER scripts EXCLUDE REGEX "/rules/state\\.sh$")
endif()
if(NOT CHEQUER_HARDEN OR NOT CMAKE_BUILD_TYPE STREQUAL Release)
    # What is not hardened here is hardened elsewhere, or not to be.
    list(FILTER scripts EXCLUDE REGEX "/install/hardening\\.sh$")
endif()
foreach(script IN LISTS scripts)
    chequer_test_name(name ${script})
    chequer_test(${name} sh ${script})
endforeach()
if(TEST window_monkey)
    # Its short form has a limit of its own.
    set_tests_properties(window_monkey PROPERTIES TIMEOUT 7200)
endif()
