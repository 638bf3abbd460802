#include "CKeylineSQLite.h"

static int end_statement(void *unused) {
  (void)unused;
  return 1;
}

void keyline_limit_steps(sqlite3 *connection, int steps) {
  sqlite3_progress_handler(connection, steps, end_statement, (void *)0);
}
