/// The state of the user's own layer at one row, in the seed's JSON.
public struct LocalState: Hashable, Sendable {
  /// The user's own row; nil where there is none.
  public let row: String?
  /// The row of a lower layer that it stands for, as it was when the change was made.
  public let replaced: String?

  /// Creates what the layer says; with neither it says nothing of the row.
  public init(row: String? = nil, replaced: String? = nil) {
    self.row = row
    self.replaced = replaced
  }

  /// True if the row of the lower layer is taken away.
  public var isMask: Bool { row == nil && replaced != nil }
}
