public import KeylineModel

/// One metric in one situation.
public struct Column: Hashable, Sendable {
  /// The metric that is asked.
  public let metric: Metric
  /// The situation in which it is asked.
  public let situation: Situation

  /// Creates a column.
  public init(_ metric: Metric, _ situation: Situation) {
    self.metric = metric
    self.situation = situation
  }
}

/// One metric on one device over versions in which its value does not change.
public struct Cell: Hashable, Sendable {
  /// The question that it answers.
  public let column: Column
  /// The different outcomes over the versions; they have the same content.
  public internal(set) var outcomes: [Outcome]

  /// A cell of one outcome.
  public init(_ column: Column, _ outcome: Outcome) {
    self.init(column: column, outcomes: [outcome])
  }

  init(column: Column, outcomes: [Outcome]) {
    self.column = column
    self.outcomes = outcomes
  }

  /// The part of a cell that a table shows; equal contents are folded.
  public enum Content: Hashable, Sendable {
    case value(Length)
    case candidates([Length?])
    case status(Status)
  }

  /// The part that a table shows.
  public var content: Content { outcomes[0].content }

  /// How it stands: the least sure of the outcomes.
  public var status: Status {
    let order: [Status] = [.inferred, .assumed]
    return order.first { status in outcomes.contains { $0.status == status } }
      ?? outcomes[0].status
  }

  /// The value; nil unless the status has one.
  public var value: Length? { outcomes[0].value }

  /// The values that an uncertain or conflicting cell may have.
  public var candidates: [Length?] { outcomes[0].candidates }

  /// The worst confidence of the outcomes.
  public var confidence: Confidence? { outcomes.compactMap(\.confidence).max() }

  /// The end of the last version on which it was measured.
  public var measuredUntil: OSVersion? { outcomes.compactMap(\.measuredUntil).max() }

  /// The end of the last version that a source speaks of.
  public var statedUntil: OSVersion? { outcomes.compactMap(\.statedUntil).max() }

  /// True if the default SDK mattered.
  public var readsDefaultSDK: Bool { outcomes.contains(where: \.readsDefaultSDK) }

  /// The rules behind it, each once.
  public var rules: [Rule.ID] { [].merged(with: outcomes.flatMap(\.rules)) }

  /// The sources behind it, sorted.
  public var sources: [Source.ID] { Set(outcomes.flatMap(\.sources)).sorted() }

  /// Why there is no value.
  public var reason: Outcome.Reason? { outcomes[0].reason }

  /// A missing value as it is told: how the cell stands, why, and what it may be.
  public struct Absence: Hashable, Sendable {
    /// How the cell stands.
    public let status: Status
    /// Why there is no value; nil where there is one of several.
    public let reason: Outcome.Reason?
    /// The values that an uncertain or conflicting cell may have.
    public let candidates: [Length?]
  }

  /// The cell without its value.
  public var absence: Absence {
    Absence(status: status, reason: reason, candidates: candidates)
  }
}

extension Outcome {
  /// The part of the outcome that a table shows.
  public var content: Cell.Content {
    if let value { return .value(value) }
    return status == .uncertain ? .candidates(candidates) : .status(status)
  }
}
