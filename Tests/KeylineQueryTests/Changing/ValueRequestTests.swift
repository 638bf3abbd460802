import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Values that the user sets")
struct ValueRequestTests {
  private static let knowledge: Knowledge = {
    var knowledge = Knowledge.of([
      .of("m/x", "44", where: "devices iphone-x", os: "11..<14"),
      .of("m/sum", "m + m", metric: "sum"),
    ])
    knowledge.releases = ["11.0", "12.0", "13.0", "16.0", "18.0"].map {
      Release(version: .of($0), ios: "2020-01-01", ipados: nil)
    }
    knowledge.sources.append(Source(id: "mine", title: "Mine", kind: .notes, layer: .local))
    return knowledge
  }()

  private func changes(
    _ assignments: [String], devices: [String] = ["iphone-8"], except: [String] = [],
    os: String = "12", where scope: String = "", to knowledge: Knowledge = knowledge
  ) throws -> [Change] {
    let request = ValueRequest(
      assignments, devices: devices, except: except, os: os, scope: .of(scope), obtained: nil,
      note: nil)
    return try request.rows(citing: "mine", recording: nil, in: knowledge)
      .changes(to: knowledge) { $0 == $1 }
  }

  private func reason(_ body: () throws -> [Change]) -> Refusal.Reason? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? Refusal)?.reason
    }
  }

  @Test func `are an observation and a rule, in portrait, each once`() throws {
    let changes = try changes(["m=20"])
    #expect(changes.map(\.key.kind) == [.observation, .rule])
    let after = Self.knowledge.applying(changes)
    #expect(
      after.rules.filter { $0.layer == .local }.map { $0.scope.conditions[.orientation] }
        == [ValueRequest.portrait])
    #expect(try self.changes(["m=20"], to: after).isEmpty)
  }

  @Test func `of a set are about the devices that ran the versions`() throws {
    let changes = try changes(["m=20"], devices: ["all"], except: ["iphone-x"], os: "16")
    let scopes = changes.compactMap { change -> Set<Device.ID>? in
      guard case .put(.rule(let rule)) = change else { return nil }
      return rule.scope.devices
    }
    let ran = Device.samples.filter {
      $0.support != nil && $0.ran(VersionRange(from: .of("16"), until: .of("17")))
    }
    #expect(scopes == [Set(ran.map(\.id)).subtracting(["iphone-x"])])
  }

  @Test func `are refused on devices that never ran the versions`() throws {
    #expect(reason { try changes(["m=20"], os: "18") } == .neverRan(.iPhone8, "18"))
    #expect(
      reason { try changes(["m=20"], devices: ["home-button"], except: ["ipad-9"], os: "18") }
        == .noneRan)
    var unknown = Self.knowledge
    let device = Device(id: "new", name: "New", family: .iphone)
    unknown.devices.append(device)
    #expect(
      reason { try changes(["m=20"], devices: ["new"], to: unknown) } == .firstOSUnknown(device))
  }

  @Test func `are refused where the answer would be another`() throws {
    let narrow = Self.knowledge.applying(try changes(["m=50"], where: "zoom standard"))
    guard
      case .otherAnswer("m", Length(points: 49), let place, in: _, by: _)? = reason({
        try changes(["m=49"], devices: ["iphone-8", "iphone-x"], to: narrow)
      })
    else {
      Issue.record("not refused")
      return
    }
    #expect(place.device == "iphone-8")
    #expect(place.result.value == Length(points: 50))
  }

  @Test func `replace what was set before, also for a part of the versions`() throws {
    let after = Self.knowledge.applying(try changes(["m=20"]))
    let rule = try #require(after.rules.first { $0.layer == .local })
    let again = after.applying(try changes(["m=21"], to: after))
    #expect(again.observations.filter { $0.layer == .local }.map(\.value) == [Length(points: 21)])
    #expect(
      try changes(["m=21"], os: "12-13", to: after).contains(.drop(RowKey(.rule, rule.id))))
  }

  @Test(arguments: [
    (["m=1", "m=2"], SetError.malformed(text: "m=2", .assignedTwice("m"))),
    (["m"], .malformed(text: "m", .notAnAssignment)),
  ])
  func `are one for each metric`(assignments: [String], error: SetError) {
    #expect(throws: error) { try changes(assignments) }
  }
}
