extension [Difference] {
  /// The notes on the values of both sides; nothing for what is known and confirmed.
  public var notes: [MetricNote] {
    MetricNote.notes(
      on: flatMap { difference in
        (difference.left + difference.right).map { (cell: $0.cell, ranges: [$0.range]) }
      })
  }
}
