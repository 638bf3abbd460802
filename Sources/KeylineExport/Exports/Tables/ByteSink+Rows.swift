/// What the rows of a run have in common, and what differs from one to the next.
struct RowLayout {
  /// What every row begins with.
  var head: [UInt8] = []
  /// What follows in each.
  var first: FragmentList
  /// What every row has next.
  var middle: [UInt8] = []
  /// What follows then in each.
  var second = FragmentList()
  /// What every row ends with.
  var tail: [UInt8] = []
}

extension ByteSink {
  /// Writes rows of which most is the same.
  ///
  /// Almost all time of an export is spent here, so nothing is formatted or counted, only copied.
  mutating func write(_ layout: RowLayout, rows: Range<Int>) throws {
    var next = rows.lowerBound
    while next < rows.upperBound {
      next = append(layout, from: next, until: rows.upperBound)
      try flush()
    }
  }

  /// Appends rows until there are enough bytes to hand on; the first row that is left.
  private mutating func append(_ layout: RowLayout, from: Int, until: Int) -> Int {
    let hasSecond = !layout.second.ends.isEmpty
    return layout.head.withUnsafeBufferPointer { head in
      layout.first.bytes.withUnsafeBufferPointer { first in
        layout.middle.withUnsafeBufferPointer { middle in
          layout.second.bytes.withUnsafeBufferPointer { second in
            layout.tail.withUnsafeBufferPointer { tail in
              var row = from
              while row < until, !isFull {
                append(head)
                append(UnsafeBufferPointer(rebasing: first[layout.first.range(row)]))
                append(middle)
                if hasSecond {
                  append(UnsafeBufferPointer(rebasing: second[layout.second.range(row)]))
                }
                append(tail)
                row += 1
              }
              return row
            }
          }
        }
      }
    }
  }
}
