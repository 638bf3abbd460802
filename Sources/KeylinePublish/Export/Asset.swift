import CKeylineAssets

/// A file of `Sources/CKeylineAssets`, which the program carries.
enum Asset {
  /// All that stands in the file; empty where there is none of that name.
  static func text(_ name: String) -> String {
    let assets = UnsafeBufferPointer(start: keyline_assets(), count: keyline_asset_count())
    guard let asset = assets.first(where: { String(cString: $0.name) == name }) else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }

  /// The text of a template with its slots filled: `{{name}}` becomes the value of that name.
  static func text(_ name: String, filling values: [String: String]) -> String {
    let pieces = text(name).split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let parts = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      text += (values[String(parts[0])] ?? "") + parts[1]
    }
  }
}
