import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DevicesCheckTests {
  @Test func `devices as they are pass, a Plus that shrinks its picture among them`() {
    #expect(Check.devices.findings(.of([])).isEmpty)
  }

  @Test func `a device of which little is known passes`() {
    let blank = Device(id: "blank", name: "Blank", family: .iphone)
    let some = Device.iPhoneX.with { $0.scale = nil }
    #expect(Check.devices.findings(.of([], devices: [blank, some])).isEmpty)
  }

  @Test(arguments: [(1125, 2346), (2436, 1125), (1170, 2532), (1126, 2436 * 2), (500, 1083)])
  func `a panel whose pixels do not fit the points is found`(width: Int, height: Int) {
    let wrong = Device.iPhoneX.with { ($0.nativeWidth, $0.nativeHeight) = (width, height) }
    #expect(Check.devices.subjects(.of([], devices: [wrong])) == ["iphone-x"])
    guard case .otherPanel(_, _, let native)? = wrong.pixelObjection else {
      Issue.record("\(String(describing: wrong.pixelObjection))")
      return
    }
    #expect((native.width, native.height) == (width, height))
  }

  @Test func `points that give no whole pixels are found`() throws {
    let half = Device.iPhoneX.with { $0.width = Length("375.5") }
    #expect(Check.devices.subjects(.of([], devices: [half])) == ["iphone-x"])
    let third = try #require(Length("375.333"))
    #expect(
      Device.iPhoneX.with {
        $0.width = third
        $0.nativeWidth = nil
      }.pixelObjection == nil)
  }

  @Test func `devices that are like one another in a longer row than any are found`() {
    let row = (0...17).map { number in
      Device(id: "d-\(number)", name: "D \(number)", family: .iphone).with {
        $0.like = number == 0 ? nil : "d-\(number - 1)"
      }
    }
    #expect(Check.devices.findings(.of([], devices: Array(row.prefix(17)))).isEmpty)
    #expect(Check.devices.subjects(.of([], devices: row)) == ["d-17"])
  }

  @Test func `a model identifier of two devices is found, with the other device`() {
    let twin = Device(id: "twin", name: "Twin", family: .iphone).with {
      $0.identifiers = ["iPhone10,6"]
    }
    let findings = Check.devices.findings(.of([], devices: [.iPhoneX, twin]))
    #expect(findings.map(\.subject) == ["twin"])
    #expect(findings.map(\.fault) == [.identifierTaken("iPhone10,6", by: "iphone-x")])
  }
}
