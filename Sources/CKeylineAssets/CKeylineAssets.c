// The list of the embedded files: run script/embed instead of editing it.
#include "CKeylineAssets.h"

// #embed is of C23; the compilers of Swift 6.2 and later have it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char SKILL_md[] = {
#embed "SKILL.md"
};
static const unsigned char icon_svg[] = {
#embed "icon.svg"
};
static const unsigned char picture_css[] = {
#embed "picture.css"
};
static const unsigned char probe_App_swift[] = {
#embed "probe/App.swift"
};
static const unsigned char probe_Info_plist[] = {
#embed "probe/Info.plist"
};
static const unsigned char probe_README_md[] = {
#embed "probe/README.md"
};
static const unsigned char probe_measure[] = {
#embed "probe/measure"
};
static const unsigned char site_css[] = {
#embed "site.css"
};
static const unsigned char site_js[] = {
#embed "site.js"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}
static const struct KeylineAsset files[] = {
    FILE("SKILL.md", SKILL_md),
    FILE("icon.svg", icon_svg),
    FILE("picture.css", picture_css),
    FILE("probe/App.swift", probe_App_swift),
    FILE("probe/Info.plist", probe_Info_plist),
    FILE("probe/README.md", probe_README_md),
    FILE("probe/measure", probe_measure),
    FILE("site.css", site_css),
    FILE("site.js", site_js),
};

const struct KeylineAsset *keyline_assets(void) { return files; }

size_t keyline_asset_count(void) { return sizeof files / sizeof files[0]; }
