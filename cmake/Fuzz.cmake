# Each tests/fuzz/NAME.c is a target, fuzz_NAME: with the preset `fuzz` a
# fuzzer by clang's libFuzzer, otherwise a program that replays the files it is
# given. cmake/fuzz.sh runs the former; the latter are tests, over what is in
# tests/fuzz/regressions/NAME.

file(GLOB fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.c)
list(FILTER fuzzers EXCLUDE REGEX "/(replay|dictionary)\\.c$")

function(chequer_fuzz_program name)
    add_executable(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE chequer_all)
    chequer_flags(${name} TEST)
endfunction()

set(fuzz_programs "")
foreach(source IN LISTS fuzzers)
    get_filename_component(short ${source} NAME_WE)
    set(name fuzz_${short})
    if(CHEQUER_SANITIZE MATCHES fuzzer)
        chequer_fuzz_program(${name} ${source})
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    else()
        chequer_fuzz_program(${name} ${source} tests/fuzz/replay.c)
    endif()
    list(APPEND fuzz_programs ${name})
    if(COMMAND chequer_test)
        chequer_test(${name} ${name}
            ${CMAKE_SOURCE_DIR}/tests/fuzz/regressions/${short})
    endif()
endforeach()

chequer_fuzz_program(fuzz_dictionary tests/fuzz/dictionary.c)
add_custom_target(fuzzers DEPENDS ${fuzz_programs} fuzz_dictionary chequer)
