/*
 * How much a test may look at: everything where code runs at full speed,
 * samples where sanitizers or the lack of optimisation make it slow.
 */
#ifndef TESTS_EFFORT_H
#define TESTS_EFFORT_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define EFFORT_SLOW 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    !defined(__OPTIMIZE__)
#define EFFORT_SLOW 1
#endif

#ifdef EFFORT_SLOW
enum { EFFORT_FULL = 0 };
#else
enum { EFFORT_FULL = 1 };
#endif

#endif
