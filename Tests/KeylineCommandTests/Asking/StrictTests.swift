import Testing

@Suite("Exit codes of tables")
struct StrictTests {
  private static let mixed =
    "get navigationBar.largeTitleHeight statusBar.height -d iphone-7 --os 10,11"

  @Test func `a table with some values is fine`() throws {
    #expect(try keyline(Self.mixed).exitCode == 0)
  }

  @Test func `a table without one cell is not, when that is wanted`() throws {
    #expect(try keyline(Self.mixed + " --strict").exitCode == 1)
    #expect(try keyline(Self.mixed + " --strict").output == (try keyline(Self.mixed).output))
  }

  @Test func `a full table passes`() throws {
    #expect(try keyline("get statusBar.height -d iphone-7 --os 10,11 --strict").exitCode == 0)
  }

  @Test func `a table of nothing but gaps is a negative answer`() throws {
    let outcome = try keyline(
      "get navigationBar.largeTitleHeight -d iphone-7,iphone-6 --os 10")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.lines.dropFirst().allSatisfy { $0.hasSuffix("n/a") })
  }
}
