import KeylineModel
import KeylineTestSupport
import Testing

struct KnowledgeLayersTests {
  private let shipped = Rule.of("m/a", "44", layer: .shipped)
  private let project = Rule.of("m/a", "45", layer: .project)
  private let local = Rule.of("m/a", "46", layer: .local)

  @Test func `of rows with one identifier the highest layer's replaces the others whole`() {
    for rules in [
      [shipped, project, local], [local, project, shipped], [project, local, shipped],
    ] {
      #expect(Knowledge(rules: rules).effective.rules.map(\.value) == [local.value])
    }
    #expect(Knowledge(rules: [project, shipped]).effective.rules.map(\.layer) == [.project])
  }

  @Test func `rows with other identifiers stay`() {
    let other = Rule.of("m/b", "50")
    #expect(
      Knowledge(rules: [shipped, other, local]).effective.rules.map(\.value) == [
        other.value, local.value,
      ])
  }

  @Test func `devices, sources and observations are replaced too`() {
    var device = Device.iPhoneX
    device.layer = .local
    device.width = nil
    let wrong = Observation.of("s/1", "44", os: "11")
    let right = Observation.of("s/1", "48", os: "11", layer: .local)
    let shipped = Source(id: "s", title: "S", kind: .notes, copyOf: "t")
    let local = Source(id: "s", title: "S", kind: .notes, layer: .local)
    let effective = Knowledge(
      devices: [.iPhoneX, device], sources: [shipped, local], observations: [right, wrong]
    ).effective
    #expect(effective.devices == [device])
    #expect(effective.sources == [local])
    #expect(effective.observations == [right])
  }

  @Test func `what is shared is everything but the user's own rows`() {
    #expect(Knowledge(rules: [shipped, project, local]).shared.rules == [shipped, project])
    var device = Device.iPhoneX
    device.layer = .local
    let knowledge = Knowledge(
      devices: [.iPhoneX, device],
      sources: [Source(id: "s", title: "S", kind: .notes, layer: .local)],
      observations: [.of("s/1", "48", os: "11", layer: .local)])
    #expect(knowledge.shared == Knowledge(devices: [.iPhoneX]))
  }

  @Test func `local is above project, project above shipped`() {
    #expect(Layer.allCases.sorted() == [.shipped, .project, .local])
  }
}
