// Preloaded into nibwright: lets one system call fail, be cut short, be interrupted, or be the last one.
//
// FAULT is CALL:NUMBER:WHAT, where NUMBER counts the calls of that name from 1 and WHAT is an errno by its number, `short` (write
// half of the bytes) or `kill`. FAULT_COUNTS names a file to which the number of calls of each name is written at the end.
// Only calls are counted that concern files which are addressed from an open folder, and those on descriptors above 2: the ones
// by which a run is written.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/stat.h>
#include <unistd.h>

enum call { OPENAT, WRITE, READ, FSYNC, RENAMEAT, RENAMEAT2, UNLINKAT, MKDIRAT, FCHMOD, FLOCK, FTRUNCATE, LINKAT, FSTATAT, CALLS };
static const char *names[CALLS] = {"openat", "write", "read", "fsync", "renameat", "renameat2", "unlinkat", "mkdirat", "fchmod",
                                   "flock", "ftruncate", "linkat", "fstatat"};
static int counts[CALLS];
static int faulty = -1, number, error, isShort, isKill;

__attribute__((constructor)) static void readFault(void) {
    char *fault = getenv("FAULT"), name[32], what[32];
    if (!fault || sscanf(fault, "%31[^:]:%d:%31s", name, &number, what) != 3) return;
    for (int i = 0; i < CALLS; i++) if (!strcmp(name, names[i])) faulty = i;
    isShort = !strcmp(what, "short");
    isKill = !strcmp(what, "kill");
    error = atoi(what);
}

__attribute__((destructor)) static void writeCounts(void) {
    char *path = getenv("FAULT_COUNTS");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    for (int i = 0; i < CALLS; i++) fprintf(file, "%s %d\n", names[i], counts[i]);
    fclose(file);
}

// Whether this call is the one that goes wrong; does not return from a kill.
static int fails(enum call call) {
    int count = __atomic_add_fetch(&counts[call], 1, __ATOMIC_SEQ_CST);
    if ((int)call != faulty || count != number) return 0;
    if (isKill) kill(getpid(), SIGKILL);
    if (!isShort) errno = error;
    return 1;
}

#define REAL(type, name, ...) static type (*real)(__VA_ARGS__); if (!real) real = dlsym(RTLD_NEXT, name)

int openat(int folder, const char *path, int flags, ...) {
    va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list);
    REAL(int, "openat", int, const char *, int, ...);
    if (folder != AT_FDCWD && fails(OPENAT)) return -1;
    return real(folder, path, flags, mode);
}
ssize_t write(int file, const void *bytes, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (file > 2 && fails(WRITE)) return isShort ? real(file, bytes, (count + 1) / 2) : -1;
    return real(file, bytes, count);
}
ssize_t read(int file, void *bytes, size_t count) {
    REAL(ssize_t, "read", int, void *, size_t);
    if (file > 2 && fails(READ)) return isShort ? real(file, bytes, (count + 1) / 2) : -1;
    return real(file, bytes, count);
}
int fsync(int file) {
    REAL(int, "fsync", int);
    return fails(FSYNC) ? -1 : real(file);
}
int renameat(int a, const char *old, int b, const char *new) {
    REAL(int, "renameat", int, const char *, int, const char *);
    return fails(RENAMEAT) ? -1 : real(a, old, b, new);
}
int renameat2(int a, const char *old, int b, const char *new, unsigned flags) {
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    return fails(RENAMEAT2) ? -1 : real(a, old, b, new, flags);
}
int unlinkat(int folder, const char *path, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    return fails(UNLINKAT) ? -1 : real(folder, path, flags);
}
int mkdirat(int folder, const char *path, mode_t mode) {
    REAL(int, "mkdirat", int, const char *, mode_t);
    return fails(MKDIRAT) ? -1 : real(folder, path, mode);
}
int fchmod(int file, mode_t mode) {
    REAL(int, "fchmod", int, mode_t);
    return fails(FCHMOD) ? -1 : real(file, mode);
}
int flock(int file, int operation) {
    REAL(int, "flock", int, int);
    return fails(FLOCK) ? -1 : real(file, operation);
}
int ftruncate(int file, off_t length) {
    REAL(int, "ftruncate", int, off_t);
    return fails(FTRUNCATE) ? -1 : real(file, length);
}
int linkat(int a, const char *old, int b, const char *new, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    return fails(LINKAT) ? -1 : real(a, old, b, new, flags);
}
int fstatat(int folder, const char *path, struct stat *result, int flags) {
    REAL(int, "fstatat", int, const char *, struct stat *, int);
    return folder != AT_FDCWD && fails(FSTATAT) ? -1 : real(folder, path, result, flags);
}
