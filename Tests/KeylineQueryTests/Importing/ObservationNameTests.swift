import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Names for imported observations")
struct ObservationNameTests {
  @Test(arguments: [
    ("devices iphone-x", "12.1", "s/iphone-x-safe-area-insets-top-12.1"),
    (
      "devices iphone-x, orientation landscape", "12",
      "s/iphone-x-safe-area-insets-top-landscape-12"
    ),
    (
      "devices iphone-x, orientation portrait", "12..<14",
      "s/iphone-x-safe-area-insets-top-from-12-until-14"
    ),
  ])
  func `say device, metric, situation and versions`(scope: String, os: String, expected: String) {
    let observation = Observation.of("x/1", "1", where: scope, os: os)
    let name = ObservationName.observationID(
      "s", "safeAreaInsets.top", observation.scope, observation.os)
    #expect(name == expected)
  }

  @Test(arguments: [
    ["width 375", "width 375..414", "width 414"],
    ["navigation-bar any", "navigation-bar false", "navigation-bar true"],
    ["zoom standard", "zoom any", "zoom zoomed"],
  ])
  func `differ for different conditions`(scopes: [String]) {
    let names = scopes.map {
      ObservationName.stem(
        "safeAreaInsets.top", Observation.of("x/1", "1", where: $0, os: "12").scope)
    }
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test func `have at most 64 bytes behind the slash, and differ where they were cut`() {
    let long = String(repeating: "iphone-", count: 9) + "x"
    let names = ["12", "13"].map { os in
      ObservationName.observationID(
        "s", "safeAreaInsets.top", Scope(devices: [long]), Observation.of("x/1", "1", os: os).os)
    }
    for name in names { #expect(name.utf8.count <= 66) }
    #expect(names[0] != names[1])
  }
}
