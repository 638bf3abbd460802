import KeylineModel
import KeylineQuery
import KeylineText

extension Missing {
  /// The sentence about one answer, with nearby values and the next command below it.
  static func text(_ record: AnswerRecord, _ resolver: Resolver, isExplained: Bool = false)
    -> String
  {
    let missing = Missing(record, NeighbourSearch(resolver))
    let next = resolver.nextCall(from: record, isExplained: isExplained)
    let lines = missing.lines + (next.map { [("next", $0)] } ?? [])
    let sentence = missing.sentence(VersionLabels(resolver.knowledge.releases))
    return ([sentence] + lines.text).joined(separator: "\n")
  }
}

extension Page {
  /// The most reasons listed below a table.
  private static let mostReasons = 3

  /// Writes the reasons for missing values, each once, and the next command to try after the first
  /// of them.
  func missing(_ records: [AnswerRecord]) {
    if detail == .silent || !isForReaders { return }
    let reasons = MissingReason.all(records.filter { $0.value == nil })
    for reason in detail == .all ? reasons[...] : reasons.prefix(Self.mostReasons) {
      let lines = reason.lines(labels)
      for line in detail == .all ? lines[...] : lines.prefix(1) {
        let more =
          detail == .all || lines.count == 1 ? "" : " (and \(lines.count - 1) more like it)"
        context.say("note: \(line)\(more)")
      }
    }
    let more = reasons.count - Self.mostReasons
    if detail != .all, more > 0 {
      context.say("note: \(NameLists.counted(more, "more reason")) for missing values (--notes)")
    }
    if let next = reasons.lazy.compactMap({ resolver.nextCall(from: $0.records[0]) }).first {
      context.say([("next", next)].text[0])
    }
  }
}

/// A reason for a missing value, with its answers.
private struct MissingReason {
  let result: Answer.Result
  let records: [AnswerRecord]

  /// The distinct reasons, those of possible values first, by frequency.
  static func all(_ records: [AnswerRecord]) -> [MissingReason] {
    let reasons = records.grouped(by: \.answer.result).map {
      MissingReason(result: $0.key, records: $0.members)
    }
    return reasons.enumerated().sorted {
      ($0.element.rank, -$0.element.records.count, $0.offset)
        < ($1.element.rank, -$1.element.records.count, $1.offset)
    }.map(\.element)
  }

  /// Answers that cannot have a value come last.
  private var rank: Int { [.notApplicable, .impossible].contains(result.status) ? 1 : 0 }

  /// A line for each metric and range of versions, with its devices.
  func lines(_ labels: VersionLabels) -> [String] {
    let areOriented = Set(records.map(\.situation.orientation)).count > 1
    var lines: [(subject: String, ranges: [VersionRange], devices: [Device])] = []
    for record in records {
      let subject = record.column.subject(isOriented: areOriented)
      let place = lines.firstIndex { $0.subject == subject && $0.ranges == record.ranges }
      if let place {
        lines[place].devices.append(record.device)
      } else {
        lines.append((subject, record.ranges, [record.device]))
      }
    }
    return lines.map {
      Missing.sentence(result, of: [$0.subject], on: $0.devices, $0.ranges, labels)
    }
  }
}
