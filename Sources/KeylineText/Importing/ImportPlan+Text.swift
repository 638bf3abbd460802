import KeylineModel
package import KeylineQuery

extension ImportPlan {
  /// The end of an import that was carried out, in a sentence.
  package var outcome: String {
    if changes.isEmpty { return "Nothing is new, so nothing was stored." }
    let rows = changes.count == 1 ? "1 row" : "\(changes.count) rows"
    return "Stored \(rows). Undo with: keyline undo"
  }

  /// The reason why rows are not imported that cover more devices than a replay takes.
  package static let excess =
    "the new rows cover more than \(ReplayLimit.maximumCount) devices, counting each device once "
    + "per row; split them into several files"
}

extension ImportedReadings.Fault {
  /// The fault, as the end of an error at the reading.
  package var text: String {
    switch reason {
    case .contradicts(let first):
      "\(reading.value) for \(metric) of \(reading.device), but \(first.value) on line "
        + "\(first.place.line)"
    case .leavesOpen(let dimension):
      "\(metric) has one value for each of \(dimension.key)=\(Self.names(of: dimension)), and this "
        + "row does not say which. Say it in a column \"\(dimension.key)\"."
    }
  }

  private static func names(of dimension: Dimension) -> String {
    guard case .names(let names) = dimension.values else { return "…" }
    return names.joined(separator: "|")
  }
}
