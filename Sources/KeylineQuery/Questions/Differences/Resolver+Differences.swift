package import KeylineModel

extension Situation {
  /// The situation in both orientations.
  package var inEachOrientation: [Situation] {
    Orientation.allCases.map { orientation in
      var oriented = self
      oriented.orientation = orientation
      return oriented
    }
  }
}

extension Resolver {
  /// Lists the differences on a device between two ranges of versions.
  ///
  /// A range is clipped to the versions that the device ran. A side without any has no differences:
  /// check `Device.ran(_:)` first.
  package func differences(
    on device: Device, between left: VersionRange, and right: VersionRange,
    of metrics: [Metric], in situations: [Situation]
  ) -> [Difference] {
    let ranges = [left, right].compactMap { $0.clipped(to: device) }
    guard ranges.count == 2 else { return [] }
    return each(metrics, situations, on: device) { question, situation in
      let sides = ranges.map {
        question.contents(over: $0, in: situation, .caveats).stretches
      }
      guard let kind = Difference.Kind(sides[0].map(\.value.content), sides[1].map(\.value.content))
      else {
        return []
      }
      return [
        Difference(
          question.metric, in: situation, on: [device], kind, left: sides[0],
          right: sides[1])
      ]
    }
  }

  /// Lists the differences between two devices on the versions of a range that both ran.
  package func differences(
    between left: Device, and right: Device, over range: VersionRange,
    of metrics: [Metric], in situations: [Situation]
  ) -> [Difference] {
    guard let common = range.common(left, right) else { return [] }
    return each(metrics, situations, on: left) { question, situation in
      guard let other = self.question(question.metric.id, device: right.id) else { return [] }
      let pair = QuestionPair(
        left: question, right: other, leftSituation: situation, rightSituation: situation)
      return pair.differences(over: common, on: [left, right])
    }
  }

  /// Lists the differences on a device between two situations on the versions of a range that it
  /// ran.
  ///
  /// The right situation is made from the left one.
  package func differences(
    on device: Device, over range: VersionRange, of metrics: [Metric], in situations: [Situation],
    against change: (Situation) -> Situation
  ) -> [Difference] {
    guard let ran = range.clipped(to: device) else { return [] }
    return each(metrics, situations, on: device) { question, situation in
      let pair = QuestionPair(
        left: question, right: question, leftSituation: situation,
        rightSituation: change(situation))
      return pair.differences(over: ran, on: [device])
    }
  }

  private func each(
    _ metrics: [Metric], _ situations: [Situation], on device: Device,
    _ body: (Question, Situation) -> [Difference]
  ) -> [Difference] {
    metrics.flatMap { metric -> [Difference] in
      guard let question = question(metric.id, device: device.id) else { return [] }
      return situations.flatMap { body(question, $0) }
    }
  }
}
