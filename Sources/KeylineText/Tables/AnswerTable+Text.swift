import KeylineModel
public import KeylineQuery

extension AnswerTable {
  /// The table that people put into their documents: a row per group of devices and range of
  /// versions, a column per metric.
  ///
  /// Without `isGrouped` every device has rows of its own, and without `namesDevices` nothing is said
  /// of devices. With `footnotes` each cell is told apart below the table; with `marksDoubts` a star
  /// stands behind a value that is assumed or inferred.
  public func pivoted(
    _ labels: VersionLabels, isGrouped: Bool = true, namesDevices: Bool = true,
    footnotes: Footnotes? = nil, marksDoubts: Bool = false
  ) -> TextTable {
    let values = columns.map { TextTable.Column($0.title, isNumeric: true) }
    var footnotes = footnotes
    let groups = isGrouped ? groups : devices
    let isMarked = columns.indices.map { column in
      marksDoubts && groups.contains { $0.cells[column].status.isDoubtful }
    }
    let rows = groups.map { group in
      (namesDevices ? [Names.joined(group.devices.map(\.name))] : [])
        + [labels.label(group.versions)]
        + group.cells.enumerated().map { column, cell in
          // A space in place of the star keeps the digits of a column below each other.
          let star = isMarked[column] ? cell.status.isDoubtful ? "*" : " " : ""
          return cell.content.text + star + (footnotes?.mark(cell, over: group.ranges) ?? "")
        }
    }
    return TextTable(
      columns: (namesDevices ? [.init("Device")] : []) + [.init("iOS")] + values, rows: rows,
      footnotes: footnotes?.texts ?? [], legend: labels.legend(groups.map(\.versions)))
  }
}

extension Column {
  /// The heading: the metric, and the conditions that tell it from other columns.
  var title: String {
    ([metric.title] + conditions.map { $0.dimension.words(for: $0.code) }).joined(separator: ", ")
  }
}

extension AnswerMatrix.Variant {
  /// The metric, and the conditions that tell it from other variants: `Widget width, small`.
  package var title: String { columns.first?.title ?? metric.title }

  /// The key of the metric, and the same conditions: `widget.width small`.
  package var key: String {
    let words = conditionWords
    return words.isEmpty ? metric.id : metric.id + " " + words
  }

  /// The conditions that tell it from other variants of its metric: `small`.
  package var conditionWords: String {
    conditions.map { $0.dimension.words(for: $0.code) }.joined(separator: ", ")
  }

  /// The values of the conditions that tell some variants of its metric apart: `suggestions on`.
  package func words(among variants: [Self]) -> String {
    let told = Set(variants.flatMap(\.conditions).map(\.dimension))
    return Dimension.ofFewMetrics.filter(told.contains).map { dimension in
      dimension.words(for: situations.first?.code(dimension, defaultSDK: 0) ?? 0)
    }.joined(separator: ", ")
  }
}

extension Dimension {
  /// A value of a condition that few metrics have: `small`, `suggestions off`.
  fileprivate func words(for code: Int) -> String {
    let text = ValueSet(values: [code]).text(of: self)
    return isAskedForEach ? String(text.dropFirst(key.count + 1)) : text
  }
}

extension Cell.Content {
  /// The text of a cell: `44`, `24 or 32`, `unknown`, `n/a`, `never ran`.
  public var text: String {
    switch self {
    case .value(let length): length.description
    case .candidates(let candidates):
      candidates.map { $0?.description ?? Status.unknown.text }.joined(separator: " or ")
    case .status(.notApplicable): "n/a"
    case .status(.impossible): Status.neverRan
    case .status(let status): status.text
    }
  }
}

extension Sheet {
  /// The sheet of a device: a row per metric and range of versions, portrait beside landscape, each value
  /// with its status if that is asked for.
  public static func text(
    _ tables: [AnswerTable], _ labels: VersionLabels, hasStatus: Bool = false
  ) -> TextTable {
    let rows = tables.flatMap { table in
      table.rows.map { row in
        [table.columns[0].metric.title, labels.label(row.ranges)]
          + row.cells.flatMap { [$0.content.text] + (hasStatus ? [$0.status.besideValue] : []) }
      }
    }
    var previous = ""
    let said = rows.map { row -> [String] in
      defer { previous = row[0] }
      return row[0] == previous ? [""] + row.dropFirst() : row
    }
    return TextTable(
      columns: [.init(""), .init("iOS")]
        + ["Portrait", "Landscape"].flatMap {
          [.init($0, isNumeric: true)] + (hasStatus ? [.init("")] : [])
        },
      rows: said)
  }
}
