import Testing

/// What the Safety page says runs is what runs.
@Suite("The Safety page")
struct SafetyPageTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Checkout.bytes(path), as: UTF8.self)
  }

  /// The item of the page that begins with some words, up to the next item or an empty line.
  private static func item(_ beginning: String) throws -> String {
    let lines = try text("Sources/keyline/Keyline.docc/Safety.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("- \(beginning)") })
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("  ") } ?? lines.endIndex
    return lines[start..<end].joined(separator: " ")
  }

  /// The words that a text puts in backticks, apart from options and paths.
  private static func parts(_ text: String) -> Set<String> {
    let words = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return Set(words.filter { word in word.allSatisfy { $0.isLetter || $0 == "_" } })
  }

  /// The parts that each call of check-safety in a script names; all parts where it names none.
  private static func calls(_ script: String, _ all: Set<String>) throws -> [Set<String>] {
    try text(script).split(separator: "\n").filter { $0.hasPrefix("script/check-safety ") }.map {
      let words = $0.split(separator: " ").dropFirst().filter {
        !$0.hasPrefix("\"") && !$0.hasPrefix("--")
      }
      return words.isEmpty ? all : Set(words.map(String.init))
    }
  }

  private static func all() throws -> Set<String> {
    let line = try #require(
      try text("script/check-safety").split(separator: "\n").first {
        $0.contains("|| parts=(")
      })
    let inside = try #require(line.split(separator: "(").last).dropLast()
    return Set(inside.split(separator: " ").map(String.init))
  }

  @Test func `every part is a program`() throws {
    let files = Set(try Checkout.files(in: "Tests/Safety"))
    for part in try Self.all() { #expect(files.contains("Tests/Safety/\(part).py")) }
  }

  @Test func `it names the parts that run with every change`() throws {
    let calls = try Self.calls(".ci/run", Self.all())
    #expect(calls.count == 1)
    #expect(calls.first == Self.parts(try Self.item("With every change")))
  }

  @Test func `it names what runs every night, with which counts, and the fuzzers`() throws {
    let night = try Self.text(".ci/nightly")
    let item = try Self.item("Every night")
    let all = try Self.all()
    #expect(try Self.calls(".ci/nightly", all) == [all])
    #expect(
      Self.parts(item).union(Self.parts(try Self.item("With every change"))) == all)
    #expect(night.contains("script/check-safety --nightly ") == item.contains("`--nightly`"))
    #expect(night.contains("\nscript/fuzz all\n") == item.contains("`script/fuzz all`"))
  }
}
