/// The code spans of a line of Markdown.
enum CodeSpans {
  /// Where they stand: from a run of backticks to the next run of the same length, both included.
  static func ranges(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    let runs = runs(in: line)
    var spans: [Range<Int>] = []
    var index = 0
    // The last run of each length, so that a run that nothing closes costs no search.
    let last = Dictionary(runs.enumerated().map { ($1.count, $0) }, uniquingKeysWith: max)
    while index < runs.count {
      let length = runs[index].count
      guard last[length, default: index] > index,
        let end = runs[(index + 1)...].firstIndex(where: { $0.count == length })
      else {
        index += 1
        continue
      }
      spans.append(runs[index].lowerBound..<runs[end].upperBound)
      index = end + 1
    }
    return spans
  }

  private static func runs(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in line.indices where line[index] == UInt8(ascii: "`") {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
