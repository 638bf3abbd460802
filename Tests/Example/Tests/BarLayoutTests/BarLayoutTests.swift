import BarLayout
import KeylineKit
import Testing

@Suite("Our layout against Keyline")
struct BarLayoutTests {
  /// Devices that ran iOS 12, with and without a notch.
  static let devices: [(DeviceName, Bool)] = [
    (.iPhoneSE1, false), (.iPhone8, false), (.iPhone8Plus, false), (.iPhoneX, true),
    (.iPhoneXR, true), (.iPhoneXSMax, true),
  ]

  @Test(arguments: devices)
  func `the navigation bar ends where UIKit ends it`(device: DeviceName, hasNotch: Bool) throws {
    let known = try KnowledgeBase.bundled().value(of: .navigationBarMaxY, on: device, os: 12)
    #expect(known == BarLayout.navigationBarBottom(hasNotch: hasNotch))
  }

  @Test(arguments: devices)
  func `the tab bar is as tall as UIKit makes it`(device: DeviceName, hasNotch: Bool) throws {
    let known = try KnowledgeBase.bundled().value(of: .tabBarFrameHeight, on: device, os: 12)
    #expect(known == BarLayout.tabBarHeight(hasNotch: hasNotch))
  }

  @Test func `a large title is a question of the situation`() throws {
    let base = try KnowledgeBase.bundled()
    let bottom = try base.value(
      of: .navigationBarMaxY, on: "iPhone X", os: 11, in: Situation(largeTitle: true))
    #expect(bottom == 140)
  }

  @Test func `a wrong name is an error, not an unknown value`() throws {
    let base = try KnowledgeBase.bundled()
    #expect(throws: RequestError.self) {
      try base.value(of: .navigationBarMaxY, on: "iphone-99", os: 12)
    }
  }

  @Test func `a number can be asked who says so`() throws {
    let answers = try KnowledgeBase.bundled().answers(
      of: .statusBarHeight, on: .iPhoneX, os: 11)
    let answer = try #require(answers.first)
    #expect(answer.isReliable)
    #expect(!answer.sources.isEmpty)
  }

  @Test func `the bar in landscape is as tall as UIKit makes it`() throws {
    let base = try KnowledgeBase.bundled()
    let height = try base.value(
      of: .tabBarFrameHeight, on: .iPhoneX, os: 11,
      in: Situation(orientation: .landscape, tabBar: true))
    #expect(height == 53)
  }

  @Test func `no phone with a notch has our old status bar`() throws {
    let base = try KnowledgeBase.bundled()
    let phones = base.devices.filter { $0.sensorHousing == .notch }
    for phone in phones {
      for answer in try base.answers(of: .statusBarHeight, on: DeviceName(phone), os: 11...18) {
        guard let height = answer.value else { continue }
        #expect(height != 20, "\(phone.name), iOS \(answer.os), \(answer.status)")
      }
    }
    #expect(!phones.isEmpty)
  }
}
