package import KeylineModel
package import KeylineQuery

/// A row of the user's own, with the verdict of the shared data.
package struct OwnRow: Hashable, Sendable {
  /// The row under review.
  package let key: RowKey
  /// The verdict of the shared data.
  package let verdict: LocalReview.Verdict
  /// The reason, in words.
  package let detail: String

  /// Creates the text of a review's item.
  ///
  /// - Parameter restore: The command that lets the shipped row of a key count again.
  package init(_ item: LocalReview.Item, restoringWith restore: (RowKey) -> String) {
    key = item.key
    verdict = item.verdict
    detail = item.reason.text(restore(item.key))
  }

  /// The number of the user's own rows that the shared data confirms, contradicts and leaves alone,
  /// in a sentence; empty without any.
  ///
  /// - Parameters:
  ///   - rows: The rows with a verdict.
  ///   - count: The number of all rows, masks included.
  package static func summary(_ rows: [OwnRow], of count: Int) -> String {
    guard count > 0 else { return "" }
    var worst: [RowKey: LocalReview.Verdict] = [:]
    for row in rows where worst[row.key] == nil || row.verdict != .confirmed {
      worst[row.key] = row.verdict
    }
    let counts = LocalReview.Verdict.allCases.map { verdict in
      (worst.values.count { $0 == verdict }, verdict.rawValue)
    }
    let parts = (counts + [(count - worst.count, "left alone")]).filter { $0.0 > 0 }
    let words = parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\nThe shipped data and your \(count == 1 ? "row" : "\(count) rows"): \(words)\n"
  }

  private static let mostShown = 100

  /// Rows with their verdicts, for people; empty without any.
  ///
  /// - Parameter command: The command that lists all of them.
  package static func text(_ rows: [OwnRow], width: Int, allWith command: String) -> String {
    guard !rows.isEmpty else { return "" }
    let table = TextTable(
      columns: [.init("Your row"), .init("Is"), .init("Because")],
      rows: rows.prefix(mostShown).map { ["\($0.key)", $0.verdict.rawValue, $0.detail] })
    let more = rows.count - table.rows.count
    return "\n" + PlainTable(width: width).text(table)
      + (more > 0 ? "\nand \(more) more. All of them: \(command)\n" : "")
  }
}

extension LocalReview.Reason {
  /// The reason for the verdict, as the end of a sentence.
  func text(_ restore: String) -> String {
    switch self {
    case .rulesAgree: "the other rules say the same"
    case .rulesDiffer(let place?, let value):
      "\(place.device), iOS \(place.version): \(place.answer), but your row says \(value)"
    case .rulesDiffer(nil, _): "the other rules differ"
    case .fault(let fault): fault.message
    case .sameDevice(let id): "\(id) has the same name or model identifier"
    case .shippedSame: "the shipped row says the same; drop yours: \(restore)"
    case .shippedDiffers: "the shipped row with this name differs; use it: \(restore)"
    case .shippedChanged(let wasRemoved):
      "\(Self.row(wasRemoved)) has changed; use it: \(restore)"
    case .shippedGone(let wasRemoved): "\(Self.row(wasRemoved)) is no longer shipped"
    }
  }

  private static func row(_ wasRemoved: Bool) -> String {
    "the shipped row that \(wasRemoved ? "you removed" : "yours replaces")"
  }
}

extension Replay.Place {
  /// The value that the rules give there, or its status.
  package var answer: String { result.value?.description ?? result.status.text }
}
