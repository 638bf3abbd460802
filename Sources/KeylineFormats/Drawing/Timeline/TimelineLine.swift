import KeylineModel
import KeylineQuery

/// Devices on which a metric is the same over time, and what it is.
struct TimelineLine {
  private(set) var devices: [Device]
  /// What holds when, ascending; where no device ran there is nothing.
  let segments: [Segment]

  /// Versions in which nothing changes.
  struct Segment {
    fileprivate(set) var range: VersionRange
    let content: Cell.Content
    /// Whether it is known there for every device of the line, not assumed or inferred.
    let isSure: Bool
  }

  /// The lines of one metric in one situation; devices whose values are equal wherever both ran
  /// share one.
  static func all(_ matrix: AnswerMatrix) -> [TimelineLine] {
    guard let metric = matrix.metrics.first, let situation = matrix.situations.first else {
      return []
    }
    var order: [[Stage]] = []
    var members: [[Stage]: [(device: Device, segments: [Segment])]] = [:]
    for device in matrix.devices {
      let segments = segments(matrix, metric, situation, on: device)
      if segments.isEmpty { continue }
      let stages = stages(segments)
      if members[stages] == nil { order.append(stages) }
      members[stages, default: []].append((device, segments))
    }
    return order.map { stages in
      let all = members[stages] ?? []
      return TimelineLine(
        devices: all.map(\.device), segments: merged(all.map(\.segments)))
    }
  }

  private static func segments(
    _ matrix: AnswerMatrix, _ metric: Metric, _ situation: Situation, on device: Device
  ) -> [Segment] {
    let stretches = matrix.answers(metric, on: device, over: matrix.ranges(of: device)).first ?? []
    return stretches.compactMap { stretch in
      let status = stretch.answer.status
      if status == .impossible { return nil }
      var content = Cell.Content.status(status)
      if let value = stretch.answer.value {
        content = .value(value)
      } else if status == .uncertain || status == .conflict,
        let outcome = matrix.outcome(metric, on: device, in: situation, at: stretch)
      {
        content = .candidates(outcome.candidates)
      }
      return Segment(range: stretch.range, content: content, isSure: status == .known)
    }
  }

  /// What a line shows; where a device itself begins and ends is left open.
  private struct Stage: Hashable {
    let content: Cell.Content
    let from: OSVersion?
    let until: OSVersion?
  }

  private static func stages(_ segments: [Segment]) -> [Stage] {
    var whole: [(range: VersionRange, content: Cell.Content)] = []
    for segment in segments {
      if let last = whole.last, last.content == segment.content {
        whole[whole.count - 1].range = VersionRange(
          from: last.range.from, until: segment.range.until)
      } else {
        whole.append((segment.range, segment.content))
      }
    }
    return whole.enumerated().map { index, part in
      Stage(
        content: part.content, from: index == 0 ? nil : part.range.from,
        until: index == whole.count - 1 ? nil : part.range.until)
    }
  }

  /// The segments of all members as one list, sure only where every member's is.
  private static func merged(_ members: [[Segment]]) -> [Segment] {
    let all = members.joined()
    let cuts = Set(all.flatMap { [$0.range.from, $0.range.until] }).sorted()
    var merged: [Segment] = []
    for (from, until) in zip(cuts, cuts.dropFirst()) {
      let covering = all.filter { $0.range.from <= from && until <= $0.range.until }
      guard let first = covering.first else { continue }
      let isSure = covering.allSatisfy(\.isSure)
      if let last = merged.last, last.range.until == from, last.content == first.content,
        last.isSure == isSure
      {
        merged[merged.count - 1].range = VersionRange(from: last.range.from, until: until)
      } else {
        merged.append(
          Segment(
            range: VersionRange(from: from, until: until), content: first.content, isSure: isSure))
      }
    }
    return merged
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

  /// What it shows in words.
  var text: String {
    switch content {
    case .value(let value): value.description
    case .candidates(let values):
      values.map { $0?.description ?? "unknown" }.joined(separator: " or ")
    case .status(.notApplicable): "n/a"
    case .status(let status): status.rawValue
    }
  }
}
