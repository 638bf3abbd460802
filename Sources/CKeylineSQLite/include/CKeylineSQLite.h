#ifndef CKEYLINE_SQLITE_H
#define CKEYLINE_SQLITE_H

#include <sqlite3.h>
#include <string.h>

/// Turns on SQLITE_DBCONFIG_DEFENSIVE for a connection and returns SQLite's result code.
///
/// sqlite3_db_config is variadic, which Swift cannot call.
static inline int keyline_set_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// How the text of a column of one row stands to that of another in SQLite's BINARY order: below 0
/// before, 0 the same, above 0 after; NULL is before everything.
///
/// It is C so that the bytes are compared where SQLite keeps them, thousands of times for a load.
static inline int keyline_compare_text(sqlite3_stmt *left, sqlite3_stmt *right, int column) {
  sqlite3_value *a_value = sqlite3_column_value(left, column);
  sqlite3_value *b_value = sqlite3_column_value(right, column);
  const unsigned char *a = sqlite3_value_text(a_value);
  const unsigned char *b = sqlite3_value_text(b_value);
  if (!a || !b) return (a != 0) - (b != 0);
  int a_count = sqlite3_value_bytes(a_value);
  int b_count = sqlite3_value_bytes(b_value);
  int order = memcmp(a, b, (size_t)(a_count < b_count ? a_count : b_count));
  return order ? order : a_count - b_count;
}

/// Binds a copy of a text to a parameter and returns SQLite's result code.
///
/// SQLITE_TRANSIENT is a cast that Swift cannot read. An empty text may have no address, for which
/// SQLite would bind NULL.
static inline int keyline_bind_text(sqlite3_stmt *row, int parameter, const void *text, int count) {
  return sqlite3_bind_text(row, parameter, text ? text : "", count, SQLITE_TRANSIENT);
}

/// Whether a column of a row is this text.
static inline int keyline_is_text(sqlite3_stmt *row, int column, const void *text, int count) {
  sqlite3_value *value = sqlite3_column_value(row, column);
  const unsigned char *found = sqlite3_value_text(value);
  return found && sqlite3_value_bytes(value) == count && !memcmp(found, text, (size_t)count);
}

/// Ends every statement of a connection that takes more steps, with SQLITE_INTERRUPT.
void keyline_limit_steps(sqlite3 *connection, int steps);

#endif
