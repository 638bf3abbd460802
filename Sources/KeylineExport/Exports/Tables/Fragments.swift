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
