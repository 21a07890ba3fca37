/* Is what was freed given back to the system? Sanitizers keep it; elsewhere
 * than with GNU's C library nobody asks for it. */
#ifndef CHEQUER_TEST_MEMORY_H
#define CHEQUER_TEST_MEMORY_H

#include <stdlib.h> /* says whose C library it is */

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif

#ifdef SANITIZED
enum { GIVES_BACK = 0 };
#elif defined(__GLIBC__)
enum { GIVES_BACK = 1 };
#else
enum { GIVES_BACK = 0 };
#endif

#endif
