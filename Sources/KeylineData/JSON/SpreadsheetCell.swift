import KeylineModel

/// Escapes a text for a CSV cell, so that spreadsheets do not take it for a formula.
///
/// As OWASP advises, a text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return gets a
/// leading apostrophe. A plain number stays a number. A text that begins with apostrophes before
/// such a sign gets one more, so that reading restores every text.
package enum SpreadsheetCell {
  /// The text in a cell, before CSV adds its quotes.
  package static func neutral(_ text: String) -> String {
    isRisky(text.utf8) && !isNumber(text.utf8) ? "'" + text : text
  }

  /// The text of a cell that ``neutral(_:)`` wrote.
  package static func text(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    cell.first == apostrophe && isRisky(cell) ? cell.dropFirst() : cell
  }

  /// True if a text begins like a formula, leading apostrophes aside.
  private static func isRisky(_ bytes: some Collection<UInt8>) -> Bool {
    switch bytes.first(where: { $0 != apostrophe }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }

  /// True if a text is digits with an optional sign and at most one point.
  package static func isNumber(_ bytes: String.UTF8View) -> Bool {
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    let parts = bytes.dropFirst(isSigned ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy(\.isDigit)
    }
  }

  private static let apostrophe = UInt8(ascii: "'")
}
