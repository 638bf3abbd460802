import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct VersionSetTests {
  private func ranges(_ text: String) throws -> [String] {
    try VersionSet(text).parts.map(\.range).map { part in
      let from = part.from == .lowest ? "" : part.from.short
      let until = part.until == .highest ? "" : part.until.short
      return "\(from)..<\(until)"
    }
  }

  @Test(arguments: [
    ("11", "11..<12"), ("11.0", "11..<11.0.1"), ("11.0.1", "11.0.1..<11.0.2"),
    ("26.10", "26.10..<26.10.1"), ("11-13", "11..<14"), ("11-13.1", "11..<13.2"),
    ("11.2-13", "11.2..<14"), ("11-11", "11..<12"), ("11.1-11", "11.1..<12"), ("14+", "14..<"),
    ("14.5+", "14.5..<"), ("..13", "..<14"), ("..13.1", "..<13.2"), ("to 13", "..<14"),
    ("to 13.1", "..<13.2"), ("11..13", "11..<14"),
    ("all", "..<"), ("11–13", "11..<14"), ("11.0.1–13", "11.0.1..<14"),
  ])
  func `a set is read`(text: String, range: String) throws {
    #expect(try ranges(text) == [range])
  }

  @Test func `members are joined by commas, in the order given`() throws {
    #expect(try ranges("13,11-12, 8+ ,..7") == ["13..<14", "11..<13", "8..<", "..<8"])
  }

  @Test(arguments: [
    ("11", true), ("11.0", true), ("11.0.1", true), ("11-13", false), ("11-11", false),
    ("14+", false), ("..13", false), ("all", false),
  ])
  func `a single version is named, a range is not`(text: String, isNamed: Bool) throws {
    #expect(try VersionSet(text).parts.map(\.isNamed) == [isNamed])
  }

  @Test func `all is every version`() throws {
    #expect(try VersionSet("all") == .all)
  }

  @Test(arguments: [
    "", " ", "x", "11-", "-13", "–13", "11..", "..", "...", "+", "+14", "14++", "11--13", "11...13",
    "11-13-15", "11,", ",11", "11.", "11.0.0.0", "iOS 11", "1000", "11 13", "11—13", "11-x", "x-11",
    "11.x", "14 +", "to", "to x", "to13", "up to 13", "to 13+", "..to 13", "latest", "LATEST",
  ])
  func `what is no set is an error that quotes it`(text: String) {
    let error = #expect(throws: SetError.self) { try VersionSet(text) }
    guard case .malformed(let quoted, .notVersions) = error else {
      Issue.record("\(String(describing: error)) is not malformed")
      return
    }
    #expect(text.contains(quoted))
  }

  @Test(arguments: ["13-11", "13..11", "11.2-11.1", "11.0.2-11.0.1"])
  func `a range that ends before it starts is an error`(text: String) {
    let error = #expect(throws: SetError.self) { try VersionSet(text) }
    #expect(error == .malformed(text: text, .emptyVersions))
  }

  @Test func `the error quotes the member that is wrong`() {
    let error = #expect(throws: SetError.self) { try VersionSet("11,12,thirteen") }
    #expect(error == .malformed(text: "thirteen", .notVersions))
  }
}
