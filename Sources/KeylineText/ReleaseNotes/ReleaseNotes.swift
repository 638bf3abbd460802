import KeylineModel
public import KeylineQuery

/// The changes in the data since an older version of it.
public struct ReleaseNotes: Sendable {
  /// The number of the older data.
  public let from: Int
  /// The number of the newer data.
  public let to: Int
  /// The changes of the rows, kind by kind.
  public let rows: [RowChanges]
  /// The answers that differ, situation by situation.
  public let answers: [AnswerChanges]
  /// The resolver of the newer data, which labels the versions.
  let resolver: Resolver

  /// Puts the notes together.
  ///
  /// - Parameters:
  ///   - old: The older data.
  ///   - new: The newer data.
  ///   - rows: What happened to the rows.
  public init(from old: Resolver, to new: Resolver, rows: [RowChanges]) {
    from = old.knowledge.data
    to = new.knowledge.data
    self.rows = rows
    answers = new.changes(since: old)
    resolver = new
  }

  /// True if nothing changed.
  public var isEmpty: Bool { rows.allSatisfy(\.isEmpty) && answers.isEmpty }

  var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }
}
