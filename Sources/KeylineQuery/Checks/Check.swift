import KeylineModel

/// One thing that must hold of the knowledge.
public struct Check: Sendable {
  /// A short name.
  public let name: String
  /// What must hold, in one sentence.
  public let claim: String
  let run: @Sendable (Resolver) -> [Finding]

  /// Every check.
  public static let all: [Check] = [
    .references, .formulas, .devices, .releases, .size, .bounds, .gaps, .conflicts, .support, .use,
    .agreement, .distinction, .copies, .replay, .knownChange, .statusBar, .homeIndicator,
    .bottomInset, .symmetry,
  ]

  /// What is wrong with the knowledge.
  public func findings(in resolver: Resolver) -> [Finding] { run(resolver) }
}
