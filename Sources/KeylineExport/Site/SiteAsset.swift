import CKeylineAssets

/// A file that pages load, as it stands in `Sources/CKeylineAssets`.
enum SiteAsset: String, CaseIterable {
  case style = "site.css"
  case script = "site.js"
  case icon = "icon.svg"

  /// All that stands in the file.
  var text: String {
    let assets = UnsafeBufferPointer(start: keyline_assets(), count: keyline_asset_count())
    guard let asset = assets.first(where: { String(cString: $0.name) == rawValue }) else {
      return ""
    }
    return String(
      decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }
}
