package import KeylineModel

/// A rule of thumb as people write it, for example `hasNotch ? 88 : 64`, with its names looked up
/// and its kinds checked.
///
/// Two expressions are equal if they are the same tree, however they are spaced.
package struct AuditExpression: Hashable, Sendable {
  let root: Node

  /// The longest allowed text, in bytes of UTF-8.
  package static let maximumLength = 4_096
  /// The deepest allowed nesting of an expression.
  package static let maximumDepth = 100

  /// Reads an expression over these metrics; throws the fault and its place.
  package init(_ text: String, metrics: [Metric] = []) throws(ExpressionError) {
    var parser = ExpressionParser(text, metrics)
    root = try parser.expression()
  }

  /// One part of an expression.
  indirect enum Node: Hashable, Sendable {
    /// A number, a version, true, false, or one of the words of an attribute, as written.
    case constant(String, ExpressionValue)
    case name(Name)
    case apply(Operation, [Node])

    /// The constants and names, left to right.
    var leaves: [Node] {
      if case .apply(_, let parts) = self { parts.flatMap(\.leaves) } else { [self] }
    }

    /// The kind of its values.
    var kind: ExpressionValue.Kind {
      switch self {
      case .constant(_, .truth): .truth
      case .constant(_, .version): .version
      case .constant(_, .word): .word
      case .constant: .number
      case .name(let name): name.variable?.kind ?? .number
      case .apply(let operation, let parts): operation.kind(of: parts.map(\.kind)) ?? .number
      }
    }

    /// The value, given the values of the names.
    func value(_ values: (Name) -> ExpressionValue) -> ExpressionValue {
      switch self {
      case .constant(_, let value): value
      case .name(let name): values(name)
      case .apply(let operation, let parts): operation.value(parts.map { $0.value(values) })
      }
    }
  }

  /// A name and its meaning.
  package struct Name: Hashable, Sendable {
    /// The name as written, with points between its parts.
    package let text: String
    /// The variable that it means; nil for a metric.
    package let variable: AuditVariable?
    /// The metric that it means.
    package let metric: Metric?
  }

  /// The value, given the values of the names: a number, unknown, or none.
  package func value(_ values: (Name) -> ExpressionValue) -> ExpressionValue { root.value(values) }

  /// The names that it reads, each once, in the order of their first use.
  package var names: [Name] {
    [].merged(with: root.leaves.compactMap { if case .name(let name) = $0 { name } else { nil } })
  }

  private var versions: [StatedVersion] {
    root.leaves.compactMap {
      if case .constant(_, .version(let version)) = $0 { version } else { nil }
    }
  }

  /// Refuses a version in a gap between released major versions.
  package func requireReleased(in releases: [Release]) throws(SetError) {
    for version in versions { try releases.requireNoGap(at: version) }
  }

  /// The versions at which the expression itself may change on a device, whatever the metrics do.
  func breakpoints(on device: Device) -> [OSVersion] {
    var stated = versions
    for variable in names.compactMap(\.variable) {
      if case .version(let version) = variable.value(
        .init(device: device, version: .lowest, situation: Situation()))
      {
        stated.append(version)
      }
      if variable.name == "sdk" {
        stated += (1..<100).map { StatedVersion(OSVersion($0), precision: .major) }
      }
    }
    return Set(stated.flatMap { [$0.first, $0.end] }).filter { $0 < .highest }.sorted()
  }
}

extension AuditExpression: CustomStringConvertible {
  /// The expression with one space around operators and only necessary parentheses; it reads back
  /// as the same tree.
  package var description: String { root.text(above: -1) }
}

extension AuditExpression.Node {
  /// The text, in parentheses unless it binds tighter than a precedence.
  fileprivate func text(above outer: Int) -> String {
    guard case .apply(let operation, let parts) = self else { return leafText }
    let sign = operation.rawValue
    let unary = 7
    let own = operation == .choice ? 0 : parts.count == 1 ? unary : operation.precedence ?? .max
    let text =
      switch operation {
      case .choice:
        "\(parts[0].text(above: 0)) ? \(parts[1].text(above: -1)) : \(parts[2].text(above: -1))"
      case .min, .max: "\(sign)(\(parts.map { $0.text(above: -1) }.joined(separator: ", ")))"
      case _ where parts.count == 1: sign + parts[0].text(above: unary - 1)
      default: "\(parts[0].text(above: own - 1)) \(sign) \(parts[1].text(above: own))"
      }
    return own > outer ? text : "(\(text))"
  }

  private var leafText: String {
    switch self {
    case .constant(let text, _): text
    case .name(let name): name.text
    case .apply: ""
    }
  }
}
