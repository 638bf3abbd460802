import KeylineModel
import KeylineQuery
import KeylineText

extension PublishedRows {
  /// Inserts the answers: one row for each range of versions in which neither value nor status changes.
  func insertAnswers(into database: inout PublishedDatabase) throws {
    let labels = VersionLabels(knowledge.releases)
    var number = 0
    for device in matrix.devices {
      let questions = DeviceQuestions(device, matrix.resolver)
      for variant in matrix.variants {
        for column in variant.columns {
          let table = matrix.resolver.table(request(column, device), asking: questions)
          for record in table.allRecords {
            for range in record.ranges {
              number += 1
              try insert(
                number, record, under: variant.conditionWords, range, labels, into: &database)
            }
          }
        }
      }
    }
  }

  /// An example query for one answer, to be changed to another device, metric or version; nil
  /// without answers.
  package var exampleQuery: String? {
    // A version such as 18.0 shows that it is not written as 18.
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
    request.folding = .status
    return request
  }

  private func insert(
    _ number: Int, _ record: AnswerRecord, under conditions: String, _ range: VersionRange,
    _ labels: VersionLabels, into database: inout PublishedDatabase
  ) throws {
    let answer = record.answer
    let candidates =
      answer.candidates.isEmpty ? nil : Answer.Content.candidates(answer.candidates).text
    try database.insert(
      .answer,
      [
        .integer(number), .text(record.device.id), .text(record.metric.id),
        .text(record.situation.orientation.rawValue), .text(conditions),
        .text(labels.label(range, dash: "-")),
        .integer(range.from.packed), .integer(range.until.packed), .text(answer.status.rawValue),
        PublishedValue(answer.value), PublishedValue(candidates),
        .text(record.metric.unit.rawValue), PublishedValue(answer.confidence?.rawValue),
        PublishedValue(answer.measuredUntil.map { StatedVersion(before: $0).description }),
        PublishedValue(record.answer.why.map { $0.text(on: record.device) }),
      ])
    for (position, rule) in answer.rules.filter(rules.contains).enumerated() {
      try database.insert(.answerRule, [.integer(number), .integer(position), .text(rule)])
    }
    for source in answer.sources where sources.contains(source) {
      try database.insert(.answerSource, [.integer(number), .text(source)])
    }
  }
}
