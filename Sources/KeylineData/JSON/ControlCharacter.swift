/// A character that a terminal acts on instead of showing it: a control character, or one that
/// changes the writing direction or breaks a line.
///
/// Names and texts come from files and databases by anybody, so none of their control characters
/// may reach a terminal as it is.
struct ControlCharacter {
  /// The number of the character.
  let value: UInt32
  /// The number of bytes in UTF-8.
  let length: Int

  /// Reads the control character that begins at a byte of UTF-8; nil for any other character.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    switch (byte(0), byte(1), byte(2)) {
    case (0..<0x20, _, _), (0x7F, _, _): (value, length) = (UInt32(byte(0)), 1)
    case (0xC2, 0x80...0x9F, _): (value, length) = (UInt32(byte(1)), 2)
    case (0xD8, 0x9C, _): (value, length) = (0x61C, 2)
    // U+200E, U+200F, U+2028 to U+202E and U+2066 to U+2069.
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9):
      (value, length) = (0x2000 | UInt32(byte(1) & 1) << 6 | UInt32(byte(2) & 0x3F), 3)
    default: return nil
    }
  }

  /// True if a control character may begin with a byte.
  static func mayBegin(with byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The hexadecimal digits of the character.
  var digits: String { String(value, radix: 16, uppercase: true) }
}

extension String {
  /// The text on one line, with control characters escaped as `\u{1B}`.
  package var printable: String { visible { _, _ in false } }

  /// The text over several lines, with control characters escaped except line ends and tabs.
  package var printableLines: String {
    visible { bytes, index in
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): true
      case UInt8(ascii: "\r"):
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      default: false
      }
    }
  }

  private func visible(
    keeping isKept: (UnsafeBufferPointer<UInt8>, Int) -> Bool
  ) -> String {
    var text = self
    return text.withUTF8 { bytes in
      var visible: [UInt8] = []
      var (start, index) = (0, 0)
      while index < bytes.count {
        guard ControlCharacter.mayBegin(with: bytes[index]), !isKept(bytes, index),
          let sign = ControlCharacter(bytes, at: index)
        else {
          index += 1
          continue
        }
        visible.append(contentsOf: bytes[start..<index])
        visible += "\\u{\(sign.digits)}"
        index += sign.length
        start = index
      }
      if start == 0 { return nil }
      visible.append(contentsOf: bytes[start...])
      return String(decoding: visible, as: UTF8.self)
    } ?? self
  }
}
