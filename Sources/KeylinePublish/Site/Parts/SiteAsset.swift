/// A file that pages load.
enum SiteAsset: String, CaseIterable {
  case style = "site.css"
  case script = "site.js"
  case icon = "icon.svg"

  /// All that stands in the file.
  var text: String { Asset.text(rawValue) }
}
