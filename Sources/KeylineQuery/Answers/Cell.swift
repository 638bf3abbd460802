package import KeylineModel

/// One metric in one situation.
package struct Column: Hashable, Sendable {
  /// The metric that is asked.
  package let metric: Metric
  /// The situation in which it is asked.
  package let situation: Situation

  /// Creates a column.
  package init(_ metric: Metric, _ situation: Situation) {
    self.metric = metric
    self.situation = situation
  }
}

/// One metric on one device over versions in which its value does not change.
package struct Cell: Hashable, Sendable {
  /// The question that it answers.
  package let column: Column
  /// The different outcomes over the versions; they have the same content.
  package internal(set) var outcomes: [Outcome]

  /// A cell of one outcome.
  package init(_ column: Column, _ outcome: Outcome) {
    self.init(column: column, outcomes: [outcome])
  }

  init(column: Column, outcomes: [Outcome]) {
    self.column = column
    self.outcomes = outcomes
  }

  /// The part of a cell that a table shows; equal contents are folded.
  package enum Content: Hashable, Sendable {
    case value(Length)
    case candidates([Length?])
    case status(Status)

    init(_ value: Length?, _ status: Status, _ candidates: [Length?]) {
      self =
        value.map(Self.value)
        ?? (status == .uncertain ? .candidates(candidates) : .status(status))
    }
  }

  /// The part that a table shows.
  package var content: Content { outcomes[0].content }

  /// The outcomes that tell how it stands: those on released versions, else all.
  var standing: [Outcome] {
    guard outcomes.contains(where: \.isUnreleased) else { return outcomes }
    let released = outcomes.filter { !$0.isUnreleased }
    return released.isEmpty ? outcomes : released
  }

  /// How it stands: the least sure of the outcomes on released versions.
  package var status: Status {
    let order: [Status] = [.inferred, .assumed]
    let standing = standing
    return order.first { status in standing.contains { $0.status == status } }
      ?? standing[0].status
  }

  /// True for a value to check: disputed, copied from another device, or inferred from no
  /// observation of a device of the same size and housing, or of its class.
  package var isStarred: Bool { standing.contains(where: \.isStarred) }

  /// The value; nil unless the status has one.
  package var value: Length? { outcomes[0].value }

  /// The values that an uncertain or conflicting cell may have.
  package var candidates: [Length?] { outcomes[0].candidates }

  /// The worst confidence of the outcomes.
  package var confidence: Confidence? { outcomes.compactMap(\.confidence).max() }

  /// The end of the last version on which it was measured.
  package var measuredUntil: OSVersion? { outcomes.compactMap(\.measuredUntil).max() }

  /// The end of the last version that a source speaks of.
  package var statedUntil: OSVersion? { outcomes.compactMap(\.statedUntil).max() }

  /// True if the default SDK mattered.
  package var readsDefaultSDK: Bool { outcomes.contains(where: \.readsDefaultSDK) }

  /// The rules behind it, each once.
  package var rules: [Rule.ID] { [].merged(with: outcomes.flatMap(\.rules)) }

  /// The sources behind it, sorted.
  package var sources: [Source.ID] { Set(outcomes.flatMap(\.sources)).sorted() }

  /// Why there is no value.
  package var reason: Outcome.Reason? { outcomes[0].reason }

  /// A missing value as it is told: how the cell stands, why, and what it may be.
  package struct Absence: Hashable, Sendable {
    /// How the cell stands.
    package let status: Status
    /// Why there is no value; nil where there is one of several.
    package let reason: Outcome.Reason?
    /// The values that an uncertain or conflicting cell may have.
    package let candidates: [Length?]
    /// The question, where there is no single value.
    package var unanswered = Unanswered()
  }

  /// The cell without its value.
  package var absence: Absence { Absence(outcomes[0]) }
}

extension Cell.Absence {
  /// Tells of an outcome without its value, over the versions that it is told for anyway or over others.
  package init(_ outcome: Outcome, over ranges: [VersionRange]? = nil) {
    self.init(
      status: outcome.status, reason: outcome.reason, candidates: outcome.candidates,
      unanswered: outcome.unanswered)
    if let ranges { unanswered.ranges = ranges }
  }

  /// The same, with what is known nearby looked up for all that is told of it.
  ///
  /// - Parameter devices: The devices among which others look it up, too.
  package func lookedUp(among devices: AskedDevices? = nil) -> Self {
    var known = self
    known.unanswered = unanswered.lookedUp(among: devices)
    return known
  }
}

extension Outcome {
  /// The part of the outcome that a table shows.
  package var content: Cell.Content {
    Cell.Content(value, status, candidates)
  }
}
