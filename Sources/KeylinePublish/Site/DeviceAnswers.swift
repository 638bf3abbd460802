import KeylineModel
import KeylineQuery

/// The answers about one variant of a metric over the versions of a device.
struct DeviceAnswers {
  let device: Device
  let variant: AnswerMatrix.Variant
  /// A list for each situation: versions over which neither the answer nor its doubts change, the oldest
  /// first.
  let lists: [[Stretch]]

  typealias Stretch = Timeline<Answer>.Stretch

  /// The same without what supports the answers, which only its own page tells: it takes much room.
  var unsupported: DeviceAnswers {
    DeviceAnswers(device: device, variant: variant, lists: lists.map(\.unsupported))
  }

  /// True if any version has a value.
  var isKnown: Bool {
    lists.joined().contains { $0.value.content.hasValue }
  }

  /// The answer in one of the situations at a version that was asked.
  func entry(_ situation: Int, at version: OSVersion) -> Answer? {
    lists[situation].first { stretch in
      stretch.ranges.contains { $0.contains(version) }
    }?.value
  }

  /// The lists without the versions on which the metric did not exist yet.
  var sinceItExists: [[Stretch]] {
    lists.map { list in
      list.filter { stretch in
        !lists.allSatisfy { other in
          other.contains {
            $0.value.status == .notApplicable && $0.hull == stretch.hull
          }
        }
      }
    }
  }
}

extension [DeviceAnswers.Stretch] {
  /// The stretches over which the answers alone do not change, with all that supports them.
  var supported: Self { folded(by: .status) }

  /// Without what supports the answers, but how much they are to be doubted.
  var unsupported: Self { folded(by: .doubts).map { $0.with($0.value.support?.doubts) } }

  /// Without how much they are to be doubted, either.
  var undoubted: Self { folded(by: .status).map { $0.with(nil) } }
}

extension DeviceAnswers.Stretch {
  fileprivate func with(_ support: Support?) -> Self {
    Self(ranges: ranges, value: value.supported(by: support))
  }
}

extension Answer.Content {
  /// True if there is a value, or several of which it is one.
  var hasValue: Bool { if case .status = self { false } else { true } }
}
