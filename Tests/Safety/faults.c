// Makes one system call of a program fail, or the program die there.
//
// Preloaded (LD_PRELOAD) into a dynamically linked program, it counts the calls that change a file or
// folder below FAULT_FOLDER and interferes with number FAULT_AT:
//
//   FAULT_KIND=kill     the process dies before the call
//   FAULT_KIND=torn     half of a write is done, then the process dies
//   FAULT_KIND=eio      the call fails with EIO
//   FAULT_KIND=enospc   the call fails with ENOSPC if it needs space
//   FAULT_ONWARD=1      every later call fails, too
//   FAULT_LOG=FILE      each counted call is written to FILE: its name, its size, its path and, where it
//                       gives another one, an arrow and that
//   FAULT_OPENS=1       opening for writing is counted, too, where it changes nothing yet
//   FAULT_READS=1       reading is counted and nothing else
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static const char *folder, *kind;
static long at, onward, opens, reads;
static int log_descriptor = -1;
static atomic_long count;

__attribute__((constructor)) static void start(void) {
  const char *number = getenv("FAULT_AT"), *file = getenv("FAULT_LOG");
  folder = getenv("FAULT_FOLDER");
  kind = getenv("FAULT_KIND");
  at = number ? atol(number) : 0;
  onward = getenv("FAULT_ONWARD") != NULL;
  opens = getenv("FAULT_OPENS") != NULL;
  reads = getenv("FAULT_READS") != NULL;
  if (file)
    log_descriptor = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND, 0644);
}

