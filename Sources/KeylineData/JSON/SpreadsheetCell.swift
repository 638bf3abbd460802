/// A text in a cell of CSV, so that no spreadsheet takes it for a formula.
///
/// As OWASP advises, an apostrophe stands before a text that begins with `=`, `+`, `-`, `@`, a tab or
/// a carriage return. A plain number stays a number. Texts that begin with apostrophes before such a
/// sign get one more, so that reading back gives every text as it was.
package enum SpreadsheetCell {
  /// The text as it stands in a cell, without the quotes of CSV.
  package static func neutral(_ text: String) -> String {
    isRisky(text.utf8) && !isNumber(text.utf8) ? "'" + text : text
  }

  /// The text of a cell that ``neutral(_:)`` wrote.
  package static func text(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    cell.first == apostrophe && isRisky(cell) ? cell.dropFirst() : cell
  }

  /// Tells whether a text begins with a sign that begins a formula, apostrophes aside.
  private static func isRisky(_ bytes: some Collection<UInt8>) -> Bool {
    switch bytes.first(where: { $0 != apostrophe }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }

  /// Tells whether a text is a sign and digits, with a point between them at most.
  package static func isNumber(_ bytes: String.UTF8View) -> Bool {
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    let parts = bytes.dropFirst(isSigned ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  private static let apostrophe = UInt8(ascii: "'")
}
