import KeylineModel
import KeylineTestSupport
import Testing

struct DeviceLikeTests {
  private let barPhone = Device.device("bar-phone", "Bar Phone", .iphone) {
    $0.width = Length(points: 390)
    $0.homeButton = true
  }

  @Test func `what a device does not have is taken over, and remembered as copied`() {
    let completed = barPhone.completed(from: .iPhoneX)
    #expect(completed.like == "iphone-x")
    #expect(completed.height == Length(points: 812))
    #expect(completed.sensorHousing == .notch)
    #expect(completed.copied.isSuperset(of: [.height, .sensorHousing, .firstOS, .lastOS]))
  }

  @Test func `what it has stays its own`() {
    let completed = barPhone.completed(from: .iPhoneX)
    #expect(completed.width == Length(points: 390))
    #expect(completed.homeButton == true)
    #expect(completed.copied.isDisjoint(with: [.width, .homeButton]))
  }

  @Test func `what the other does not have either stays unknown`() {
    let completed = barPhone.completed(from: .iPhoneX)
    #expect(completed.cornerRadius == nil)
    #expect(!completed.copied.contains(.cornerRadius))
  }

  @Test func `name, identifiers and the first day of sale are nobody else's`() {
    let completed = barPhone.completed(from: .iPhoneX)
    #expect(completed.id == "bar-phone")
    #expect(completed.name == "Bar Phone")
    #expect(completed.identifiers.isEmpty)
    #expect(completed.released == nil)
  }
}
