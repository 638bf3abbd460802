import KeylineModel
package import KeylineQuery

extension AnswerTable {
  /// The table for documents: a row per group of devices and range of versions, a column per
  /// metric.
  ///
  /// Without `isGrouped` every device has its own rows, and without `namesDevices` devices are not
  /// named. With `footnotes` the evidence of each cell is below the table.
  package func pivoted(
    _ labels: VersionLabels, isGrouped: Bool = true, namesDevices: Bool = true,
    footnotes: Footnotes? = nil, stars: Stars = .none
  ) -> TextTable {
    let values = columns.map { TextTable.Column($0.title, isNumeric: true) }
    var footnotes = footnotes
    let groups = isGrouped ? groups : FoldedDevices.apart(rows)
    let isMarked = columns.indices.map { column in
      stars != .none && groups.contains { $0.isStarred(column) }
    }
    let rows = groups.map { group in
      (namesDevices ? [NameLists.joined(group.devices.map(\.markedName))] : [])
        + [labels.label(group.versions)]
        + group.answers.enumerated().map { column, answer in
          // A space in place of the star keeps the digits of a column aligned.
          let star = isMarked[column] ? group.isStarred(column) ? "*" : " " : ""
          return answer.content.text + star
            + (footnotes?.mark(group, column) ?? "")
        }
    }
    return TextTable(
      columns: (namesDevices ? [.init("Device")] : []) + [.init("iOS")] + values, rows: rows,
      footnotes: footnotes?.texts ?? [],
      legends: [
        stars == .explained ? Counts(groups).checkedText.map { "* " + $0 } : nil,
        labels.legend(groups.map(\.versions)),
      ])
  }
}

/// The stars after values to check: none, just stars, or stars with a sentence below the table.
package enum Stars: Sendable {
  case none, marked, explained
}

extension FoldedDevices<AnswerTable.Row> {
  /// True if the value of a column needs checking on any of the devices.
  func isStarred(_ column: Int) -> Bool { stages.contains { $0.answers[column].needsChecking } }
}

extension Column {
  /// The heading: the metric, and the conditions that distinguish it from other columns.
  var title: String {
    ([metric.title] + conditions.map { $0.dimension.words(for: $0.code) }).joined(separator: ", ")
  }

  /// The metric and its situation, inside a sentence: `widget.width for small widgets`.
  ///
  /// - Parameter isOriented: True to include the orientation.
  package func subject(isOriented: Bool) -> String {
    let orientation = (Dimension.orientation, situation.orientation.code)
    let places = (conditions + (isOriented ? [orientation] : [])).map { $0.0.placeText($0.1) }
    return ([metric.id] + places).joined(separator: " ")
  }
}

extension AnswerMatrix.Variant {
  /// The metric, and the conditions that distinguish it from other variants: `Widget width, small`.
  package var title: String { columns.first?.title ?? metric.title }

  /// The key of the metric, and the same conditions: `widget.width small`.
  package var key: String {
    let words = conditionWords
    return words.isEmpty ? metric.id : metric.id + " " + words
  }

  /// The conditions that distinguish it from other variants of its metric: `small`.
  package var conditionWords: String {
    conditions.map { $0.dimension.words(for: $0.code) }.joined(separator: ", ")
  }

  /// The values of the conditions that distinguish some variants of its metric: `suggestions on`.
  package func words(among variants: [Self]) -> String {
    let told = Set(variants.flatMap(\.conditions).map(\.dimension))
    return Dimension.ofFewMetrics.filter(told.contains).map { dimension in
      dimension.words(for: situations.first?.code(dimension, defaultSDK: 0) ?? 0)
    }.joined(separator: ", ")
  }
}

extension Dimension {
  /// A value of a metric-specific condition: `small`, `suggestions off`.
  fileprivate func words(for code: Int) -> String {
    let text = ValueSet(values: [code]).text(of: self)
    return isAskedForEach ? String(text.dropFirst(key.count + 1)) : text
  }
}

extension Answer.Content {
  /// The text of a cell: `44`, `24 or 32`, `unknown`, `n/a`, `never ran`.
  package var text: String {
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

extension Device {
  /// The name, with a mark for a device of the user or the project.
  var markedName: String {
    switch layer {
    case .shipped: name
    case .local: name + " (yours)"
    case .project: name + " (project)"
    }
  }
}
