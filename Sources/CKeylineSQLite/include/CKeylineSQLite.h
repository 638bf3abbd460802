#ifndef CKEYLINE_SQLITE_H
#define CKEYLINE_SQLITE_H

#include <sqlite3.h>

/// Turns on SQLITE_DBCONFIG_DEFENSIVE for a connection and returns SQLite's result code.
///
/// sqlite3_db_config is variadic, which Swift cannot call.
static inline int keyline_set_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

#endif
