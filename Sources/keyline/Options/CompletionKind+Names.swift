import ArgumentParser
import KeylineModel

extension CompletionKind {
  /// Sets of devices: identifiers and properties, also after a comma.
  static let devices = names(joinedByCommas: true) {
    ["notch", "dynamic-island", "home-button"] + $0.catalogue.devices.map(\.id)
  }

  /// One device.
  static let device = names { $0.catalogue.devices.map(\.id) }

  /// Metrics by key.
  static let metrics = names { $0.catalogue.metrics.map(\.id) }

  /// Sources by key.
  static let sources = names { $0.all.sources.map(\.id) }

  /// Rules by identifier.
  static let rules = names { $0.all.rules.map(\.id) }

  /// Observations by identifier.
  static let observations = names { $0.all.observations.map(\.id) }

  /// Techniques by identifier.
  static let techniques = names { $0.all.techniques.map(\.id) }

  private static func names(
    joinedByCommas: Bool = false, _ names: @escaping @Sendable (KnownNames) -> [String]
  ) -> CompletionKind {
    .custom { _, _, word in
      let names = names(KnownNames(.process))
      return joinedByCommas ? KnownNames.continuations(of: word, with: names) : names
    }
  }
}