static int is_below(const char *path) {
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static const char *path_of_open(int descriptor) {
  static _Thread_local char path[4096];
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return path;
}

// A path from the root on; one that is relative begins at an open folder.
static const char *whole(int at_folder, const char *path, char *buffer, size_t size) {
  if (path[0] == '/') {
    snprintf(buffer, size, "%s", path);
    return buffer;
  }
  char working[4096];
  const char *start = at_folder == AT_FDCWD ? getcwd(working, sizeof working) : path_of_open(at_folder);
  snprintf(buffer, size, "%s/%s", start ? start : "", path);
  return buffer;
}

static int path_of(int descriptor, char *path, size_t size) {
  const char *found = path_of_open(descriptor);
  if (!found) return 0;
  snprintf(path, size, "%s", found);
  return is_below(path);
}

static int exists(int at_folder, const char *path) {
  struct stat status;
  return fstatat(at_folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0;
}

// Counts a call; whether it is to fail, errno being set. A process that is to die does not return.
static int interferes(const char *name, const char *path, size_t size, int needs_space, int is_write) {
  long number = atomic_fetch_add(&count, 1) + 1;
  if (log_descriptor >= 0) {
    char line[16800];
    int length = snprintf(line, sizeof line, "%s %zu %s\n", name, size, path);
    syscall(SYS_write, log_descriptor, line, (size_t)length);
  }
  if (!kind || at <= 0 || number < at || (number > at && !onward)) return 0;
  if (strcmp(kind, "torn") == 0 && is_write) return 2;
  if (strcmp(kind, "kill") == 0 || strcmp(kind, "torn") == 0) kill(getpid(), SIGKILL);
  if (strcmp(kind, "enospc") == 0 && !needs_space) return 0;
  errno = strcmp(kind, "enospc") == 0 ? ENOSPC : EIO;
  return 1;
}

static int fails(const char *name, const char *path, size_t size, int needs_space, int is_write) {
  return reads ? 0 : interferes(name, path, size, needs_space, is_write);
}

#define READ(name, parameters, arguments)                                                  \
  ssize_t name parameters {                                                                \
    char path[4096];                                                                       \
    if (reads && path_of(descriptor, path, sizeof path) && interferes(#name, path, size, 0, 0)) \
      return -1;                                                                           \
    return REAL(name) arguments;                                                           \
  }

READ(read, (int descriptor, void *bytes, size_t size), (descriptor, bytes, size))
READ(pread, (int descriptor, void *bytes, size_t size, off_t offset),
     (descriptor, bytes, size, offset))
READ(pread64, (int descriptor, void *bytes, size_t size, off64_t offset),
     (descriptor, bytes, size, offset))

#define WRITE(name, parameters, whole, half)                       \
  ssize_t name parameters {                                        \
    char path[4096];                                               \
    if (path_of(descriptor, path, sizeof path)) {                  \
      int failure = fails(#name, path, size, 1, 1);                \
      if (failure == 2) {                                          \
        REAL(name) half;                                           \
        kill(getpid(), SIGKILL);                                   \
      }                                                            \
      if (failure) return -1;                                      \
    }                                                              \
    return REAL(name) whole;                                       \
  }

WRITE(write, (int descriptor, const void *bytes, size_t size), (descriptor, bytes, size),
      (descriptor, bytes, size / 2))
WRITE(pwrite, (int descriptor, const void *bytes, size_t size, off_t offset),
      (descriptor, bytes, size, offset), (descriptor, bytes, size / 2, offset))
WRITE(pwrite64, (int descriptor, const void *bytes, size_t size, off64_t offset),
      (descriptor, bytes, size, offset), (descriptor, bytes, size / 2, offset))

ssize_t writev(int descriptor, const struct iovec *parts, int number) {
  char path[4096];
  if (path_of(descriptor, path, sizeof path) && fails("writev", path, 0, 1, 0)) return -1;
  return REAL(writev)(descriptor, parts, number);
}

#define ON_DESCRIPTOR(name, parameters, arguments, needs_space)                            \
  int name parameters {                                                                    \
    char path[4096];                                                                       \
    if (path_of(descriptor, path, sizeof path) && fails(#name, path, 0, needs_space, 0))   \
      return -1;                                                                           \
    return REAL(name) arguments;                                                           \
  }

ON_DESCRIPTOR(fsync, (int descriptor), (descriptor), 1)
ON_DESCRIPTOR(fdatasync, (int descriptor), (descriptor), 1)
ON_DESCRIPTOR(ftruncate, (int descriptor, off_t size), (descriptor, size), 0)
ON_DESCRIPTOR(ftruncate64, (int descriptor, off64_t size), (descriptor, size), 0)
ON_DESCRIPTOR(fchmod, (int descriptor, mode_t mode), (descriptor, mode), 0)
ON_DESCRIPTOR(fallocate, (int descriptor, int mode, off_t offset, off_t size),
              (descriptor, mode, offset, size), 1)

ON_DESCRIPTOR(fchown, (int descriptor, uid_t owner, gid_t group), (descriptor, owner, group), 0)

#define ON_PATH(name, parameters, arguments, folder, condition, needs_space)               \
  int name parameters {                                                                    \
    char place[8192];                                                                      \
    if (is_below(whole(folder, path, place, sizeof place)) && (condition) &&               \
        fails(#name, place, 0, needs_space, 0))                                            \
      return -1;                                                                           \
    return REAL(name) arguments;                                                           \
  }

ON_PATH(unlink, (const char *path), (path), AT_FDCWD, exists(AT_FDCWD, path), 0)
ON_PATH(unlinkat, (int at_folder, const char *path, int flags), (at_folder, path, flags), at_folder,
        exists(at_folder, path), 0)
ON_PATH(rmdir, (const char *path), (path), AT_FDCWD, exists(AT_FDCWD, path), 0)
ON_PATH(mkdir, (const char *path, mode_t mode), (path, mode), AT_FDCWD, !exists(AT_FDCWD, path), 1)
ON_PATH(mkdirat, (int at_folder, const char *path, mode_t mode), (at_folder, path, mode), at_folder,
        !exists(at_folder, path), 1)
ON_PATH(truncate, (const char *path, off_t size), (path, size), AT_FDCWD, exists(AT_FDCWD, path), 0)

// Calls that give a file another name; both names stand in the log.
static int names(const char *name, int folder, const char *path, int other, const char *target) {
  char from[8192], to[8192], both[16384];
  if (!is_below(whole(folder, path, from, sizeof from)) || !exists(folder, path)) return 0;
  snprintf(both, sizeof both, "%s -> %s", from, whole(other, target, to, sizeof to));
  return fails(name, both, 0, 1, 0);
}

int rename(const char *path, const char *target) {
  if (names("rename", AT_FDCWD, path, AT_FDCWD, target)) return -1;
  return REAL(rename)(path, target);
}

int renameat(int folder, const char *path, int other, const char *target) {
  if (names("renameat", folder, path, other, target)) return -1;
  return REAL(renameat)(folder, path, other, target);
}

int link(const char *path, const char *target) {
  if (names("link", AT_FDCWD, path, AT_FDCWD, target)) return -1;
  return REAL(link)(path, target);
}

int linkat(int folder, const char *path, int other, const char *target, int flags) {
  if (names("linkat", folder, path, other, target)) return -1;
  return REAL(linkat)(folder, path, other, target, flags);
}

// Opening changes something only where it creates or empties a file.
static int opening(const char *name, int folder, const char *path, int flags) {
  char place[8192];
  int writes = opens && (flags & O_ACCMODE) != O_RDONLY;
  int changes = (flags & O_CREAT && !exists(folder, path)) || flags & O_TRUNC;
  return (changes || writes) && is_below(whole(folder, path, place, sizeof place)) &&
         fails(name, place, 0, 1, 0);
}

#define MODE(flags)                                                                        \
  va_list list;                                                                            \
  va_start(list, flags);                                                                   \
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;                  \
  va_end(list)

#define OPEN(name)                                                                         \
  int name(const char *path, int flags, ...) {                                             \
    MODE(flags);                                                                           \
    if (opening(#name, AT_FDCWD, path, flags)) return -1;                                  \
    return REAL(name)(path, flags, mode);                                                  \
  }

OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                       \
  int name(int at_folder, const char *path, int flags, ...) {                              \
    MODE(flags);                                                                           \
    if (opening(#name, at_folder, path, flags)) return -1;                                 \
    return REAL(name)(at_folder, path, flags, mode);                                       \
  }

OPENAT(openat)
OPENAT(openat64)
