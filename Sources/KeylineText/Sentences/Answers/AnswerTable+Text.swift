package import KeylineData
import KeylineModel
package import KeylineQuery

extension AnswerTable {
  /// The table that people put into their documents: a row per group of devices and range of
  /// versions, a column per metric.
  ///
  /// Without `isGrouped` every device has rows of its own, and without `namesDevices` nothing is said
  /// of devices. With `footnotes` each cell is told apart below the table.
  package func pivoted(
    _ labels: VersionLabels, isGrouped: Bool = true, namesDevices: Bool = true,
    footnotes: Footnotes? = nil, stars: Stars = .none
  ) -> TextTable {
    let values = columns.map { TextTable.Column($0.title, isNumeric: true) }
    var footnotes = footnotes
    let groups = isGrouped ? groups : devices
    let isMarked = columns.indices.map { column in
      stars != .none && groups.contains { $0.isStarred(column) }
    }
    let rows = groups.map { group in
      (namesDevices ? [Names.joined(group.devices.map(\.markedName))] : [])
        + [labels.label(group.versions)]
        + group.answers.enumerated().map { column, answer in
          // A space in place of the star keeps the digits of a column below each other.
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

/// The stars behind values to check: none, stars alone, or stars with a sentence below the table.
package enum Stars: Sendable {
  case none, marked, explained
}

extension AnswerTable.Group {
  /// True if the value of a column is one to check on any of the devices.
  func isStarred(_ column: Int) -> Bool { rows.contains { $0.answers[column].needsChecking } }
}

extension Column {
  /// The heading: the metric, and the conditions that tell it from other columns.
  var title: String {
    ([metric.title] + conditions.map { $0.dimension.words(for: $0.code) }).joined(separator: ", ")
  }

  /// The metric and where it was asked, inside a sentence: `widget.width for small widgets`.
  ///
  /// - Parameter isOriented: True if that is in landscape or portrait, too.
  package func subject(isOriented: Bool) -> String {
    let orientation = (Dimension.orientation, situation.orientation.code)
    let places = (conditions + (isOriented ? [orientation] : [])).map { $0.0.placeText($0.1) }
    return ([metric.id] + places).joined(separator: " ")
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

/// An answer as machines get it, with how versions are written: a row of CSV, an object of JSON.
package struct ToldAnswer: Sendable {
  package let record: AnswerRecord
  /// The nearest values, where there is none.
  let neighbours: [Neighbour]
  private let labels: VersionLabels

  init(_ record: AnswerRecord, _ labels: VersionLabels, _ search: NeighbourSearch? = nil) {
    self.record = record
    self.labels = labels
    neighbours = search?.neighbours(of: record) ?? []
  }

  /// The answers of a table: devices in order, then columns, then versions; one ends only where its own value
  /// changes.
  ///
  /// - Parameter search: Looks up what is known near a missing value; nil where that is not told.
  package static func all(
    _ table: AnswerTable, _ labels: VersionLabels, _ search: NeighbourSearch? = nil
  ) -> [ToldAnswer] {
    table.records.map { ToldAnswer($0, labels, search) }
  }

  /// The answer as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  /// A table with one row per answer.
  ///
  /// The situation has a column where it differs in more than the orientation.
  package static func table(_ answers: [ToldAnswer]) -> TextTable {
    let conditions = answers.map { $0.record.column.conditions.map(\.code) }
    let situation = Set(conditions).count > 1 ? fields.columns("situation") : []
    return TextTable(
      answers,
      fields.columns("device", "os", "orientation") + situation
        + fields.columns(
          "metric", "status", "value", "candidates", "unit", "pixels", "confidence",
          "verifiedThrough", "rules", "sources") + names)
  }

  /// What the keys are called.
  private static let names: [FieldColumn<ToldAnswer>] = [
    FieldColumn("name") { $0.record.device.name }, FieldColumn("title") { $0.record.metric.title },
  ]

  static let fields: [Field<ToldAnswer>] =
    Field.question + Field.support + [
      .required(
        "os", .text,
        "The versions as asked, or the part of them in which the value does not change."
      ) { $0.labels.label($0.record.ranges, dash: "-") },
      .required("unit", .choice, Metric.Unit.meaning) { $0.record.metric.unit },
      .required(
        "pixels", Form<Int>.integer.orNull,
        "The value in device pixels; null if it is not a whole number."
      ) { $0.pixels },
      .sources { $0.record.answer.sources },
    ]

  /// The value in pixels of the device; nil where it is not a whole number, or not a length.
  var pixels: Int? {
    guard let value = record.value, let scale = record.device.scale, record.metric.unit == .points,
      (value.sixths * scale).isMultiple(of: 6)
    else { return nil }
    return value.sixths * scale / 6
  }
}

extension ToldAnswer: AnsweredQuestion, SupportedAnswer {
  var confidence: Confidence? { record.answer.confidence }
  var measuredUntil: OSVersion? { record.answer.measuredUntil }
  var rules: [String] { record.answer.rules }
}

extension SchemaDefinition {
  /// One metric of one device over versions in which its value does not change.
  static let cell = SchemaDefinition("cell", .object(ToldAnswer.fields))
}

extension JSONSchema {
  /// The schema of `keyline get`.
  package static let get = cells("keyline.get/1", "The values: one object per cell of the table.")
  /// The schema of `keyline sheet`.
  package static let sheet = cells(
    "keyline.sheet/1",
    "The sheet of a device: the values that people ask for most, portrait beside landscape.")

  private static func cells(_ name: String, _ description: String) -> JSONSchema {
    JSONSchema(
      name, description,
      [
        .required(
          "results", .array(of: SchemaDefinition.cell.reference),
          "The cells: devices in the order asked, then versions, then metrics.")
      ], definitions: [.cell, .situation])
  }
}

extension Device {
  /// The name, with a mark where the device is the user's own or the project's.
  var markedName: String {
    switch layer {
    case .shipped: name
    case .local: name + " (yours)"
    case .project: name + " (project)"
    }
  }
}
