import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// Rows that no device can meet: each is refused when it is added, and found when it is stored.
struct ConditionsCheckTests {
  @Test(arguments: [
    ("devices ipad-9, multitasking off", true), ("idiom pad, multitasking off", true),
    ("multitasking off", true), ("devices iphone-x ipad-9, multitasking off", true),
    ("devices iphone-x, multitasking off", false), ("idiom phone, multitasking any", false),
    ("family iphone, multitasking on", false), ("devices iphone-x, split one-half", false),
  ])
  func `a condition of iPads is about a row that has one`(scope: String, isRight: Bool) {
    let findings = Check.conditions.subjects(.of([], [.of("q/a", "1", where: scope, os: "26")]))
    #expect(findings == (isRight ? [] : ["q/a"]))
  }

  @Test(arguments: [
    ("devices ipad-9, multitasking off, split one-half", false),
    ("devices ipad-9, multitasking any, split one-half", true),
    ("devices ipad-9, multitasking off, split any", true),
    ("devices ipad-9, split one-half", true),
  ])
  func `an app without multitasking has no split`(scope: String, isRight: Bool) {
    let findings = Check.conditions.subjects(.of([], [.of("q/a", "1", where: scope, os: "18")]))
    #expect(findings == (isRight ? [] : ["q/a"]))
  }

  @Test(arguments: [("-5", false), ("0", true), ("5", true)])
  func `a length is not negative`(value: String, isRight: Bool) {
    let findings = Check.values.subjects(.of([], [.of("q/a", value, os: "18")]))
    #expect(findings == (isRight ? [] : ["q/a"]))
  }

  /// There is no iOS 19 to 25.
  @Test(arguments: [("22", false), ("22.1", false), ("18", true), ("26.1", true), ("28", true)])
  func `a version between 18 and 26 is not one`(os: String, isRight: Bool) {
    var knowledge = Knowledge.of([], [.of("q/a", "1", os: os)])
    knowledge.releases = ["18.0", "26.0"].map { Release(version: .of($0), ios: nil, ipados: nil) }
    #expect(Check.releases.subjects(knowledge) == (isRight ? [] : ["q/a"]))
  }
}
