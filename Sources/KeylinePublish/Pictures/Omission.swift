import KeylineModel
import KeylineQuery
import KeylineText

/// Something that a picture leaves out because it is unknown.
package struct Omission: Hashable, Sendable {
  /// The part that is left out.
  package let title: String
  /// Why, in a few words for the picture.
  package let status: String
  /// Why, as the end of a sentence.
  package let reason: String
}

extension Omission {
  /// An answer without a single value.
  init(_ record: AnswerRecord) {
    title = record.metric.title
    let candidates = record.answer.candidates
    status =
      candidates.isEmpty
      ? record.status.text
      : (record.status == .conflict ? "\(Status.conflict.text): " : "")
        + Answer.Content.candidates(candidates).text
    reason = record.whyText ?? record.status.text
  }

  /// A value that a picture has no place for.
  init(_ record: AnswerRecord, _ value: Length, isMargin: Bool) {
    title = record.metric.title
    status = isMargin ? "\(value), no room" : "\(value), place unknown"
    reason =
      "it is \(value), "
      + (isMargin
        ? "and this picture has no room for it" : "and its place on this screen is unknown")
  }
}

extension Collection where Element == Omission {
  /// Everything that is left out as one sentence; empty where there is nothing.
  var sentence: String {
    let names = map { "\($0.title) (\($0.status))" }
    return names.isEmpty ? "" : "Not drawn: \(names.joined(separator: ", "))."
  }
}

extension StatePicture {
  /// The parts that the picture of a state leaves out.
  ///
  /// - Parameter includesUnknown: Whether that goes for measures that a list beside it calls unknown.
  func omissions(
    _ situation: Situation, _ device: Device, withKeyboard: Bool = false,
    includesUnknown: Bool, _ cell: (Metric.ID) -> AnswerRecord?
  ) -> [Omission] {
    var omissions: [Omission] = []
    if let radius = cell(.screenCornerRadius), radius.value == nil {
      omissions.append(Omission(radius))
    }
    for name in Mark.Name.shown(in: situation, withKeyboard: withKeyboard) {
      guard let cell = cell(name.metric) else { continue }
      if let value = cell.value {
        if value > .zero, self[name] == nil {
          omissions.append(Omission(cell, value, isMargin: name.isMargin))
        }
      } else if includesUnknown {
        omissions.append(Omission(cell))
      }
    }
    if situation.content.tabBar, self[.glass as Shape.Name] == nil,
      let glass = cell(.tabBarPlatterHeight), let value = glass.value, value > .zero
    {
      omissions.append(Omission(glass, value, isMargin: false))
    }
    if device.sensorHousing != SensorHousing.none, self[.housing as Shape.Name] == nil {
      omissions.append(
        Omission(
          title: "Sensor housing", status: Status.unknown.text,
          reason: device.sensorHousing == nil
            ? "\(Status.unknown.text): nothing is recorded about this device's"
            : "its frame is unknown"))
    }
    return omissions
  }
}
