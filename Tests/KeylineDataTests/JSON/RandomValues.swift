import KeylineData
import KeylineTestSupport

extension XorShift {
  /// A value nested at most `depth` levels deep.
  mutating func value(depth: Int = 4) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
    case 0: return .string(string())
    case 1: return JSONValue(.number(number()))
    case 2: return .bool(Bool.random(using: &self))
    case 3: return .null
    case 4: return .string("")
    case 5:
      return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth - 1) })
    default:
      var members: [(String, JSONValue?)] = []
      for _ in 0..<Int.random(in: 0...4, using: &self) {
        let key = string()
        // Keys that Swift takes for equal stand twice, however they are spelled.
        if !members.contains(where: { $0.0 == key }) {
          members.append((key, value(depth: depth - 1)))
        }
      }
      return .object(members)
    }
  }

  /// A string in which every kind of scalar turns up, quotes and controls most of all.
  mutating func string() -> String {
    let kinds: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x20...0x7E, 0x22...0x22, 0x5C...0x5C, 0x7F...0xFF, 0x300...0x36F,
      0x2028...0x2029, 0xFFFE...0xFFFF, 0x1F600...0x1F64F, 0x10FFFF...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      let kind = kinds.randomElement(using: &self) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: kind, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }

  /// A number in any of the forms that JSON has.
  mutating func number() -> String {
    var text = Bool.random(using: &self) ? "-" : ""
    text += "\(UInt64.random(in: 0...(1 << Int.random(in: 0...60, using: &self)), using: &self))"
    if Bool.random(using: &self) { text += ".\(Int.random(in: 0...999, using: &self))" }
    if Bool.random(using: &self) {
      text += ["e", "E", "e+", "E-"].randomElement(using: &self) ?? "e"
      text += "\(Int.random(in: 0...400, using: &self))"
    }
    return text
  }
}
