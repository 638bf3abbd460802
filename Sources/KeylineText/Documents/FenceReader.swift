/// Tells which lines of a file belong to fenced blocks of code, the fences included.
struct FenceReader {
  private let styles: [MarkerStyle]
  /// The character and the length of the fence that the next line is inside of.
  private var fence: (sign: UInt8, length: Int)?

  init(styles: [MarkerStyle]) { self.styles = styles }

  /// Tells it of the next line.
  mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
    if styles.contains(.slashes) { return false }
    let text = line.drop(while: Self.isBlank)
    let sign = text.first ?? 0
    let length = text.prefix { $0 == sign }.count
    let isAlone = text.dropFirst(length).allSatisfy(Self.isBlank)
    guard isFence(sign, length, isAlone) else { return fence != nil }
    if let fence {
      if sign == fence.sign, length >= fence.length, isAlone { self.fence = nil }
    } else {
      fence = (sign, length)
    }
    return true
  }

  private func isFence(_ sign: UInt8, _ length: Int, _ isAlone: Bool) -> Bool {
    switch sign {
    case UInt8(ascii: "`"): length >= 3
    case UInt8(ascii: "~"): length >= 3 && !styles.contains(.asciidoc)
    // Listings, literals, comments and what AsciiDoc passes on.
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"):
      length >= 4 && isAlone && styles.contains(.asciidoc)
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
