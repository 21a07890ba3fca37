# The compiler flags of all of our own code, in one place.

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)

# Assertions stay on in release: a wrong picture is worse than a stop.
foreach(type RELEASE RELWITHDEBINFO MINSIZEREL)
    string(REPLACE "-DNDEBUG" "" CMAKE_C_FLAGS_${type}
        "${CMAKE_C_FLAGS_${type}}")
endforeach()
string(REPLACE "-O3" "-O2" CMAKE_C_FLAGS_RELEASE "${CMAKE_C_FLAGS_RELEASE}")

set(CHEQUER_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wvla
    -Wstrict-prototypes -Wmissing-prototypes -Wswitch-enum -Wformat-security)
if(CMAKE_C_COMPILER_ID MATCHES Clang)
    # gcc does not ask for these: an enum is an int to us, and the fields that
    # a table leaves out are 0.
    list(APPEND CHEQUER_WARNINGS -Wno-missing-field-initializers)
    set(CHEQUER_CONVERSION -Wconversion -Wno-sign-conversion)
else()
    set(CHEQUER_CONVERSION -Wconversion)
endif()
if(CHEQUER_STRICT)
    list(APPEND CHEQUER_WARNINGS -Werror)
endif()

set(CHEQUER_INSTRUMENT "")
if(CHEQUER_SANITIZE)
    list(JOIN CHEQUER_SANITIZE "," names)
    set(CHEQUER_INSTRUMENT -fsanitize=${names} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
endif()
if(CHEQUER_COVERAGE)
    # Threads count in the same places.
    list(APPEND CHEQUER_INSTRUMENT --coverage -fprofile-update=atomic)
endif()

# Hardening of the release, as Debian does it (dpkg-buildflags) and a little
# more; sanitizers bring stronger checks of their own, and so may whoever sets
# CFLAGS. The linker's part is CHEQUER_LINK.
include(CheckCCompilerFlag)
include(CheckCSourceCompiles)

# Level 3 also knows sizes that are found out while the program runs.
check_c_source_compiles("
    #include <features.h>
    #if !__GLIBC_PREREQ(2, 35)
    #error level 3 is level 2 here
    #endif
    #if defined __clang__ ? __clang_major__ < 12 : __GNUC__ < 12
    #error level 3 is level 2 here
    #endif
    int main(void) { return 0; }" CHEQUER_FORTIFY_3)

set(CHEQUER_HARDEN "")
if(NOT CHEQUER_SANITIZE AND NOT CMAKE_C_FLAGS MATCHES "_FORTIFY_SOURCE")
    set(harden -fstack-protector-strong -U_FORTIFY_SOURCE
        -D_FORTIFY_SOURCE=$<IF:$<BOOL:${CHEQUER_FORTIFY_3}>,3,2>)
    foreach(flag -fstack-clash-protection -fcf-protection)
        string(MAKE_C_IDENTIFIER CHEQUER_KNOWS${flag} knows)
        check_c_compiler_flag(${flag} ${knows})
        if(${knows})
            list(APPEND harden ${flag})
        endif()
    endforeach()
    set(CHEQUER_HARDEN "$<$<CONFIG:Release>:${harden}>")
endif()

# Other systems' linkers may not know these.
include(CheckLinkerFlag)
set(CHEQUER_LINK "")
foreach(word relro now)
    check_linker_flag(C LINKER:-z,${word} CHEQUER_LINKS_${word})
    if(CHEQUER_LINKS_${word})
        list(APPEND CHEQUER_LINK LINKER:-z,${word})
    endif()
endforeach()

# Where the program was built is nobody's business: assertions name their file
# from here on, and a build in another folder is the same to the last byte.
set(CHEQUER_PATHS -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)

set(CHEQUER_DEFINITIONS _POSIX_C_SOURCE=200809L)
if(NOT CHEQUER_THREADS)
    list(APPEND CHEQUER_DEFINITIONS CHEQUER_NO_THREADS)
endif()

# chequer_flags(TARGET [TEST]). Libraries get -fPIE by hand: CMake's own way
# would give them -fPIC, which keeps gcc from inlining public functions. And
# greatest's macros expand in the test's own file and do not survive
# -Wconversion, so tests do without it.
function(chequer_flags target)
    target_compile_definitions(${target} PRIVATE ${CHEQUER_DEFINITIONS}
        CHEQUER_VERSION="${PROJECT_VERSION}")
    target_compile_options(${target} PRIVATE ${CHEQUER_WARNINGS}
        ${CHEQUER_INSTRUMENT} "${CHEQUER_HARDEN}" ${CHEQUER_PATHS} -fPIE)
    if(NOT "TEST" IN_LIST ARGN)
        target_compile_options(${target} PRIVATE ${CHEQUER_CONVERSION})
    endif()
    target_link_options(${target} PRIVATE ${CHEQUER_INSTRUMENT} -pie
        ${CHEQUER_LINK})
endfunction()
