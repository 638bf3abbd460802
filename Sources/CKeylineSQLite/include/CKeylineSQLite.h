#ifndef CKEYLINE_SQLITE_H
#define CKEYLINE_SQLITE_H

#include <sqlite3.h>

// The system's SQLite, the two of its calls that Swift cannot make, and the way of a connection to its files.

/// Sets an option of a connection that is on or off, and returns SQLite's result code.
///
/// sqlite3_db_config is variadic.
static inline int keyline_configure(sqlite3 *connection, int option, int is_on) {
  return sqlite3_db_config(connection, option, is_on, (int *)0);
}

/// Binds a copy of a text to a parameter, and returns SQLite's result code.
///
/// SQLITE_TRANSIENT is a cast. An empty text may have no address, for which SQLite would bind NULL.
static inline int keyline_bind_text(sqlite3_stmt *row, int parameter, const void *text, int count) {
  return sqlite3_bind_text(row, parameter, text ? text : "", count, SQLITE_TRANSIENT);
}

/// The files of one connection, as SQLite reaches them: https://www.sqlite.org/vfs.html.
///
/// SQLite deletes whatever a journal names as its super-journal. By these files it deletes only what it
/// wrote itself beside the database, and opens no super-journal; all else is as the system's SQLite does it.
struct keyline_files;

/// The result code of a journal that names a super-journal, which only ATTACH makes.
enum { KEYLINE_SUPER_JOURNAL = SQLITE_CORRUPT | 75 << 8 };

/// Registers files for a connection; NULL where there is no memory. Immutable ones are read as they are, without
/// locks and without the journals that lie beside them.
struct keyline_files *keyline_files_create(int is_immutable);

/// The name by which a connection is opened with them.
const char *keyline_files_name(const struct keyline_files *files);

/// The errno of the first read that failed; 0 if none did.
int keyline_files_error(const struct keyline_files *files);

/// Takes them back, once the connection is closed.
void keyline_files_destroy(struct keyline_files *files);

#endif
