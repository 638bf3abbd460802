import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("The knowledge behind an export")
struct SharedKnowledgeTests {
  private static let everything: Knowledge = {
    var knowledge = Knowledge.of(
      [.of("m/a", "44", where: "devices iphone-x"), .of("m/b", "20", where: "devices iphone-8")])
    let mine = Rule.of("m/own", "99", where: "devices iphone-x", restsOn: ["s/1"], layer: .local)
    var phone = Device(id: "mine", name: "My Phone", family: .iphone, layer: .local)
    phone.firstOS = StatedVersion("11")
    return knowledge.applying([
      .put(.rule(mine)), .put(.device(phone)),
      .put(.observation(.of("s/1", "99", where: "devices iphone-x", os: "12", layer: .local))),
    ])
  }()

  private func omission(_ devices: [String], includesLocal: Bool = false) throws -> OwnOmission? {
    let shared = SharedKnowledge(Self.everything, includesLocal: includesLocal)
    let pick = { (all: [Device]) throws(SetError) in try DeviceSet(devices, in: all) }
    let matrix = AnswerMatrix(
      shared.resolver, devices: try shared.devices(pick), metrics: [.of("m")],
      situations: [Situation()])
    return shared.omission(from: matrix, pick)
  }

  @Test func `leaves out the user's own rows, and knows what they would have changed`() throws {
    let omission = try #require(try omission([]))
    #expect(omission.devices == 1)
    #expect(omission.changes == [.init(metric: "m", device: "iPhone X")])
  }

  @Test func `lacks nothing where they change nothing or are asked for`() throws {
    #expect(try omission(["iphone-8"]) == nil)
    #expect(try omission([], includesLocal: true) == nil)
  }

  @Test func `has no device of the user's own`() throws {
    #expect(throws: SetError.notShared("mine")) { try omission(["mine"]) }
    #expect(try omission(["mine"], includesLocal: true) == nil)
    #expect(throws: SetError.self) { try omission(["no-such"]) }
  }
}
