# One test per file: tests/test_*.c are programs on greatest, tests/*.sh are
# scripts that drive the built program or look at the sources. Helpers of both
# live in sub-folders.

include(Greatest)

if(CHEQUER_SANITIZE MATCHES address)
    target_sources(chequer_all INTERFACE
        ${CMAKE_SOURCE_DIR}/tests/support/no_dlclose.c)
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

function(chequer_test name)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(${name} PROPERTIES TIMEOUT 600
        ENVIRONMENT "${CHEQUER_TEST_ENVIRONMENT}")
endfunction()

file(GLOB programs CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/test_*.c)
foreach(source IN LISTS programs)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    if(name MATCHES "^test_(render|export|app|cli)(_|$)")
        target_link_libraries(${name} PRIVATE chequer_all greatest)
    else()
        target_link_libraries(${name} PRIVATE chequer_core greatest)
    endif()
    chequer_flags(${name} TEST)
    chequer_test(${name} $<TARGET_FILE:${name}>)
    # greatest calls a run of no tests a success.
    set_tests_properties(${name} PROPERTIES
        FAIL_REGULAR_EXPRESSION "Total: 0 tests")
endforeach()

file(GLOB scripts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*.sh)
if(CHEQUER_INSTRUMENT)
    # It looks for variables in the libraries; instruments bring their own.
    list(FILTER scripts EXCLUDE REGEX "/rules_state\\.sh$")
endif()
foreach(script IN LISTS scripts)
    get_filename_component(name ${script} NAME_WE)
    chequer_test(${name} sh ${script})
endforeach()
