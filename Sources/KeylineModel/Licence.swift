/// The terms under which a source may be used.
public struct Licence: Hashable, Sendable, CustomStringConvertible {
  /// An SPDX identifier such as `MIT`, `none-stated` or `proprietary`.
  public let id: String

  /// The source states no terms.
  package static let noneStated = Licence(unchecked: "none-stated")
  /// All rights are reserved by its owner.
  package static let proprietary = Licence(unchecked: "proprietary")

  /// Reads an identifier; nil for a text that cannot be an SPDX identifier.
  package init?(_ text: String) {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isWord, (1...64).contains(text.utf8.count), text.first != "-", text.first != "." else {
      return nil
    }
    self.init(unchecked: text)
  }

  private init(unchecked text: String) { id = text }

  /// True for terms that bind whoever reuses the material: all rights reserved, a licence that is
  /// not on a public list, a licence of the GPL family.
  ///
  /// Facts are free under all of them; a second, open source settles the question.
  package var isRestrictive: Bool {
    self == .proprietary || id.hasPrefix("LicenseRef-")
      || ["GPL", "AGPL", "LGPL"].contains { id == $0 || id.hasPrefix($0 + "-") }
  }

  public var description: String { id }
}
