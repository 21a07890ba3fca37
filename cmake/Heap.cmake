# Can the program stand between its libraries and the C library where memory is
# asked for? Then want of it is noticed in one place (src/base/platform/heap.c).
# It cannot without GNU's C library or where that is linked in, and sanitizers
# stand there themselves.
include(CheckCSourceCompiles)

set(CHEQUER_HEAP OFF)
if(NOT CHEQUER_SANITIZE)
    check_c_source_compiles("
        #include <stdlib.h>
        void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
        void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
        void *malloc(size_t size) { return __libc_malloc(size); }
        int main(void)
        {
            return !malloc(1) | !__libc_calloc(1, 1) |
                   !__libc_realloc(NULL, 1) | !__libc_memalign(8, 8);
        }" CHEQUER_GNU_HEAP)
    set(CHEQUER_HEAP ${CHEQUER_GNU_HEAP})
endif()
