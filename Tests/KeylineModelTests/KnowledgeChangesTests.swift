import KeylineModel
import KeylineTestSupport
import Testing

struct KnowledgeChangesTests {
  private let shipped = Rule.of("m/a", "44", layer: .shipped)
  private let own = Rule.of("m/a", "46", layer: .local)
  private let key = RowKey(.rule, "m/a")

  @Test func `a mask hides what is below it and nothing else`() {
    let other = Rule.of("m/b", "50")
    let masked = Knowledge(rules: [shipped, other], masks: [Mask(key, layer: .local)])
    #expect(masked.effective.rules == [other])
    let project = Rule.of("m/a", "45", layer: .project)
    let low = Knowledge(rules: [shipped, project], masks: [Mask(key, layer: .project)])
    #expect(low.effective.rules.map(\.layer) == [.project])
    #expect(Knowledge(rules: [project], masks: [Mask(key, layer: .local)]).effective.rules == [])
    let device = Knowledge(rules: [shipped], masks: [Mask(RowKey(.device, "m/a"), layer: .local)])
    #expect(device.effective.rules == [shipped])
  }

  @Test func `a row put there takes the place of a mask, and the other way round`() {
    let masked = Knowledge(rules: [shipped]).applying([.mask(key)])
    #expect(masked.row(key) == nil)
    let put = masked.applying([.put(.rule(own))])
    #expect(put.row(key) == .rule(own))
    #expect(put.masks == [])
    #expect(put.applying([.mask(key)]).rules == [shipped])
  }

  @Test func `dropping leaves what was shipped`() {
    let before = Knowledge(rules: [shipped])
    for change in [Change.mask(key), .put(.rule(own))] {
      #expect(before.applying([change]).applying([.drop(key)]) == before)
    }
  }

  @Test func `of several changes at one row the last counts`() {
    let after = Knowledge(rules: [shipped]).applying([.put(.rule(own)), .mask(key), .drop(key)])
    #expect(after == Knowledge(rules: [shipped]))
  }

  @Test func `rows are found by layer and below one`() {
    let project = Rule.of("m/a", "45", layer: .project)
    let all = Knowledge(rules: [own, shipped, project])
    #expect(all.row(key, of: .project) == .rule(project))
    #expect(all.row(key, below: .local) == .rule(project))
    #expect(all.row(key, below: .project) == .rule(shipped))
    #expect(all.row(key, below: .shipped) == nil)
    #expect(all.rows(of: .local) == [.rule(own)])
    let hidden = Knowledge(rules: [shipped], masks: [Mask(key, layer: .project)])
    #expect(hidden.row(key, below: .local) == nil)
  }

  @Test func `an index finds the same rows`() {
    let project = Rule.of("m/a", "45", layer: .project)
    for rules in [[shipped], [own, shipped], [shipped, project], [own, project, shipped]] {
      for masks in [[], [Mask(key, layer: .local)], [Mask(key, layer: .project)]] {
        let knowledge = Knowledge(rules: rules, masks: masks)
        let index = RowIndex(knowledge)
        for key in [key, RowKey(.rule, "m/b"), RowKey(.device, "m/a")] {
          #expect(index.row(key) == knowledge.row(key))
          for layer in Layer.allCases {
            #expect(index.row(key, of: layer) == knowledge.row(key, of: layer))
            #expect(index.row(key, below: layer) == knowledge.row(key, below: layer))
          }
        }
      }
    }
  }

  @Test func `an index knows the rows of every kind`() {
    let device = Device(id: "a", name: "A", family: .iphone, layer: .shipped)
    let observation = Observation.of("s/a", "44", os: "12")
    let index = RowIndex(Knowledge(devices: [device], observations: [observation]))
    #expect(index.row(RowKey(.device, "a")) == .device(device))
    #expect(index.row(RowKey(.observation, "s/a")) == .observation(observation))
    #expect(index.row(RowKey(.source, "a")) == nil)
  }

  @Test func `a rule that replaces another stands where that stood`() {
    let effective = Knowledge(rules: [shipped, own, .of("m/b", "1", layer: .local)]).effective
    #expect(effective.rules.map(\.standing) == [.shipped, .local])
  }
}
