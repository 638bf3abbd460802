/// A line of Markdown, read from left to right in columns: a tab reaches to the next multiple of
/// four.
struct MarkdownLine {
  let bytes: [UInt8]
  /// The end of the line without its line break.
  let end: Int
  private(set) var offset: Int
  private var column = 0
  /// The offset of the first character that is neither a space nor a tab.
  private(set) var text = 0
  /// The number of columns before the text.
  private(set) var indent = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    let line = bytes[range]
    end = line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? range.lowerBound
    offset = range.lowerBound
    look()
  }

  var isBlank: Bool { text == end }

  /// The first byte of the text; 0 in a blank line.
  var first: UInt8 { isBlank ? 0 : bytes[text] }

  /// The rest of the line.
  var rest: Range<Int> { offset..<end }

  /// The rest of the line without leading spaces.
  var content: ArraySlice<UInt8> { bytes[text..<end] }

  private mutating func look() {
    text = offset
    var place = column
    while text < end {
      if bytes[text] == 0x20 {
        place += 1
      } else if bytes[text] == 0x09 {
        place += 4 - place % 4
      } else {
        break
      }
      text += 1
    }
    indent = place - column
  }

  /// Skips to the text and past some bytes of it.
  mutating func skip(_ signs: Int) {
    column += indent + signs
    offset = text + signs
    look()
  }

  /// Skips columns of spaces, possibly ending inside a tab.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      let width = bytes[offset] == 0x09 ? 4 - column % 4 : 1
      let step = min(left, width)
      column += step
      left -= step
      if step == width { offset += 1 }
    }
    look()
  }
}
