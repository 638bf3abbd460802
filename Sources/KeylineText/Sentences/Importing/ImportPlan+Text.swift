import KeylineModel
package import KeylineQuery

extension ImportPlan {
  /// The result of a completed import, in a sentence.
  package var outcome: String {
    if changes.isEmpty { return "Nothing is new, so nothing was stored." }
    let stored = Self.counts(changes.filter(\.isPut))
    let removed = Self.counts(changes.filter { !$0.isPut })
    let done =
      removed.isEmpty
      ? "Stored \(stored)"
      : stored.isEmpty ? "Removed \(removed)" : "Stored \(stored), removed \(removed)"
    let count = parts.count { !$0.changes.isEmpty }
    return count > 1
      ? "\(done) in \(count) changes, one for each file. Undo the last one with: keyline undo"
      : "\(done). Undo with: keyline undo"
  }

  /// The number of rows of each kind: `2 observations and 1 source`.
  private static func counts(_ changes: [Change]) -> String {
    NameLists.list(
      RowKind.allCases.compactMap { kind in
        let count = changes.count { $0.key.kind == kind }
        return count > 0 ? NameLists.counted(count, kind.rawValue) : nil
      })
  }

  /// The reason to refuse rows that cover more devices than a replay takes.
  package static let excess =
    "the new rows cover more than \(ReplayLimit.maximumCount) devices, counting each device once "
    + "per row; split them into several files"
}

extension Change {
  /// True if it stores a row; false if it removes one.
  fileprivate var isPut: Bool {
    if case .put = self { true } else { false }
  }
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
