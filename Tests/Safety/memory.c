// Makes one allocation of SQLite fail.
//
// Preloaded (LD_PRELOAD) into a dynamically linked program, it puts a counting allocator before SQLite's
// own, before the program starts: SQLite alone, since Swift traps where memory ends.
//
//   MEMORY_AT=N       allocation number N fails
//   MEMORY_ONWARD=1   every later one fails, too
//   MEMORY_LOG=FILE   for each allocation, FILE gets a sum over the last calls that led to it: eight bytes, as
//                     the machine has them
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static sqlite3_mem_methods usual;
static atomic_long count;
static long at, onward;
static FILE *calls;

static void log_call(void) {
  void *frames[6];
  int depth = backtrace(frames, 6);
  uint64_t sum = 14695981039346656037u;
  for (int index = 0; index < depth; index++) sum = (sum ^ (uintptr_t)frames[index]) * 1099511628211u;
  fwrite(&sum, sizeof sum, 1, calls);
}

static int fails(void) {
  long number = atomic_fetch_add(&count, 1) + 1;
  if (calls) log_call();
  return at && (number == at || (onward && number > at));
}

static void *allocate(int size) { return fails() ? NULL : usual.xMalloc(size); }

static void *reallocate(void *old, int size) { return fails() ? NULL : usual.xRealloc(old, size); }

static void give_up(const char *words) {
  fprintf(stderr, "memory.c: %s\n", words);
  _exit(99);
}

__attribute__((constructor)) static void start(void) {
  const char *number = getenv("MEMORY_AT"), *file = getenv("MEMORY_LOG");
  at = number ? atol(number) : 0;
  onward = getenv("MEMORY_ONWARD") != NULL;
  if (file && !(calls = fopen(file, "w"))) give_up("no file for the calls");
  // Keyline leaves without flushing what it does not know.
  if (calls) setvbuf(calls, NULL, _IONBF, 0);
  __typeof__(&sqlite3_config) configure =
      (__typeof__(&sqlite3_config))dlsym(RTLD_DEFAULT, "sqlite3_config");
  if (!configure) return; // A process without SQLite, such as a shell.
  if (configure(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK) give_up("SQLite has begun already");
  sqlite3_mem_methods counting = usual;
  counting.xMalloc = allocate;
  counting.xRealloc = reallocate;
  if (configure(SQLITE_CONFIG_MALLOC, &counting) != SQLITE_OK) give_up("SQLite has begun already");
}
