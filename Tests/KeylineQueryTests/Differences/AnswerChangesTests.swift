import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("What newer data answers differently")
struct AnswerChangesTests {
  private func changes(
    _ old: [Rule], _ new: [Rule], devices: [Device] = Device.samples
  ) -> [AnswerChanges] {
    Resolver(.of(new, devices: devices)).changes(since: Resolver(.of(old)))
  }

  private func lines(_ changes: [AnswerChanges]) -> [String] {
    changes.flatMap(\.differences).map(\.line)
  }

  /// What is said, once: devices that ran other versions have differences of their own.
  private func kinds(_ changes: [AnswerChanges]) -> Set<String> { Set(lines(changes)) }

  @Test func `only the versions that a new rule takes are different`() throws {
    let found = changes(
      [.of("m/all", "44", os: "..<26")],
      [.of("m/before", "44", os: "..<14"), .of("m/after", "48", os: "14..<26")])
    #expect(lines(found).allSatisfy { $0 == "m portrait+landscape 44 → 48 changed" })
    for side in found.flatMap(\.differences).flatMap(\.left) {
      #expect(side.from >= OSVersion(14))
    }
    #expect(!found.isEmpty)
  }

  @Test func `what becomes known and what becomes unknown is said`() {
    #expect(
      kinds(changes([], [.of("m/all", "44", os: "..<26")]))
        == ["m portrait+landscape unknown → 44 unknown"])
    #expect(
      kinds(changes([.of("m/all", "44", os: "..<26")], []))
        == ["m portrait+landscape 44 → unknown unknown"])
  }

  @Test func `what differs without a situation is not said again with it`() {
    let found = changes(
      [.of("m/all", "44", os: "..<26"), .of("m/tab", "44", where: "tab-bar true", os: "..<26")],
      [.of("m/all", "48", os: "..<26"), .of("m/tab", "48", where: "tab-bar true", os: "..<26")])
    #expect(found.map(\.situation) == [Situation()])
  }

  @Test func `older data is asked without the conditions that it does not know`() {
    func rule(_ name: String, _ value: String, _ condition: String = "") -> Rule {
      .of(
        "keyboard.height/\(name)", value, where: condition, os: "..<26",
        metric: "keyboard.height")
    }
    let found = changes(
      [rule("all", "300")], [rule("on", "260"), rule("off", "300", "suggestions off")])
    #expect(kinds(found) == ["keyboard.height portrait+landscape 300 → 260 changed"])
    #expect(found.map(\.situation) == [Situation()])
  }

  @Test func `another value on more releases comes first, and what was unknown last`() {
    func resolver(_ a: String, _ b: String, cUntil: String) -> Resolver {
      var knowledge = Knowledge.of([
        .of("c/all", "3", os: "..<\(cUntil)", metric: "c"),
        .of("a/all", a, os: "14..<26", metric: "a"),
        .of("b/all", b, os: "..<26", metric: "b"),
      ])
      knowledge.releases = (11...18).map {
        Release(version: OSVersion($0), ios: "2020-01-01", ipados: "2020-01-01")
      }
      return Resolver(knowledge)
    }
    let found = resolver("8", "9", cUntil: "26").changes(since: resolver("1", "2", cUntil: "12"))
    let metrics = found.flatMap(\.differences).map(\.metric.id).reduce(into: [String]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(metrics == ["b", "a", "c"])
  }

  @Test func `a sum changes with its term`() {
    func rules(_ height: String) -> [Rule] {
      [
        .of("bar/all", height, os: "..<26", metric: "bar"),
        .of("y/all", "20", os: "..<26", metric: "y"),
        .of("m/sum", "y + bar", os: "..<26"),
      ]
    }
    #expect(
      Set(lines(changes(rules("44"), rules("50")))) == [
        "m portrait+landscape 64 → 70 changed", "bar portrait+landscape 44 → 50 changed",
      ])
  }

  @Test func `another screen of a device changes what rests on it, there alone`() {
    let rule = Rule.of("m/wide", "20", where: "width 414", os: "..<26")
    var devices = Device.samples
    let index = devices.firstIndex { $0.id == "iphone-8" } ?? 0
    devices[index].width = Length(points: 414)
    let found = changes([rule], [rule], devices: devices)
    #expect(found.flatMap(\.differences).map { $0.devices.map(\.id) } == [["iphone-8"]])
  }

  @Test func `a device that is new is no difference of values`() {
    let rule = Rule.of("m/all", "44", os: "..<26")
    let old = Resolver(.of([rule], devices: [.iPhoneX]))
    #expect(Resolver(.of([rule], devices: Device.samples)).changes(since: old).isEmpty)
  }
}
