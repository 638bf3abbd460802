import KeylineJSON
import KeylineModel
import KeylineQuery

/// Reads the `ViewImageConfig` literals of Swift source, as in swift-snapshot-testing.
///
/// It reads functions that give a `ViewImageConfig` and constants that are one; a function
/// that only calls another one says what that one says. Of an iPad in a split only the width is
/// read: it is all that Keyline knows of one.
enum ViewImageConfigReader: ExternalReader {
  static func recognizes(_ text: SourceText) -> Bool {
    let word = Array("ViewImageConfig".utf8)
    return text.bytes.indices.contains {
      text.bytes[$0] == word[0] && text.bytes[$0...].starts(with: word)
    }
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var parser = ViewImageConfigParser(text)
    try parser.parse()
    for config in parser.configs {
      try read(config, parser.variants(of: config), into: &list)
    }
    for (text, offset) in parser.missed() {
      list.miss(
        .value, text, "is not in a static constant or function without conditions but a switch",
        at: offset)
    }
  }

  private static func read(
    _ config: ViewImageConfigParser.Config, _ variants: [ConfigVariant],
    into list: inout ReadingList
  ) throws(InputError) {
    let whole = variants.first { $0.split == .none && $0.screen != nil }
    let entry = ReadingList.Entry(device: config.name, screen: whole?.screen)
    for variant in variants {
      let orientation = variant.orientation
      let path = "\(config.name).\(orientation.rawValue)"
      if variant.split != .none {
        guard let width = variant.width else { continue }
        try list.add(
          entry, "splitView.width", width.value, orientation: orientation, split: variant.split,
          at: width.offset, path: "\(path).\(variant.split.rawValue)")
        continue
      }
      for (key, length) in variant.lengths {
        try list.add(
          entry, key, length.value, orientation: orientation, at: length.offset, path: path)
      }
    }
  }
}
