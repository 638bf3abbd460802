/// The kinds of rows that a layer can add, replace and take away.
public enum RowKind: String, CaseIterable, Comparable, Sendable {
  case device, rule, observation, source, technique

  public static func < (left: RowKind, right: RowKind) -> Bool { left.code < right.code }
}

/// The name of a row whatever its layer: its kind and its identifier.
public struct RowKey: Hashable, Comparable, Sendable {
  /// The kind of row.
  public let kind: RowKind
  /// The identifier among the rows of its kind.
  public let id: String

  /// Creates the name of a row.
  public init(_ kind: RowKind, _ id: String) {
    self.kind = kind
    self.id = id
  }

  public static func < (left: RowKey, right: RowKey) -> Bool {
    (left.kind, left.id) < (right.kind, right.id)
  }
}

extension RowKey: CustomStringConvertible {
  public var description: String { "\(kind.rawValue) \(id)" }
}
