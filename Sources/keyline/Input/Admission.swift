import KeylineModel
import KeylineQuery

/// Decides whether rows may be added: nothing that would be wrong gets in.
struct Admission {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Refuses rows whose identifier is taken, or that bring about a finding that was not there.
  func admit(
    devices: [Device] = [], sources: [Source] = [], observations: [Observation] = [],
    rules: [Rule] = []
  ) throws {
    let known = resolver.knowledge
    try refuseTaken("device", devices, known.devices)
    try refuseTaken("source", sources, known.sources)
    try refuseTaken("observation", observations, known.observations)
    try refuseTaken("rule", rules, known.rules)
    for device in devices {
      if let other = known.devices.first(where: { $0.name == device.name }) {
        throw refusal("the name \"\(device.name)\" is taken by \(other.id)")
      }
    }
    var extended = known
    extended.devices += devices
    extended.sources += sources
    extended.observations += observations
    extended.rules += rules
    let after = Resolver(extended)
    for check in [Check.references, .formulas, .devices, .support] {
      let before = Set(check.findings(in: resolver))
      try refuse(check.findings(in: after).filter { !before.contains($0) })
    }
    for metric in Set(rules.map(\.metric)).sorted() {
      let before = Set(resolver.clashes(of: metric))
      try refuse(after.clashes(of: metric).filter { !before.contains($0) })
    }
  }

  private func refuse(_ findings: [Finding]) throws {
    guard let finding = findings.first else { return }
    throw refusal("\(finding)", about: finding.subject)
  }

  private func refuseTaken<Row: Identifiable<String>>(
    _ kind: String, _ rows: [Row], _ known: [Row]
  ) throws {
    let taken = Set(known.map(\.id))
    if let row = rows.first(where: { taken.contains($0.id) }) {
      throw refusal(
        "the \(kind) \"\(row.id)\" exists already: keyline \(kind) show \(row.id)",
        about: row.id)
    }
  }

  private func refusal(_ reason: String, about subject: String? = nil) -> Failure {
    Failure(
      "Refused: \(reason). Nothing was stored.", exitCode: ExitStatus.badData,
      subject: subject)
  }
}
