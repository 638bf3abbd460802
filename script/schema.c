// Prints the schema that migrations leave in an empty database, in a fixed order: the text of
// migrations/schema.sql. script/embed compiles it with what the package needs to be built anyway.
#include <sqlite3.h>
#include <stdio.h>

static int print(void *isFirst, int count, char **values, char **names) {
  (void)count, (void)names;
  if (!*(int *)isFirst) putchar('\n');
  *(int *)isFirst = 0;
  return printf("%s;\n", values[0]) < 0;
}

static int run(sqlite3 *db, const char *sql, void *isFirst) {
  char *message = NULL;
  if (sqlite3_exec(db, sql, isFirst ? print : NULL, isFirst, &message) == SQLITE_OK) return 0;
  fprintf(stderr, "embed: %s\n", message ? message : sqlite3_errmsg(db));
  return 1;
}

int main(int count, char **paths) {
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
  // The table in which the first migrations are recorded; the ninth replaces it.
  if (run(db, "CREATE TABLE schema_migration (version INTEGER PRIMARY KEY)", NULL)) return 1;
  for (int index = 1; index < count; index++) {
    static char sql[1 << 20];
    FILE *file = fopen(paths[index], "r");
    size_t size = file ? fread(sql, 1, sizeof sql, file) : 0;
    if (size == 0 || size == sizeof sql) {
      fprintf(stderr, "embed: %s cannot be read\n", paths[index]);
      return 1;
    }
    fclose(file);
    sql[size] = '\0';
    if (run(db, sql, NULL)) return 1;
  }
  int isFirst = 1;
  return run(
    db,
    "SELECT sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY type, name",
    &isFirst);
}
