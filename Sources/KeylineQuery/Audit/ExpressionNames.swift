package import KeylineModel

/// Finds what a name in an expression stands for.
package struct ExpressionNames: Sendable {
  private let metrics: [Metric]

  /// Creates the names that an expression may use besides the built-in ones.
  package init(_ metrics: [Metric]) { self.metrics = metrics }

  /// The meaning of a name.
  enum Meaning: Sendable {
    case variable(AuditVariable)
    case metric(Metric)
  }

  /// The prefixes of Swift names that mean nothing here, or something else.
  package static let prefixes: [(written: String, read: String)] = [
    ("UIScreen.main.bounds.size.", "screen."), ("UIScreen.main.bounds.", "screen."),
    ("UIScreen.main.nativeBounds.size.", "native"), ("UIScreen.main.nativeBounds.", "native"),
    ("UIScreen.main.", ""), ("UIScreen.mainScreen.", "UIScreen.main."),
    ("UIDevice.current.", ""), ("UIDevice.currentDevice.", ""), ("self.", ""), ("view.", ""),
  ]

  /// The meaning of a name; throws the nearest names.
  func meaning(_ name: String) throws(SetError) -> Meaning {
    var rest = name
    while true {
      if let meaning = plain(rest) { return meaning }
      guard let prefix = Self.prefixes.first(where: { rest.begins(with: $0.written) }) else {
        break
      }
      rest = prefix.read + rest.dropFirst(prefix.written.count)
    }
    let names = AuditVariable.all.flatMap { [$0.name.text] + $0.aliases } + metrics.map(\.id)
    throw .unknown(.variable, name: name, nearest: NearestNames.of(rest, among: names))
  }

  private func plain(_ name: String) -> Meaning? {
    let folded = NearestNames.folded(name)
    let variable = AuditVariable.all.first { variable in
      ([variable.name.text] + variable.aliases).contains { NearestNames.folded($0) == folded }
    }
    if let variable { return .variable(variable) }
    if let metric = metrics.first(where: { NearestNames.folded($0.id) == folded }) {
      return .metric(metric)
    }
    let found = MetricNames(metrics).matches(name)
    return found.count == 1 ? .metric(found[0]) : nil
  }
}

extension String {
  fileprivate func begins(with prefix: String) -> Bool {
    lowercased().hasPrefix(prefix.lowercased())
  }
}
