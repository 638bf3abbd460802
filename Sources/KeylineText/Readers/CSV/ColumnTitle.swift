/// The parts of a column's title, or of a row's title if the devices are in the head row: `Status
/// bar height (px)`.
struct ColumnTitle {
  /// The title without its unit.
  let name: String
  /// True if the unit is pixels.
  let isInPixels: Bool

  init(_ title: String) {
    let separators = " ,([/"
    let unit = title.reversed().prefix { !separators.contains($0) }.reversed()
      .filter { !")].".contains($0) }
    let isInPixels = Self.units[String(unit).lowercased()]
    var rest = title[...]
    if isInPixels != nil {
      rest = rest[..<(rest.lastIndex(where: separators.contains) ?? rest.startIndex)]
      while let last = rest.last, separators.contains(last) { rest.removeLast() }
      if rest.hasSuffix(" in") { rest.removeLast(3) }
    }
    name = rest.isEmpty ? title : String(rest)
    self.isInPixels = isInPixels ?? false
  }

  /// The units of lengths, with true for pixels.
  static let units = [
    "pt": false, "pts": false, "point": false, "points": false, "px": true, "pixel": true,
    "pixels": true,
  ]
}

/// A value of a cell: `44`, `44 pt`, `132px`, `@3x`, `402×874`.
struct CellText {
  let digits: String
  /// True for pixels, false for points; nil if the cell names no unit.
  let isInPixels: Bool?

  init(_ text: String, isScale: Bool = false) {
    let unit = String(text.reversed().prefix(while: \.isLetter).reversed())
    isInPixels = ColumnTitle.units[unit.lowercased()]
    var digits = isInPixels == nil ? text : String(text.dropLast(unit.count))
    if isScale {
      if digits.hasPrefix("@") { digits.removeFirst() }
      if let last = digits.last, "xX×".contains(last) { digits.removeLast() }
    }
    self.digits = digits.withoutSpaces
  }
}
