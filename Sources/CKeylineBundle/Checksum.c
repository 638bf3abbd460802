#include "CKeylineBundle.h"

#include <string.h>

// FNV-1a of 64 bits: it tells an edited seed from another, not a forged one.
uint64_t keyline_checksum(void) {
  uint64_t sum = 0xcbf29ce484222325;
  const struct KeylineFile *files = keyline_files();
  for (size_t index = 0; index < keyline_file_count(); index++) {
    const struct KeylineFile *file = &files[index];
    if (strncmp(file->path, "seed/", 5) != 0 && strcmp(file->path, "migrations/0001-data.sql") != 0) continue;
    // The zero at its end is summed, too, so that a path never runs into its bytes.
    for (const char *byte = file->path; byte <= file->path + strlen(file->path); byte++)
      sum = (sum ^ (unsigned char)*byte) * 0x100000001b3;
    for (size_t place = 0; place < file->count; place++) sum = (sum ^ file->bytes[place]) * 0x100000001b3;
  }
  return sum;
}
