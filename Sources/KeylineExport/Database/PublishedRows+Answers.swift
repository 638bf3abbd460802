import KeylineModel
import KeylineQuery
import KeylineText

extension PublishedRows {
  /// Inserts the answers: one row for each range of versions in which the value does not change.
  func insertAnswers(into database: inout PublishedDatabase) throws {
    let labels = VersionLabels(knowledge.releases)
    var number = 0
    for device in matrix.devices {
      for variant in matrix.variants {
        for column in variant.columns {
          var request = AnswerTable.Request(
            columns: [column], devices: DeviceSet(all: [device]),
            versions: matrix.versions)
          request.hypothetical = matrix.hypothetical
          for row in matrix.resolver.table(request).rows {
            for range in row.ranges {
              number += 1
              try insert(
                number, device, row.cells[0], under: variant.conditionWords, range, labels,
                into: &database)
            }
          }
        }
      }
    }
  }

  private func insert(
    _ number: Int, _ device: Device, _ cell: Cell, under conditions: String, _ range: VersionRange,
    _ labels: VersionLabels, into database: inout PublishedDatabase
  ) throws {
    let candidates =
      cell.candidates.isEmpty ? nil : Cell.Content.candidates(cell.candidates).text
    try database.insert(
      .answer,
      [
        .integer(number), .text(device.id), .text(cell.column.metric.id),
        .text(cell.column.situation.orientation.rawValue), .text(conditions),
        .text(labels.label(range, dash: "-")),
        .integer(range.from.packed), .integer(range.until.packed), .text(cell.status.rawValue),
        PublishedValue(cell.value), PublishedValue(candidates),
        .text(cell.column.metric.unit.rawValue), PublishedValue(cell.confidence?.rawValue),
        PublishedValue(cell.measuredUntil.map { StatedVersion(before: $0).description }),
        PublishedValue(cell.reasonText(on: device)),
      ])
    for (position, rule) in cell.rules.filter(rules.contains).enumerated() {
      try database.insert(.answerRule, [.integer(number), .integer(position), .text(rule)])
    }
    for source in cell.sources where sources.contains(source) {
      try database.insert(.answerSource, [.integer(number), .text(source)])
    }
  }
}
