import KeylineModel
import KeylineQuery
import KeylineText

/// Why answers have no single value: of one a sentence with labelled lines, of many each different reason once.
struct MissingLines {
  private let records: [AnswerRecord]
  private let resolver: Resolver

  /// The lines for the answers of one table or several.
  init(_ records: [AnswerRecord], _ resolver: Resolver) {
    self.records = records.filter { $0.value == nil }
    self.resolver = resolver
  }

  /// The most reasons that are told below a table.
  private static let most = 3

  /// The sentence about one answer, with what is known nearby and the next call below it.
  static func text(_ record: AnswerRecord, _ resolver: Resolver, isExplained: Bool = false)
    -> String
  {
    let missing = Missing(record, NeighbourSearch(resolver))
    let next = NextStep(resolver: resolver, isExplained: isExplained).call(from: record)
    let lines = missing.lines + (next.map { [("next", $0)] } ?? [])
    let sentence = missing.sentence(VersionLabels(resolver.knowledge.releases))
    return ([sentence] + lines.text).joined(separator: "\n")
  }

  /// Writes the reasons to standard error, and the call that leads on from the first of them.
  func write(_ detail: NoteDetail, to context: CommandContext) {
    if detail == .silent { return }
    let labels = VersionLabels(resolver.knowledge.releases)
    let reasons = reasons
    for reason in detail == .all ? reasons[...] : reasons.prefix(Self.most) {
      let lines = reason.lines(labels)
      for line in detail == .all ? lines[...] : lines.prefix(1) {
        let more =
          detail == .all || lines.count == 1 ? "" : " (and \(lines.count - 1) more like it)"
        context.say("note: \(line)\(more)")
      }
    }
    let more = reasons.count - Self.most
    if detail != .all, more > 0 {
      context.say("note: \(more) more reason\(more == 1 ? "" : "s") (--notes)")
    }
    let step = NextStep(resolver: resolver)
    if let next = reasons.lazy.compactMap({ step.call(from: $0.records[0]) }).first {
      context.say([("next", next)].text[0])
    }
  }

  /// The different reasons, the most frequent of what may have a value first.
  private var reasons: [Reason] {
    var order: [Answer.Result] = []
    var grouped: [Answer.Result: [AnswerRecord]] = [:]
    for record in records {
      let result = record.answer.result
      if grouped[result] == nil { order.append(result) }
      grouped[result, default: []].append(record)
    }
    let reasons = order.map { Reason(result: $0, records: grouped[$0] ?? []) }
    func rank(_ reason: Reason) -> Int { reason.exists ? 0 : 1 }
    return reasons.enumerated().sorted {
      (rank($0.element), -$0.element.records.count, $0.offset)
        < (rank($1.element), -$1.element.records.count, $1.offset)
    }.map(\.element)
  }

  /// A reason with the answers that have it.
  private struct Reason {
    let result: Answer.Result
    let records: [AnswerRecord]

    /// False for something that does not exist there.
    var exists: Bool { ![.notApplicable, .impossible].contains(result.status) }

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
}
