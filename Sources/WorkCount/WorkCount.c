// Counts the steps of a Swift program that it is loaded before (LD_PRELOAD), and writes the count to the file that WORK_COUNT_FILE
// names when the program ends.
//
// A step is an object made or kept: nearly every turn of a loop over strings, elements or classes keeps something. So the count
// grows as the work does, in all code alike and without a line in it, and is the same however busy the machine is.
#define _GNU_SOURCE
#include "WorkCount.h"

#ifdef __linux__

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

// Callers of these functions expect nearly all registers unchanged.
#define KEEPS_REGISTERS __attribute__((preserve_most))

typedef KEEPS_REGISTERS void *(*Retain)(void *);
typedef void *(*Allocate)(void *, size_t, size_t);

static _Atomic unsigned long long steps;
static Retain retainObject;
static Retain retainBridgeObject;
static Allocate allocateObject;

__attribute__((noinline)) static void findRuntime(void) {
    retainBridgeObject = (Retain)dlsym(RTLD_NEXT, "swift_bridgeObjectRetain");
    allocateObject = (Allocate)dlsym(RTLD_NEXT, "swift_allocObject");
    retainObject = (Retain)dlsym(RTLD_NEXT, "swift_retain");
}

static void count(void) { atomic_fetch_add_explicit(&steps, 1, memory_order_relaxed); }

KEEPS_REGISTERS void *swift_retain(void *object) {
    if (!retainObject) findRuntime();
    count();
    return retainObject(object);
}

KEEPS_REGISTERS void *swift_bridgeObjectRetain(void *object) {
    if (!retainObject) findRuntime();
    count();
    return retainBridgeObject(object);
}

void *swift_allocObject(void *metadata, size_t size, size_t alignment) {
    if (!retainObject) findRuntime();
    count();
    return allocateObject(metadata, size, alignment);
}

__attribute__((constructor)) static void begin(void) { findRuntime(); }

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("WORK_COUNT_FILE");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%llu\n", (unsigned long long)steps);
    fclose(file);
}

#endif
