/// Texts rendered once for each distinct value and then copied.
final class Fragments<Value: Hashable> {
  private var rendered: [Value: [UInt8]] = [:]
  private let render: (Value) -> String

  init(_ render: @escaping (Value) -> String) { self.render = render }

  /// The bytes of a value.
  subscript(value: Value) -> [UInt8] {
    if let known = rendered[value] { return known }
    let bytes = Array(render(value).utf8)
    rendered[value] = bytes
    return bytes
  }
}

/// Texts rendered once, in one block of memory.
struct FragmentList {
  private(set) var bytes: [UInt8] = []
  /// The end of each text.
  private(set) var ends: [Int] = []

  /// Appends a text.
  mutating func append(_ fragment: [UInt8]) {
    bytes += fragment
    ends.append(bytes.count)
  }

  /// The texts of some values.
  init(_ fragments: some Sequence<[UInt8]> = []) {
    for fragment in fragments { append(fragment) }
  }

  /// The range of a text.
  func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }
}

/// The layout of a run of rows: the parts they share and the parts that differ.
struct RowLayout {
  /// The beginning of every row.
  var head: [UInt8] = []
  /// The part of each row that follows the head.
  var first: FragmentList
  /// The next part of every row.
  var middle: [UInt8] = []
  /// The part of each row that follows the middle.
  var second = FragmentList()
  /// The end of every row.
  var tail: [UInt8] = []
}

extension ByteSink {
  /// Writes rows that are mostly equal.
  ///
  /// An export spends almost all its time here, so nothing is formatted or counted, only copied.
  mutating func write(_ layout: RowLayout, rows: Range<Int>) throws {
    var next = rows.lowerBound
    while next < rows.upperBound {
      next = append(layout, from: next, until: rows.upperBound)
      try flush()
    }
  }

  /// Appends rows until there are enough bytes to pass on, and returns the first remaining row.
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
