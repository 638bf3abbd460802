#ifndef CKEYLINE_SQLITE_H
#define CKEYLINE_SQLITE_H

#include <sqlite3.h>

// The system's SQLite, and the two of its calls that Swift cannot make.

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

#endif
