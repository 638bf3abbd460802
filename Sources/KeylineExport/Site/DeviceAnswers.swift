import KeylineModel
import KeylineQuery

/// The answers about one variant of a metric over the versions of a device.
struct DeviceAnswers {
  let device: Device
  let variant: AnswerMatrix.Variant
  /// A list for each situation: versions over which neither the answer nor its doubts change, the oldest
  /// first.
  let lists: [[Stretch]]

  typealias Stretch = Timeline<AnswerMatrix.Entry>.Stretch

  /// The same without what supports the answers, which only its own page tells: it takes much room.
  var unsupported: DeviceAnswers {
    DeviceAnswers(device: device, variant: variant, lists: lists.map(\.unsupported))
  }

  /// True if any version has a value.
  var isKnown: Bool {
    lists.joined().contains {
      $0.value.answer.value != nil || $0.value.answer.status == .uncertain
    }
  }

  /// The answer in one of the situations at a version that was asked.
  func entry(_ situation: Int, at version: OSVersion) -> AnswerMatrix.Entry? {
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
            $0.value.answer.status == .notApplicable && $0.hull == stretch.hull
          }
        }
      }
    }
  }
}

extension [DeviceAnswers.Stretch] {
  /// The stretches over which the answers alone do not change, with all that supports them.
  var supported: Self {
    joined {
      $0.doubt = nil
    } taking: { entry, next in
      entry.support = AnswerMatrix.Support([entry.support, next.support].compactMap(\.self))
    }
  }

  /// Without what supports the answers.
  var unsupported: Self {
    joined {
      $0.support = nil
    } taking: { _, _ in
    }
  }

  /// Without how much they are to be doubted, either.
  var undoubted: Self {
    joined {
      $0.support = nil
      $0.doubt = nil
    } taking: { _, _ in
    }
  }

  private func joined(
    without drop: (inout AnswerMatrix.Entry) -> Void,
    taking take: (inout AnswerMatrix.Entry, AnswerMatrix.Entry) -> Void
  ) -> Self {
    var timeline = Timeline<AnswerMatrix.Entry>()
    for stretch in self {
      var value = stretch.value
      drop(&value)
      timeline.append(stretch.ranges, value) { entry, next in
        guard entry.answer == next.answer, entry.candidates == next.candidates,
          entry.doubt == next.doubt
        else { return false }
        take(&entry, next)
        return true
      }
    }
    return timeline.stretches
  }
}
