import Testing

@Suite("Answers without noise")
struct QuietTests {
  @Test func `the coverage of one metric fits on a screen, every device is listed on demand`()
    throws
  {
    let classes = try keyline("db coverage statusBar.height")
    #expect(classes.exitCode == 0)
    #expect((5...24).contains(classes.output.lines.count))
    #expect(classes.output.lines.allSatisfy { $0.count <= 80 })
    #expect(classes.output.contains("phones with a notch"))
    let all = try keyline("db coverage statusBar.height --all")
    #expect(all.output.contains("iPhone XR"))
    #expect(!classes.output.contains("iPhone XR"))
  }

  @Test func `a source's observations stand below their metric, which is named once`() throws {
    let output = try keyline("source show qmui-633").output
    #expect(output.lines.filter { $0.contains("statusBar.height") }.count == 1)
    #expect(output.lines.filter { $0.contains("https://") }.count == 1)
  }

  @Test func `the changes of one device do not name it in each row`() throws {
    let one = try keyline("changes 26 --all -d iphone-15-pro").output
    #expect(one.lines.count > 10)
    #expect(!one.contains("iPhone"))
    let two = try keyline("changes 26 --all -d iphone-15-pro,iphone-16").output
    #expect(two.contains("iPhone 16"))
  }
}
