/// The code spans of a text of Markdown: each from a run of backticks to the next run of the same length.
struct CodeSpans {
  private let text: [UInt8]
  /// The last run of each length, so that an unclosed run costs no search.
  private var last: [Int: Int] = [:]

  init(_ text: [UInt8]) {
    self.text = text
    var start = 0
    while let run = run(from: start) {
      last[run.count] = run.lowerBound
      start = run.upperBound
    }
  }

  /// The end of the span that begins at a backtick, or of the run if the span is not closed.
  func end(from place: Int) -> Int {
    guard let opening = run(from: place) else { return place + 1 }
    guard last[opening.count, default: 0] >= opening.upperBound else { return opening.upperBound }
    var start = opening.upperBound
    while let closing = run(from: start) {
      if closing.count == opening.count { return closing.upperBound }
      start = closing.upperBound
    }
    return opening.upperBound
  }

  private func run(from start: Int) -> Range<Int>? {
    let sign = UInt8(ascii: "`")
    guard start < text.count, let first = text[start...].firstIndex(of: sign) else { return nil }
    return first..<(text[first...].firstIndex { $0 != sign } ?? text.endIndex)
  }
}
