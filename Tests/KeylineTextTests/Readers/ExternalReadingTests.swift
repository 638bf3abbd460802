import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("A reading of others as an observation")
struct ExternalReadingTests {
  private func reading(_ text: String, as format: ExternalFormat? = nil) throws -> ExternalReading {
    try #require(try table(text, as: format).readings.last)
  }

  @Test(arguments: [
    ("portrait", "devices iphone-x, orientation portrait"),
    ("landscape", "devices iphone-x, orientation landscape"),
  ])
  func `is about one device in its orientation`(orientation: String, scope: String) throws {
    let text = "device,orientation,metric,value\nX,\(orientation),m,44\n"
    #expect(try reading(text).scope("iphone-x") == .of(scope))
  }

  @Test func `has what was on screen as conditions`() throws {
    let scope = try reading(ExternalSample.probe).scope("iphone-x")
    #expect(
      scope
        == .of("devices iphone-x, orientation portrait, navigation-bar true, large-title true"))
  }

  @Test func `of a split has the share as a condition, of a full screen it has none`() throws {
    let text = """
      static func iPadMini(_ o: Orientation) -> ViewImageConfig {
        switch share {
        case .oneThird: size = .init(width: 320, height: 1024)
        case .full: size = .init(width: 768, height: 1024)
        }
      }
      """
    let scopes = try table(text).readings.map { $0.scope("ipad-mini") }
    #expect(
      scopes.map { $0.conditions[.split] } == [ValueSet(values: [Split.oneThird.code]), nil, nil])
  }

  @Test func `is an observation that is named by its place`() throws {
    let reading = try reading("device,metric,value\nX,m,44\n")
    #expect(
      reading.observation(of: "m", reading.value, on: "iphone-x", source: "s")
        == Observation(
          id: "s/2-5", metric: "m", source: "s",
          scope: .of("devices iphone-x, orientation portrait"), os: .of("..<"),
          value: Length(points: 44), obtained: .tabulated, locator: "value"))
  }
}
