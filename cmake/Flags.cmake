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
    -Wstrict-prototypes -Wmissing-prototypes -Wswitch-enum)
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
    list(APPEND CHEQUER_INSTRUMENT --coverage)
endif()

# Hardening of the release; sanitizers bring stronger checks of their own.
set(CHEQUER_HARDEN "")
if(NOT CHEQUER_SANITIZE)
    set(CHEQUER_HARDEN
        "$<$<CONFIG:Release>:-fstack-protector-strong;-U_FORTIFY_SOURCE>"
        "$<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2>")
endif()

# chequer_flags(TARGET [TEST]). Libraries get -fPIE by hand: CMake's own way
# would give them -fPIC, which keeps gcc from inlining public functions. And
# greatest's macros expand in the test's own file and do not survive
# -Wconversion, so tests do without it.
function(chequer_flags target)
    target_compile_definitions(${target} PRIVATE _POSIX_C_SOURCE=200809L
        CHEQUER_VERSION="${PROJECT_VERSION}")
    target_compile_options(${target} PRIVATE ${CHEQUER_WARNINGS}
        ${CHEQUER_INSTRUMENT} ${CHEQUER_HARDEN} -fPIE)
    if(NOT "TEST" IN_LIST ARGN)
        target_compile_options(${target} PRIVATE -Wconversion)
    endif()
    target_link_options(${target} PRIVATE ${CHEQUER_INSTRUMENT} -pie
        LINKER:-z,relro LINKER:-z,now)
endfunction()
