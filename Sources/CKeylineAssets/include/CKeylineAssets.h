#include <stddef.h>

/// A file that pages of the site load, the skill, or one of the app of the probe, carried inside the program.
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
