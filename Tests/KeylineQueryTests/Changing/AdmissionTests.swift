import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("What may enter the user's own layer")
struct AdmissionTests {
  private static let shipped = Knowledge.of([
    .of("m/a", "44", where: "devices iphone-x", os: "11..<14"), .of("m/b", "m + n", metric: "sum"),
    .of("m/n", "4", metric: "n"),
  ])

  private func refusal(
    of changes: [Change], to knowledge: Knowledge = shipped, leavingDangling: Bool = false
  ) -> Refusal? {
    do throws(Refusal) {
      let admission = Admission(changes, to: knowledge)
      try admission.refuseTaken()
      try admission.admit(leavingDangling: leavingDangling)
      return nil
    } catch {
      return error
    }
  }

  private static func own(
    _ id: String, _ value: String, where scope: String, os: String = "12..<13",
    restsOn: [String] = ["own/m/a-shipped"]
  ) -> Change {
    .put(.rule(.of(id, value, where: scope, os: os, restsOn: restsOn, layer: .local)))
  }

  private static func device(_ id: String, _ name: String) -> Change {
    .put(.device(Device(id: id, name: name, family: .iphone, layer: .local)))
  }

  @Test func `nothing that would be wrong is let in, everything else is`() {
    #expect(refusal(of: [Self.device("mine", "My Phone")]) == nil)
    #expect(refusal(of: []) == nil)
  }

  @Test(
    arguments: [
      (device("iphone-x", "Mine"), .taken(RowKey(.device, "iphone-x"), isReplaceable: false)),
      (
        own("m/a", "45", where: "devices iphone-8"),
        .taken(RowKey(.rule, "m/a"), isReplaceable: false)
      ),
      (device("mine", "iPhone X"), .nameTaken("iPhone X", by: "iphone-x")),
      (.mask(RowKey(.rule, "no/such")), .nothingToRemove(RowKey(.rule, "no/such"))),
    ] as [(Change, Refusal.Reason)])
  func `a name that is taken or missing`(change: Change, reason: Refusal.Reason) {
    let refusal = refusal(of: [change])
    #expect(refusal?.reason == reason)
    #expect(refusal?.subject == change.key.id)
  }

  @Test func `a row that was removed is brought back, not added`() {
    let key = RowKey(.device, "iphone-x")
    let refusal = refusal(
      of: [Self.device("iphone-x", "Mine")], to: Self.shipped.applying([.mask(key)]))
    #expect(refusal?.reason == .removed(key))
  }

  @Test(arguments: [
    (own("m/own", "44", where: "devices no-such"), Finding.Fault.noDevice("no-such")),
    (own("m/own", "44", where: "devices iphone-8", restsOn: ["no/one"]), .restsOnMissing("no/one")),
    (own("m/own", "n + no.such", where: "devices iphone-8"), .formulaNamesNoMetric("no.such")),
    (own("m/own", "m + n", where: "devices iphone-8"), .cyclicFormula(["m", "m"])),
  ])
  func `a fault of the changed row itself cannot be wanted`(change: Change, fault: Finding.Fault) {
    let refusal = refusal(of: [change], leavingDangling: true)
    #expect(refusal?.subject == "m/own")
    guard case .fault(let finding)? = refusal?.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(finding.subject == "m/own")
    #expect(finding.fault == fault)
  }

  @Test func `what other rows lose can be wanted`() {
    let loss = [Change.mask(RowKey(.observation, "own/m/a-shipped"))]
    guard case .loss(let finding, own: _)? = refusal(of: loss)?.reason else {
      Issue.record("not refused")
      return
    }
    #expect(finding.subject == "m/a")
    #expect(refusal(of: loss, leavingDangling: true) == nil)
  }

  @Test func `a rule that clashes with a stored one names it`() {
    let key = "m/own"
    let change = Self.own(key, "50", where: "devices iphone-x", os: "12..<15", restsOn: ["s/1"])
    let evidence = Change.put(
      .observation(.of("s/1", "50", where: "devices iphone-x", os: "14", layer: .local)))
    let source = Change.put(.source(Source(id: "s", title: "S", kind: .notes, layer: .local)))
    let knowledge = Self.shipped.applying([
      source, evidence, Self.own("m/mine", "50", where: "devices iphone-x", restsOn: ["s/1"]),
    ])
    guard case .clash(let finding, let stored)? = refusal(of: [change], to: knowledge)?.reason
    else {
      Issue.record("\(String(describing: refusal(of: [change], to: knowledge)))")
      return
    }
    #expect(finding.subject == key || finding.subject == "m/mine")
    #expect(stored == "m/mine")
  }
}
