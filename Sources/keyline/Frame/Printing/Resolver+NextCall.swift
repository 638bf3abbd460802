import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

extension Resolver {
  /// The next command after an answer without a single value; nil if none leads to a value.
  ///
  /// - Parameter isExplained: True if the answer has just been explained, so that only a reading
  ///   leads further.
  func nextCall(from record: AnswerRecord, isExplained: Bool = false) -> String? {
    let isOwn = record.device.layer != .shipped
    switch record.answer.why?.cause {
    case .neverRan, .before, .lacks, .part: return nil
    case .only(let dimension, let there):
      return asking("get", record, besides: dimension.flags(for: [there]))
    case .contradicted where isExplained:
      return "keyline rule list \(record.answer.why?.part ?? record.metric.id)"
    case .undescribed(let attribute) where isOwn:
      return template(of: record) ?? "keyline device edit \(record.device.id) "
        + Self.example(of: attribute)
    case .unmeasured where isOwn: return template(of: record) ?? recording(record)
    case .unmeasured where isExplained: return recording(record)
    case .unmeasured, .undescribed, .contradicted, nil:
      return isExplained ? nil : asking("explain", record)
    }
  }

  private func versions(_ record: AnswerRecord) -> String {
    VersionLabels(knowledge.releases).argument(record.ranges, of: record.device)
  }

  /// The same question for another command.
  private func asking(
    _ command: String, _ record: AnswerRecord, besides flags: [String] = []
  ) -> String {
    let ask = Ask(
      [record.metric.id], devices: [record.device.id], os: versions(record),
      situation: record.situation,
      conditions: Dictionary(
        uniqueKeysWithValues: record.column.conditions.map { ($0.dimension, [$0.code]) }))
    return ArgumentText.text(["keyline", command] + ask.arguments + flags)
  }

  /// The command that infers the missing values of a user's own device from a device of the same
  /// size; nil if none has a value.
  private func template(of record: AnswerRecord) -> String? {
    let version = record.ranges.last?.from ?? .lowest
    return question(record.metric.id, device: record.device.id)?
      .template(at: version, in: record.situation).map {
        "keyline device edit \(record.device.id) --like \($0.id)"
      }
  }

  /// The way to record a reading: with the probe, if that measures the metric there.
  private func recording(_ record: AnswerRecord) -> String {
    let newest = record.ranges.last.flatMap { calendar.last(before: $0.until) }
    if ProbePart.measures(record.metric.id, at: newest ?? .lowest, in: record.situation) {
      return "keyline probe"
    }
    return "keyline "
      + SetCommand.line(
        ["\(record.metric.id)=N"], on: [record.device.id], versions(record),
        WhereOptions.arguments(for: record.situation, of: record.metric.id))
  }

  /// The flag of an attribute with an example value.
  private static func example(of attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "--no-home-button"
    case .sensorHousing: "--sensor-housing notch"
    case .width, .height: "--screen 393x852"
    case .sizeClassInLandscape: "--size-class-in-landscape compact"
    case .scale: "--scale 3"
    case .firstOS: "--first-os 15"
    default: "--\(attribute.rawValue) 55"
    }
  }
}
