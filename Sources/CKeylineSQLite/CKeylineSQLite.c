#include "CKeylineSQLite.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The calls of a kind of file, with another one for reading. SQLite finds them by the file.
struct methods {
  sqlite3_io_methods own;
  const sqlite3_io_methods *system;
  struct keyline_files *files;
};

// SQLite hands the first member to every call, the system's too: they know it by its pAppData, which is
// copied. One for each connection, so that none deletes the journal of another.
struct keyline_files {
  sqlite3_vfs own;
  sqlite3_vfs *system;
  char name[32];
  char *database;
  int error;
  int is_immutable;
  // A file that is locked and one that is not have different calls.
  struct methods methods[2];
};

// The system calls some errors of reading damage, and SQLite's check of pages swallows all of them.
static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  const struct methods *methods = (const struct methods *)file->pMethods;
  int code = methods->system->xRead(file, bytes, count, offset);
  if (code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ) return code;
  if (!methods->files->error) methods->files->error = errno ? errno : EIO;
  return SQLITE_IOERR_READ;
}

// SQLite takes a file of such a device as it is: it looks for no journal beside it and takes no lock.
static int device_of_file(sqlite3_file *file) {
  const struct methods *methods = (const struct methods *)file->pMethods;
  return methods->system->xDeviceCharacteristics(file) | SQLITE_IOCAP_IMMUTABLE;
}

static void watch(struct keyline_files *files, sqlite3_file *file) {
  for (int kind = 0; kind < 2; kind++) {
    struct methods *methods = &files->methods[kind];
    if (methods->system && methods->system != file->pMethods) continue;
    if (!methods->system) {
      methods->system = file->pMethods;
      methods->own = *file->pMethods;
      methods->own.xRead = read_file;
      if (files->is_immutable) methods->own.xDeviceCharacteristics = device_of_file;
      methods->files = files;
    }
    file->pMethods = &methods->own;
    return;
  }
}

static int open_file(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *given) {
  struct keyline_files *files = (struct keyline_files *)vfs;
  file->pMethods = NULL;
  // It may be a pipe, on which SQLite would wait.
  if (flags & SQLITE_OPEN_SUPER_JOURNAL) return KEYLINE_SUPER_JOURNAL;
  if (flags & SQLITE_OPEN_MAIN_DB && path && !files->database) {
    files->database = strdup(path);
    if (!files->database) return SQLITE_NOMEM;
  }
  int code = files->system->xOpen(files->system, path, file, flags, given);
  if (code == SQLITE_OK && file->pMethods) watch(files, file);
  return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *path, int synchronizes) {
  struct keyline_files *files = (struct keyline_files *)vfs;
  size_t length = files->database ? strlen(files->database) : 0;
  int is_ours = length && strncmp(path, files->database, length) == 0 &&
                (strcmp(path + length, "-journal") == 0 || strcmp(path + length, "-wal") == 0);
  if (!is_ours) return KEYLINE_SUPER_JOURNAL;
  return files->system->xDelete(files->system, path, synchronizes);
}

struct keyline_files *keyline_files_create(int is_immutable) {
  sqlite3_vfs *system = sqlite3_vfs_find(NULL);
  struct keyline_files *files = system ? calloc(1, sizeof *files) : NULL;
  if (!files) return NULL;
  files->own = *system;
  files->system = system;
  files->is_immutable = is_immutable;
  snprintf(files->name, sizeof files->name, "keyline-%p", (void *)files);
  files->own.pNext = NULL;
  files->own.zName = files->name;
  files->own.xOpen = open_file;
  files->own.xDelete = delete_file;
  if (sqlite3_vfs_register(&files->own, 0) == SQLITE_OK) return files;
  free(files);
  return NULL;
}

const char *keyline_files_name(const struct keyline_files *files) { return files->name; }

int keyline_files_error(const struct keyline_files *files) { return files->error; }

void keyline_files_destroy(struct keyline_files *files) {
  sqlite3_vfs_unregister(&files->own);
  free(files->database);
  free(files);
}
