extension FindAnswer {
  /// The notes on the values of the matches; nothing for what is known and confirmed.
  public var notes: [Note] {
    let rows = matches.map {
      AnswerTable.Row(device: $0.device, ranges: $0.ranges, cells: $0.cells)
    }
    return AnswerTable(
      columns: columns, rows: rows, dropped: 0, isUnfolded: false, folding: .content
    ).notes
  }
}
