// The list of the embedded files: run script/embed instead of editing it.
#include "CKeylineAssets.h"

// #embed is of C23; the compilers of Swift 6.2 and later have it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char SKILL_md[] = {
#embed "SKILL.md"
};
static const unsigned char code_guard_m_txt[] = {
#embed "code/guard.m.txt"
};
static const unsigned char code_guard_swift_txt[] = {
#embed "code/guard.swift.txt"
};
static const unsigned char code_item_spacing_m_txt[] = {
#embed "code/item-spacing.m.txt"
};
static const unsigned char code_item_spacing_swift_txt[] = {
#embed "code/item-spacing.swift.txt"
};
static const unsigned char code_lookups_swift_txt[] = {
#embed "code/lookups.swift.txt"
};
static const unsigned char code_lookups_ts_txt[] = {
#embed "code/lookups.ts.txt"
};
static const unsigned char code_tab_bar_jump_m_txt[] = {
#embed "code/tab-bar-jump.m.txt"
};
static const unsigned char code_tab_bar_jump_swift_txt[] = {
#embed "code/tab-bar-jump.swift.txt"
};
static const unsigned char code_table_extra_space_m_txt[] = {
#embed "code/table-extra-space.m.txt"
};
static const unsigned char code_table_extra_space_swift_txt[] = {
#embed "code/table-extra-space.swift.txt"
};
static const unsigned char code_table_shift_m_txt[] = {
#embed "code/table-shift.m.txt"
};
static const unsigned char code_table_shift_swift_txt[] = {
#embed "code/table-shift.swift.txt"
};
static const unsigned char code_title_view_fill_m_txt[] = {
#embed "code/title-view-fill.m.txt"
};
static const unsigned char code_title_view_fill_swift_txt[] = {
#embed "code/title-view-fill.swift.txt"
};
static const unsigned char code_traits_swift_txt[] = {
#embed "code/traits.swift.txt"
};
static const unsigned char code_types_ts_txt[] = {
#embed "code/types.ts.txt"
};
static const unsigned char code_zero_edge_margin_m_txt[] = {
#embed "code/zero-edge-margin.m.txt"
};
static const unsigned char code_zero_edge_margin_swift_txt[] = {
#embed "code/zero-edge-margin.swift.txt"
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
static const unsigned char probe_KeylineProbe_swift_txt[] = {
#embed "probe/KeylineProbe.swift.txt"
};
static const unsigned char probe_README_md[] = {
#embed "probe/README.md"
};
static const unsigned char probe_measure[] = {
#embed "probe/measure"
};
static const unsigned char probe_parts_measureControls_swift_txt[] = {
#embed "probe/parts/measureControls.swift.txt"
};
static const unsigned char probe_parts_measureItems_swift_txt[] = {
#embed "probe/parts/measureItems.swift.txt"
};
static const unsigned char probe_parts_measureKeyboard_swift_txt[] = {
#embed "probe/parts/measureKeyboard.swift.txt"
};
static const unsigned char probe_parts_measureLargeTitle_swift_txt[] = {
#embed "probe/parts/measureLargeTitle.swift.txt"
};
static const unsigned char probe_parts_measureNavigationBar_swift_txt[] = {
#embed "probe/parts/measureNavigationBar.swift.txt"
};
static const unsigned char probe_parts_measurePrompt_swift_txt[] = {
#embed "probe/parts/measurePrompt.swift.txt"
};
static const unsigned char probe_parts_measureScreen_swift_txt[] = {
#embed "probe/parts/measureScreen.swift.txt"
};
static const unsigned char probe_parts_measureSearchBar_swift_txt[] = {
#embed "probe/parts/measureSearchBar.swift.txt"
};
static const unsigned char probe_parts_measureSheet_swift_txt[] = {
#embed "probe/parts/measureSheet.swift.txt"
};
static const unsigned char probe_parts_measureTabBar_swift_txt[] = {
#embed "probe/parts/measureTabBar.swift.txt"
};
static const unsigned char probe_parts_measureTable_swift_txt[] = {
#embed "probe/parts/measureTable.swift.txt"
};
static const unsigned char probe_parts_measureTableRows_swift_txt[] = {
#embed "probe/parts/measureTableRows.swift.txt"
};
static const unsigned char probe_parts_measureTableSections_swift_txt[] = {
#embed "probe/parts/measureTableSections.swift.txt"
};
static const unsigned char probe_parts_measureTitleView_swift_txt[] = {
#embed "probe/parts/measureTitleView.swift.txt"
};
static const unsigned char probe_parts_measureToolbar_swift_txt[] = {
#embed "probe/parts/measureToolbar.swift.txt"
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
    FILE("code/guard.m.txt", code_guard_m_txt),
    FILE("code/guard.swift.txt", code_guard_swift_txt),
    FILE("code/item-spacing.m.txt", code_item_spacing_m_txt),
    FILE("code/item-spacing.swift.txt", code_item_spacing_swift_txt),
    FILE("code/lookups.swift.txt", code_lookups_swift_txt),
    FILE("code/lookups.ts.txt", code_lookups_ts_txt),
    FILE("code/tab-bar-jump.m.txt", code_tab_bar_jump_m_txt),
    FILE("code/tab-bar-jump.swift.txt", code_tab_bar_jump_swift_txt),
    FILE("code/table-extra-space.m.txt", code_table_extra_space_m_txt),
    FILE("code/table-extra-space.swift.txt", code_table_extra_space_swift_txt),
    FILE("code/table-shift.m.txt", code_table_shift_m_txt),
    FILE("code/table-shift.swift.txt", code_table_shift_swift_txt),
    FILE("code/title-view-fill.m.txt", code_title_view_fill_m_txt),
    FILE("code/title-view-fill.swift.txt", code_title_view_fill_swift_txt),
    FILE("code/traits.swift.txt", code_traits_swift_txt),
    FILE("code/types.ts.txt", code_types_ts_txt),
    FILE("code/zero-edge-margin.m.txt", code_zero_edge_margin_m_txt),
    FILE("code/zero-edge-margin.swift.txt", code_zero_edge_margin_swift_txt),
    FILE("icon.svg", icon_svg),
    FILE("picture.css", picture_css),
    FILE("probe/App.swift", probe_App_swift),
    FILE("probe/Info.plist", probe_Info_plist),
    FILE("probe/KeylineProbe.swift.txt", probe_KeylineProbe_swift_txt),
    FILE("probe/README.md", probe_README_md),
    FILE("probe/measure", probe_measure),
    FILE("probe/parts/measureControls.swift.txt", probe_parts_measureControls_swift_txt),
    FILE("probe/parts/measureItems.swift.txt", probe_parts_measureItems_swift_txt),
    FILE("probe/parts/measureKeyboard.swift.txt", probe_parts_measureKeyboard_swift_txt),
    FILE("probe/parts/measureLargeTitle.swift.txt", probe_parts_measureLargeTitle_swift_txt),
    FILE("probe/parts/measureNavigationBar.swift.txt", probe_parts_measureNavigationBar_swift_txt),
    FILE("probe/parts/measurePrompt.swift.txt", probe_parts_measurePrompt_swift_txt),
    FILE("probe/parts/measureScreen.swift.txt", probe_parts_measureScreen_swift_txt),
    FILE("probe/parts/measureSearchBar.swift.txt", probe_parts_measureSearchBar_swift_txt),
    FILE("probe/parts/measureSheet.swift.txt", probe_parts_measureSheet_swift_txt),
    FILE("probe/parts/measureTabBar.swift.txt", probe_parts_measureTabBar_swift_txt),
    FILE("probe/parts/measureTable.swift.txt", probe_parts_measureTable_swift_txt),
    FILE("probe/parts/measureTableRows.swift.txt", probe_parts_measureTableRows_swift_txt),
    FILE("probe/parts/measureTableSections.swift.txt", probe_parts_measureTableSections_swift_txt),
    FILE("probe/parts/measureTitleView.swift.txt", probe_parts_measureTitleView_swift_txt),
    FILE("probe/parts/measureToolbar.swift.txt", probe_parts_measureToolbar_swift_txt),
    FILE("site.css", site_css),
    FILE("site.js", site_js),
};

const struct KeylineAsset *keyline_assets(void) { return files; }

size_t keyline_asset_count(void) { return sizeof files / sizeof files[0]; }
