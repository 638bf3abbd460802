import Testing

@Suite("What must show: tables")
struct TableTests {
  /// The rows of a text table as words, without the header.
  private func rows(_ line: String) throws -> [String] {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    return outcome.output.lines.dropFirst().map { $0.squeezed.filter { $0 != "*" } }
  }

  @Test func `two metrics stand side by side`() throws {
    #expect(
      try rows("get tabBar.frameHeight tabBar.y -d iphone-x --os 11") == ["iPhone X 11 83 729"])
  }

  @Test func `versions over which nothing changes are folded`() throws {
    #expect(
      try rows("get safeAreaInsets.top -d iphone-xr") == [
        "iPhone XR 12–13 44", "iPhone XR 14–18 48",
      ])
  }

  @Test func `every named device and version has a row`() throws {
    #expect(
      try rows("get titleView.edgeMargin -d iphone-7,iphone-7-plus --os 10,11") == [
        "iPhone 7 10 16", "iPhone 7 11 8", "iPhone 7 Plus 10 20", "iPhone 7 Plus 11 12",
      ])
  }

  @Test func `a device that never ran a version is shown when both were named`() throws {
    let rows = try rows(
      "get barButtonItem.edgeMargin -d iphone-7,iphone-7-plus,iphone-12 --os 10,11,15")
    #expect(rows.filter { $0.hasPrefix("iPhone 7 1") }.allSatisfy { $0.hasSuffix(" 16") })
    #expect(rows.filter { $0.hasPrefix("iPhone 7 Plus") }.allSatisfy { $0.hasSuffix(" 20") })
    #expect(rows.contains("iPhone 12 10–11 never ran"))
    #expect(rows.contains("iPhone 12 15 16"))
  }

  @Test func `the gap beside a title view is 6 before and from iOS 11`() throws {
    let rows = try rows("get titleView.barButtonItemSpacing -d iphone-7 --os 10,11 -f text")
    #expect(rows == ["iPhone 7 10–11 6"])
  }

  @Test func `one row for each release when they are wanted one by one`() throws {
    let rows = try rows("get safeAreaInsets.top -d iphone-xr --os 13.6,13.7,14.0 --each-release")
    #expect(rows == ["iPhone XR 13.6 44", "iPhone XR 13.7 44", "iPhone XR 14.0 48"])
  }

  @Test func `devices that show the same wherever they ran stand together`() throws {
    #expect(
      try rows("get statusBar.height -d iphone-x,iphone-xs,iphone-xs-max --group") == [
        "iPhone X, XS, XS Max all 44",
        "\"all\" leaves out the versions that a device never ran.",
      ])
  }

  @Test func `they do so as well when versions are narrowed`() throws {
    #expect(
      try rows("get statusBar.height -d iphone-7,iphone-8 --os 11 -f text --group") == [
        "iPhone 7, 8 11 20"
      ])
  }

  @Test func `flags that a sheet cannot heed are refused, not ignored`() throws {
    let sheet = try keyline("get -d iphone-8 --os 11")
    let asked = try keyline("get -d iphone-8 --os 11 --large-title")
    #expect(asked.exitCode == 64 || asked.output != sheet.output)
  }

  @Test func `without a device all are asked`() throws {
    let rows = try rows("get statusBar.height --os 11 -f jsonl")
    #expect(rows.contains { $0.contains(#""device": "iphone-x""#) })
    #expect(rows.contains { $0.contains(#""device": "ipad-air-2""#) })
  }

  @Test func `a device without a metric is a question for its sheet`() throws {
    #expect(
      try keyline("get -d iphone-x --os 11").output == (try keyline("iphone-x --os 11").output))
  }

  @Test func `after a value for all releases there is no row for those to come`() throws {
    let home = try Home()
    #expect(home.run("set tabBar.height=49 -d iphone-17 --os 26-27").exitCode == 0)
    #expect(home.run("get tabBar.height -d iphone-17").output == "49\n")
    let future = home.run("get tabBar.height -d iphone-17 --os 28")
    #expect(future.messages.contains("unknown"))
  }
}
