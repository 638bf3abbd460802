public import KeylineQuery

extension ImportPlan {
  /// The end of an import that was carried out, in a sentence.
  public var outcome: String {
    if changes.isEmpty { return "Nothing is new, so nothing was stored." }
    let rows = changes.count == 1 ? "1 row" : "\(changes.count) rows"
    return "Stored \(rows). Undo with: keyline undo"
  }

  /// The reason why rows are not imported that cover more devices than a replay takes.
  public static let excess =
    "the new rows cover more than \(ReplayLimit.maximumCount) devices, counting each row and "
    + "device; split them into several files"
}

extension ImportedReadings.Contradiction {
  /// The contradiction, as the end of an error at the second reading.
  public var text: String {
    "\(second.value) for \(metric) of \(second.device), but \(first.value) in line "
      + "\(first.place.line)"
  }
}
