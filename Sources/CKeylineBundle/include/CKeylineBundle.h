#include <stddef.h>

/// A file of the checkout, carried inside the program.
struct KeylineFile {
  /// The path below the package root, for example `migrations/0001-create-knowledge.sql`.
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

/// The files of `migrations/` and `seed/`, sorted by path.
const struct KeylineFile *keyline_files(void);

/// How many there are.
size_t keyline_file_count(void);
