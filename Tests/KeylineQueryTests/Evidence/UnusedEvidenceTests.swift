import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// What no rule rests on, and none is continued by, decides nothing.
struct UnusedEvidenceTests {
  private func knowledge(_ layer: Layer) -> Knowledge {
    .of(
      [.of("m/any", "44", restsOn: ["s/rests"], continues: ["s/continues"])],
      [
        .of("s/rests", "44", os: "16", layer: layer),
        .of("s/continues", "44", where: "devices ipad-9", os: "26", layer: layer),
        .of("s/idle", "44", os: "16", layer: layer),
        .of("s/wrong", "40", os: "16", disputed: "a typo", layer: layer),
      ])
  }

  @Test(arguments: [(Layer.shipped, []), (.project, ["s/idle"]), (.local, ["s/idle"])])
  func `evidence of the user's own that no rule uses is unused`(
    layer: Layer, unused: [Observation.ID]
  ) {
    #expect(UnusedEvidence(Resolver(knowledge(layer))).observations.map(\.id) == unused)
  }

  @Test(arguments: [(Layer.shipped, ["s/idle"]), (.project, []), (.local, [])])
  func `shipped evidence that no rule uses is found by a check`(
    layer: Layer, unused: [Observation.ID]
  ) {
    #expect(Check.use.subjects(knowledge(layer)) == unused)
  }
}
