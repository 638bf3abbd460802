import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("How values stand, as people read it")
struct StatusTextTests {
  @Test(
    arguments: [
      (
        .assumed(from: nil, last: .measured(StatedVersion(OSVersion(12), precision: .major))),
        "assumed: last measured on iOS 12"
      ),
      (
        .assumed(
          from: OSVersion(17, 3)...OSVersion(17, 7, 2),
          last: .measured(StatedVersion(OSVersion(17, 2), precision: .minor))),
        "iOS 17.3 to 17.7 assumed: last measured on iOS 17.2"
      ),
      (
        .assumed(from: nil, last: .stated(StatedVersion(OSVersion(18), precision: .major))),
        "assumed: never measured, last stated for iOS 18"
      ),
      (.assumed(from: nil, last: .undated), "assumed: its sources name no iOS version"),
      (
        .unreleased(
          OSVersion(28), last: .measured(StatedVersion(OSVersion(27, 1), precision: .minor))),
        "iOS 28 is not released; last measured on iOS 27.1"
      ),
      (
        .inferred(.devices([.iPhoneX, .iPhoneXR], areAlike: true, last: .unmeasured)),
        "inferred from iPhone X and XR (same screen), never measured"
      ),
      (
        .inferred(
          .devices(
            [.iPhoneX], areAlike: false,
            last: .measured(StatedVersion(OSVersion(27), precision: .major)))),
        "inferred from iPhone X, last measured on iOS 27"
      ),
      (
        .inferred(
          .statement(
            .of("idiom phone"), .on([StatedVersion(OSVersion(11), precision: .major)]),
            .newer("iPhone 15"))),
        "inferred: stated for all phones on iOS 11, before iPhone 15"
      ),
      (
        .inferred(
          .statement(
            .of("idiom pad, home-button true"), .of("11 12"), .older("iPad (3rd generation)"))),
        "inferred: stated for iPads with a home button on iOS 11 and 12, "
          + "which iPad (3rd generation) never ran"
      ),
      (
        .inferred(.statement(.of("idiom phone"), .of("7..<11"), nil)),
        "inferred: stated for all phones from iOS 7 to 10"
      ),
      (
        .inferred(.statement(.of("idiom pad"), .of("15"), nil)),
        "inferred: stated for all iPads on iPadOS 15"
      ),
      (.inferred(.template(.iPhoneX)), "inferred: taken from iPhone X"),
      (.inferred(.otherSituations), "inferred: stated only in other situations"),
      (.inferred(.nothing), "inferred: no source states it"),
      (
        .inferred(.term("statusBar.height", .template(.iPhoneX))),
        "statusBar.height is inferred: taken from iPhone X"
      ),
      (.uncertain, "uncertain: the exact version of the change is unknown"),
      (.singleSource, "single source"), (.disputed, "disputed: sources contradict each other"),
      (
        .defaultSDK(26, otherwise: .init(major: 18, value: nil)),
        "for apps built with SDK 26; unknown with SDK 18"
      ),
      (
        .defaultSDK(26, otherwise: .init(major: 18, value: Length(points: 44))),
        "for apps built with SDK 26; 44 with SDK 18"
      ),
      (.defaultSDK(nil, otherwise: nil), "for apps built with the SDK of the same version"),
    ] as [(Caveat, String)])
  func `each caveat has its sentence`(caveat: Caveat, text: String) {
    #expect(caveat.text(on: []) == text)
  }

  @Test(
    arguments: [
      (
        .assumed(from: nil, last: .measured(StatedVersion(OSVersion(12), precision: .major))),
        "assumed: last measured on iOS 12, before iPad (9th generation)"
      ),
      (
        .assumed(
          from: OSVersion(17, 3)...OSVersion(17, 7, 2),
          last: .measured(StatedVersion(OSVersion(17, 2), precision: .minor))),
        "iPadOS 17.3 to 17.7 assumed: last measured on iPadOS 17.2"
      ),
      (
        .unreleased(OSVersion(28), last: .stated(StatedVersion(OSVersion(18), precision: .major))),
        "iPadOS 28 is not released; never measured, last stated for iPadOS 18"
      ),
    ] as [(Caveat, String)])
  func `from 13 on, iPads run iPadOS`(caveat: Caveat, text: String) {
    #expect(caveat.text(on: [.iPad9]) == text)
    #expect(!caveat.text(on: [.iPad9, .iPhoneX]).contains("iPadOS"))
  }

  /// The iPhone X came with iOS 11, the XR with 12 and the 14 Pro with 16.
  @Test(
    arguments: [
      ([.iPhone14Pro], ", before iPhone 14 Pro"),
      ([.iPhoneXR, .iPhone14Pro], ", before these devices"),
      ([.iPhoneX, .iPhone14Pro], ""),
    ] as [([Device], String)])
  func `a reading from before the devices says so`(devices: [Device], end: String) {
    let caveat = Caveat.assumed(
      from: nil, last: .measured(StatedVersion(OSVersion(11), precision: .major)))
    #expect(caveat.text(on: devices) == "assumed: last measured on iOS 11\(end)")
  }
}
