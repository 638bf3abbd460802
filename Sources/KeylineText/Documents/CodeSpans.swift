/// The code spans of a line of Markdown, from left to right: each from a run of backticks to the next run
/// of the same length, both included.
struct CodeSpans: Sequence, IteratorProtocol {
  private let line: ArraySlice<UInt8>
  private var position: Int
  /// Where the last run of each length begins, so that a run that nothing closes costs no search.
  private var last: [Int: Int] = [:]
  /// The span that was told last.
  private var current: Range<Int>

  /// Looks at a line of a text; the spans are told by where they stand in all of it.
  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    position = line.startIndex
    current = position..<position
    var start = position
    while let run = run(from: start) {
      last[run.count] = run.lowerBound
      start = run.upperBound
    }
  }

  mutating func next() -> Range<Int>? {
    while let opening = run(from: position) {
      position = opening.upperBound
      guard last[opening.count, default: opening.lowerBound] > opening.lowerBound else { continue }
      while let closing = run(from: position) {
        position = closing.upperBound
        if closing.count == opening.count { return opening.lowerBound..<closing.upperBound }
      }
    }
    position = line.endIndex
    return nil
  }

  /// The end of the span that a place stands in; nil outside of all. Places are asked for in their order.
  mutating func end(around place: Int) -> Int? {
    while current.upperBound <= place {
      guard let span = next() else { return nil }
      current = span
    }
    return current.lowerBound <= place ? current.upperBound : nil
  }

  private func run(from start: Int) -> Range<Int>? {
    let sign = UInt8(ascii: "`")
    guard let first = line[start...].firstIndex(of: sign) else { return nil }
    return first..<(line[first...].firstIndex { $0 != sign } ?? line.endIndex)
  }
}
