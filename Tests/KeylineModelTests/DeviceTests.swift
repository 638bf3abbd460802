import KeylineModel
import KeylineTestSupport
import Testing

struct DeviceTests {
  private let unknown = Device(id: "d", name: "D", family: .iphone)

  @Test(arguments: Dimension.allCases.filter { ![.family, .idiom].contains($0) })
  func `an unknown attribute has no code`(dimension: Dimension) {
    #expect(unknown.code(dimension) == nil)
  }

  @Test func `known attributes have the code of their value`() {
    let device = Device.iPhoneX
    #expect(device.code(.width) == 375 * 6)
    #expect(device.code(.homeButton) == 0)
    #expect(device.code(.sensorHousing) == SensorHousing.notch.code)
    #expect(device.code(.sizeClassInLandscape) == SizeClass.compact.code)
    #expect(device.code(.family) == Family.iphone.code)
  }

  @Test(arguments: [(Family.iphone, Idiom.phone), (.ipod, .phone), (.ipad, .pad)])
  func `an iPod touch is a phone`(family: Family, idiom: Idiom) {
    #expect(Device(id: "d", name: "D", family: family).idiom == idiom)
  }

  @Test(arguments: [
    ("10", "11", false), ("10", "11.0.1", true), ("16", "17", true), ("16.9", "26", true),
    ("17", "18", false), ("12", "12", false),
  ])
  func `a device ran what lies from its first to its last OS`(
    from: String, until: String, ran: Bool
  ) {
    #expect(Device.iPhoneX.ran(VersionRange(from: .of(from), until: .of(until))) == ran)
  }

  @Test func `of a device whose first OS is unknown nothing is claimed`() {
    #expect(unknown.support == nil)
    #expect(!unknown.ran(.all))
  }
}
