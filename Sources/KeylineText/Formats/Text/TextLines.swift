/// The lines of a text, stored as the offsets of their starts: a file may have millions.
struct TextLines: RandomAccessCollection {
  private let bytes: [UInt8]
  private let starts: [Int32]
  private let keepsEnds: Bool

  /// Splits a text at LF and CR LF; no line follows the last line end.
  ///
  /// - Parameter keepsEnds: True if the end of a line is a part of it.
  init(_ text: String, keepsEnds: Bool = false) {
    self.keepsEnds = keepsEnds
    bytes = Array(text.utf8)
    var starts: [Int32] = bytes.isEmpty ? [] : [0]
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "\n") {
      starts.append(Int32(index + 1))
    }
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    let line = bytes[Int(starts[index])..<end]
    guard !keepsEnds, line.last == UInt8(ascii: "\n") else { return line }
    let text = line.dropLast()
    return text.last == UInt8(ascii: "\r") ? text.dropLast() : text
  }
}
