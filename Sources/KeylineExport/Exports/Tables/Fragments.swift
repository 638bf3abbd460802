/// Texts that are rendered once for each distinct value and then only copied.
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

/// Texts rendered once, one after the other in one block of memory.
struct FragmentList {
  private(set) var bytes: [UInt8] = []
  /// Where each text ends.
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

  /// Where a text lies.
  func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }
}
