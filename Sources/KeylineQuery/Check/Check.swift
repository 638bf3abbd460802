import KeylineModel

/// A rule that the knowledge must satisfy.
package struct Check: Sendable {
  /// The name of the check.
  package let name: Name
  let run: @Sendable (Resolver) -> [Finding]

  init(_ name: Name, _ run: @escaping @Sendable (Resolver) -> [Finding]) {
    self.name = name
    self.run = run
  }

  /// The names of the checks, as machine output has them.
  package enum Name: String, CaseIterable, Sendable {
    case references, formulas, devices, releases, size, bounds, gaps, conflicts, support, use
    case agreement, distinction, copies, replay
    case knownChange = "known-change"
    case statusBar = "status-bar"
    case homeIndicator = "home-indicator"
    case bottomInset = "bottom-inset"
    case symmetry, age, stretches, conditions, values
    case lastVersions = "last-versions"
    // Remarks.
    case own, addresses, attributes, licences
  }

  /// Every check.
  package static let all: [Check] = [
    .references, .formulas, .devices, .releases, .lastVersions, .size, .bounds, .gaps, .conflicts,
    .support, .use,
    .agreement, .distinction, .copies, .replay, .knownChange, .statusBar, .homeIndicator,
    .bottomInset, .symmetry, .age, .stretches, .conditions, .values,
  ]

  /// Finds the faults of the knowledge.
  package func findings(in resolver: Resolver) -> [Finding] { run(resolver) }
}
