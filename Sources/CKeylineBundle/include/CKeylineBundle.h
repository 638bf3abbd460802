#include <stddef.h>
#include <stdint.h>

/// A file of the checkout, carried inside the program.
struct KeylineFile {
  /// The path below the package root, for example `migrations/0001-data.sql`.
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

/// The files of `migrations/` and `seed/`, sorted by path.
const struct KeylineFile *keyline_files(void);

/// How many there are.
size_t keyline_file_count(void);

/// The checksum of the seed and of the tables of the data file, which takes a few milliseconds.
uint64_t keyline_checksum(void);

/// The checksum when the list of the files was last written.
extern const uint64_t keyline_recorded_checksum;
