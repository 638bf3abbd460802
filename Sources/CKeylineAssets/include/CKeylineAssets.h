#include <stddef.h>

/// A file that pages of the site load, the skill, a template of exported code, or a file of the probe's app, carried
/// inside the program.
struct KeylineAsset {
  /// The name, for example `site.css`.
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// The files beside the list, sorted by name.
const struct KeylineAsset *keyline_assets(void);

/// How many there are.
size_t keyline_asset_count(void);
