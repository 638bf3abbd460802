import KeylineModel
package import KeylineQuery

extension Sheet {
  /// The sheet of a device: a row per metric and range of versions, portrait beside landscape.
  package static func text(
    _ tables: [AnswerTable], _ labels: VersionLabels, stars: Stars = .none
  ) -> TextTable {
    let answers = tables.flatMap(\.rows).map(\.answers)
    let isMarked = Orientation.allCases.indices.map { column in
      stars != .none && answers.contains { $0[column].needsChecking }
    }
    let rows = tables.flatMap { table in
      table.rows.map { row in
        [table.columns[0].metric.title, labels.label(row.ranges)]
          + row.answers.enumerated().map { column, answer in
            answer.content.text + (isMarked[column] ? answer.needsChecking ? "*" : " " : "")
          }
      }
    }
    var previous = ""
    let said = rows.map { row -> [String] in
      defer { previous = row[0] }
      return row[0] == previous ? [""] + row.dropFirst() : row
    }
    return TextTable(
      columns: [.init(""), .init("iOS")]
        + ["Portrait", "Landscape"].map { .init($0, isNumeric: true) },
      rows: said,
      legends: [
        stars == .explained ? Counts(answers.joined()).checkedText.map { "* " + $0 } : nil
      ])
  }
}
