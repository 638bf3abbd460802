import KeylineModel
import KeylineQuery
import KeylineText

/// Devices on which a metric is the same over time, and what it is.
struct TimelineLine {
  let devices: [Device]
  /// The values on any of the devices, ascending; versions that none ran have no segment.
  let segments: [Segment]
  /// The statements about the versions of all devices, ascending.
  let stages: [Stage]

  /// Versions in which nothing changes.
  struct Segment {
    let range: VersionRange
    let content: Answer.Content
    /// True if it has a star on no device of the line.
    let isSure: Bool
  }

  /// Versions in which the value does not change.
  struct Stage {
    let versions: SharedVersions
    let content: Answer.Content
    /// True if it has a star on none of them for any device.
    let isSure: Bool
  }

  /// The lines of one metric in one situation; devices whose values are equal wherever both ran
  /// share one.
  static func all(_ matrix: AnswerMatrix) -> [TimelineLine] {
    var matrix = matrix
    matrix.folding = .doubts
    guard let variant = matrix.variants.first else { return [] }
    var segments: [Device.ID: [Segment]] = [:]
    var asked: [Device.ID: VersionRange] = [:]
    var stages: [OwnStage] = []
    for device in matrix.devices {
      let own = self.segments(matrix, variant, on: device)
      guard let first = own.first, let last = own.last else { continue }
      segments[device.id] = own
      asked[device.id] = VersionRange(from: first.range.from, until: last.range.until)
      var values = Timeline<Answer.Content>()
      for segment in own { values.append([segment.range], segment.content) { $0 == $1 } }
      stages += values.stretches.map { stretch in
        let parts = own.filter { stretch.ranges.contains(where: $0.range.overlaps) }
        return OwnStage(
          device: device, ranges: stretch.ranges, content: stretch.value,
          isSure: parts.allSatisfy(\.isSure))
      }
    }
    let folded = FoldedDevices.all(stages, asked: asked)
    return folded.grouped { $0.devices.map(\.id) }.map { ids, groups in
      TimelineLine(
        devices: groups[0].devices, segments: merged(ids.compactMap { segments[$0] }),
        stages: groups.map { group in
          Stage(
            versions: group.versions, content: group.stages[0].content,
            isSure: group.stages.allSatisfy(\.isSure))
        })
    }
  }

  /// A stage of one device.
  private struct OwnStage: DeviceStage {
    let device: Device
    let ranges: [VersionRange]
    let content: Answer.Content
    /// True if it has a star on none of the versions.
    let isSure: Bool
  }

  private static func segments(
    _ matrix: AnswerMatrix, _ variant: AnswerMatrix.Variant, on device: Device
  ) -> [Segment] {
    let stretches =
      matrix.answers(variant, on: device, over: matrix.ranges(of: device)).first ?? []
    return stretches.compactMap { stretch in
      let answer = stretch.value
      return answer.status == .impossible
        ? nil
        : Segment(
          range: stretch.hull, content: answer.content,
          isSure: answer.value != nil && !answer.needsChecking)
    }
  }

  /// The segments of all members as one list, sure only where every member's is.
  private static func merged(_ members: [[Segment]]) -> [Segment] {
    let all = members.joined()
    guard let first = all.map(\.range.from).min(), let end = all.map(\.range.until).max() else {
      return []
    }
    let cuts = all.flatMap { [$0.range.from, $0.range.until] }
    let parts = VersionRange(from: first, until: end).cut(at: cuts)
    return Timeline(over: parts) { part -> Mark? in
      let covering = all.filter { $0.range.contains(part.from) }
      return covering.first.map {
        Mark(content: $0.content, isSure: covering.allSatisfy(\.isSure))
      }
    }.stretches.map {
      Segment(range: $0.hull, content: $0.value.content, isSure: $0.value.isSure)
    }
  }

  private struct Mark: Equatable {
    let content: Answer.Content
    let isSure: Bool
  }
}

extension TimelineLine.Segment {
  /// The values that it may have.
  var values: [Length] {
    switch content {
    case .value(let value): [value]
    case .candidates(let values): values.compactMap(\.self)
    case .status: []
    }
  }

  /// The content in words.
  var text: String { content.text }
}
