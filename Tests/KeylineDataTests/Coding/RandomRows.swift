import KeylineModel
import KeylineTestSupport

extension XorShift {
  /// A number of a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A value in one of two cases, otherwise nil.
  mutating func maybe<Value>(_ value: (inout XorShift) -> Value) -> Value? {
    Bool.random(using: &self) ? value(&self) : nil
  }

  /// Up to so many values.
  mutating func some<Value>(
    _ count: ClosedRange<Int>, _ value: (inout XorShift) -> Value
  ) -> [Value] {
    (0..<int(count)).map { _ in value(&self) }
  }

  /// One of the cases of an enumeration.
  mutating func choice<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    guard let choice = Choice.allCases.randomElement(using: &self) else { preconditionFailure() }
    return choice
  }
}

extension XorShift {
  mutating func identifier() -> String {
    let words = ["a", "x1", "phone", "se", "11", "pro", "max", "2"]
    return some(1...4) { words[$0.int(0...7)] }.joined(separator: "-")
  }

  mutating func pair() -> String { identifier() + "/" + identifier() }

  /// Text that may stand in a name or a note.
  mutating func text() -> String {
    let words = ["A", "é", "\"q\"", "\\", "電話", "1", "x + y", "😀", "a/b", "{}", "</b>", "'"]
    return "T" + some(0...5) { words[$0.int(0...11)] }.joined(separator: " ")
  }

  mutating func length(_ range: ClosedRange<Int>) -> Length { Length(sixths: int(range)) }

  mutating func version() -> OSVersion { OSVersion(int(1...99), int(0...20), int(0...9)) }

  mutating func stated() -> StatedVersion {
    switch int(1...3) {
    case 1: StatedVersion(OSVersion(int(1...99)), precision: .major)
    case 2: StatedVersion(OSVersion(int(1...99), int(0...20)), precision: .minor)
    default: StatedVersion(version(), precision: .patch)
    }
  }

  mutating func date() -> String {
    "\(int(2007...2026))-\(int(10...12))-\(int(10...28))"
  }

  mutating func metric() -> String {
    ["tabBar.height", "tabBar.y", "screen.height", "a", "a.b.C"][int(0...4)]
  }
}
