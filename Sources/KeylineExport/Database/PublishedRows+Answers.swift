import KeylineModel
import KeylineQuery
import KeylineText

extension PublishedRows {
  /// Inserts the answers: one row for each range of versions in which neither value nor status changes.
  func insertAnswers(into database: inout PublishedDatabase) throws {
    let labels = VersionLabels(knowledge.releases)
    let devices = AskedDevices(matrix.resolver)
    var number = 0
    for device in matrix.devices {
      for variant in matrix.variants {
        for column in variant.columns {
          for row in matrix.resolver.table(request(column, device), asking: devices[device]).rows {
            for range in row.ranges {
              number += 1
              try insert(
                number, device, row.cells[0], under: variant.conditionWords, range, labels,
                among: devices, into: &database)
            }
          }
        }
      }
    }
  }

  /// A query for one answer, which shows what to write for another device, metric or version; nil without
  /// answers.
  package var exampleQuery: String? {
    // Of a version such as 18.0 people see that it is not written 18.
    let first = matrix.devices.last { $0.support.map { $0.from.minor == 0 } ?? false }
    guard let variant = matrix.variants.first, let column = variant.columns.first,
      let device = first ?? matrix.devices.last
    else { return nil }
    guard
      let range = matrix.resolver.table(request(column, device)).rows.last?.ranges.last,
      let release = knowledge.releases.first(where: { range.contains($0.version) })
    else { return nil }
    return "SELECT value, status FROM answer "
      + "JOIN release ON number >= from_number AND number < until_number "
      + "WHERE device = '\(device.id)' AND metric = '\(column.metric.id)' "
      + "AND orientation = '\(column.situation.orientation.rawValue)' "
      + "AND conditions = '\(variant.conditionWords)' AND version = '\(release.version)'"
  }

  private func request(_ column: Column, _ device: Device) -> AnswerTable.Request {
    var request = AnswerTable.Request(
      columns: [column], devices: DeviceSet(naming: [device]), versions: matrix.versions)
    request.hypothetical = matrix.hypothetical
    request.folding = .status
    return request
  }

  private func insert(
    _ number: Int, _ device: Device, _ cell: Cell, under conditions: String, _ range: VersionRange,
    _ labels: VersionLabels, among devices: AskedDevices, into database: inout PublishedDatabase
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
        PublishedValue(cell.reasonText(on: device, among: devices)),
      ])
    for (position, rule) in cell.rules.filter(rules.contains).enumerated() {
      try database.insert(.answerRule, [.integer(number), .integer(position), .text(rule)])
    }
    for source in cell.sources where sources.contains(source) {
      try database.insert(.answerSource, [.integer(number), .text(source)])
    }
  }
}
