import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Names in a foreign table that is imported")
struct ExternalImportNamesTests {
  private func imported(
    _ rows: String, devices: [Device] = Device.samples
  ) throws -> ExternalImport {
    let text = "device,os,orientation,metric,value\n" + rows
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    return try ExternalImport(
      table, name: "file",
      in: .of([], metrics: [.of("statusBar.height")], devices: devices),
      terms: .init(source: "s", obtained: .reported))
  }

  private static func pads(_ count: Int) -> [Device] {
    (1...count).map { number in
      Device(
        id: "ipad-pro-11-inch-\(number)", name: "iPad Pro (11-inch) (\(number)th generation)",
        family: .ipad)
    }
  }

  @Test(arguments: [
    (2, "line 2: the name fits several devices: ipad-pro-11-inch-1, ipad-pro-11-inch-2"),
    (3, "ipad-pro-11-inch-1, ipad-pro-11-inch-2, ipad-pro-11-inch-3"),
    (5, "ipad-pro-11-inch-1, ipad-pro-11-inch-2, ipad-pro-11-inch-3 and 2 more"),
  ])
  func `that fit several devices are left out, not guessed`(count: Int, ending: String) throws {
    let found = try imported(
      "iPad Pro,12,portrait,statusBar.height,24\n", devices: Self.pads(count))
    #expect(found.observations.isEmpty)
    #expect(found.leftOut.first?.detail?.text.hasSuffix(ending) == true)
  }

  @Test func `that fit one device are its observation, however they are spelled`() throws {
    let names = ["iPhone X", "iphone-x", "iPhoneX", "\"iPhone10,3\"", "IPHONE X"]
    for name in names {
      let found = try imported("\(name),12,portrait,statusBar.height,44\n")
      #expect(found.observations.map(\.scope.devices) == [["iphone-x"]], "\(name)")
    }
  }

  @Test func `of observations are the same for the same reading, and others for others`() throws {
    let rows = [
      "iPhone X,12,portrait,statusBar.height,44", "iPhone X,13,portrait,statusBar.height,44",
      "iPhone X,12,landscape,statusBar.height,0", "iPhone 8,12,portrait,statusBar.height,20",
    ]
    let ids = try rows.map { try imported($0 + "\n").observations.map(\.id) }
    #expect(Set(ids.joined()).count == rows.count)
    #expect(
      try imported(rows.joined(separator: "\n")).observations.map(\.id) == ids.flatMap(\.self))
    #expect(ids.joined().allSatisfy { $0.hasPrefix("s/") })
  }

  @Test func `of what is left out are printable`() throws {
    let found = try imported("\u{1B}[2J,12,portrait,statusBar.height,44\n")
    let item = try #require(found.leftOut.first)
    #expect(item.devices == ["\\u{1B}[2J"])
    #expect(item.value == "44")
    #expect(item.status == .leftOut)
  }

  @Test func `stand in the error where two rows contradict each other`() throws {
    let rows = """
      iPhone X,12,portrait,statusBar.height,44
      iPhone8,12,portrait,statusBar.height,20
      iphone-x,12,portrait,statusBar.height,45
      """
    let error = try #require(#expect(throws: InputError.self) { try imported(rows) })
    #expect(
      error.description
        == "file:4:39: value: 45 for statusBar.height of iphone-x, but 44 in line 2")
  }
}
