import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Many devices in words")
struct DeviceWordsTests {
  private static let phones = (1...5).map {
    Device(id: "iphone-\($0)", name: "iPhone \($0)", family: .iphone)
  }
  private static let pads = (1...4).map {
    Device(id: "ipad-\($0)", name: "iPad \($0)", family: .ipad)
  }
  private static let pods = [Device(id: "ipod-7", name: "iPod touch 7", family: .ipod)]
  private static let all = phones + pads + pods

  @Test(
    arguments: [
      (all, "all 10 devices"), (phones, "all 5 iPhones"), (pads, "all 4 iPads"),
      (phones + pods, "all 5 iPhones, iPod touch 7"),
      (Array(phones.prefix(4)), "iPhone 1, 2, 3, 4"),
      (Array(pads.prefix(1)) + phones, "all 5 iPhones, iPad 1"), (pods, "iPod touch 7"), ([], ""),
    ])
  func `a whole family is said as such, anything else by name`(devices: [Device], words: String) {
    #expect(devices.words(among: Self.all) == words)
  }

  @Test func `few devices are named even where they are all`() {
    let few = Array(Self.phones.prefix(3))
    #expect(few.words(among: few) == "iPhone 1, 2, 3")
  }
}
