import KeylineModel
import KeylineQuery

extension Comparison {
  /// The stretches with a known answer.
  private var known: [Timeline<Replay.Judgement>.Stretch] {
    stretches.filter { $0.value.verdict != .notCovered }
  }

  /// The stretches that decide the verdict: those that contradict, or else those that agree.
  private var telling: [Timeline<Replay.Judgement>.Stretch] {
    let negative = stretches.filter { $0.value.verdict == .disagrees }
    return negative.isEmpty ? stretches.filter { $0.value.verdict == .agrees } : negative
  }

  /// The worst confidence of the deciding stretches.
  var confidence: Confidence? { telling.compactMap(\.value.answer.confidence).max() }

  /// The sources of the deciding stretches, sorted.
  var sources: [Source.ID] { Set(telling.flatMap(\.value.answer.sources)).sorted() }

  /// The versions on which the reading is right: `yes`, `no`, `before iOS 14 only`, `at least
  /// before iOS 18.4` if the version of the change is unknown, `perhaps on iOS 17–18` if it is
  /// wrong on all others; empty if nothing is known.
  func right(_ labels: VersionLabels) -> String {
    let isSure = !known.contains { $0.value.verdict == .uncertain }
    switch verdict {
    case .same where isSure: return "yes"
    case .differs:
      let open = place(of: .uncertain, labels, within: "on ")
      return open.isEmpty ? "no" : "perhaps \(open)"
    case .notKnown, .someDevices, .otherMetric: return ""
    case .same, .someVersions: break
    }
    let words = place(of: .agrees, labels)
    return isSure ? "\(words) only" : "at least \(words)"
  }

  /// The versions with a verdict: `before iOS 14`, `iOS 15–16`; empty if there are none.
  ///
  /// - Parameter word: A word before versions with others on both sides.
  private func place(
    of verdict: Replay.Verdict, _ labels: VersionLabels, within word: String = ""
  ) -> String {
    let known = known
    let places = known.indices.filter { known[$0].value.verdict == verdict }
    guard let first = places.first, let last = places.last else { return "" }
    guard places.count == last - first + 1, first == 0 || last == known.count - 1 else {
      return word + device.system(of: places.map { known[$0].hull }, labels)
    }
    let range = VersionRange(from: known[first].hull.from, until: known[last].hull.until)
    return first == 0 ? range.end(on: device) : range.start(on: device)
  }

  /// Keyline's own values with their versions: `21`, `48 from iOS 14`; the reading's value if there
  /// is no other.
  ///
  /// After them come another metric with the reading's value, and the publishers of that value with
  /// the reason against it.
  func ours(_ labels: VersionLabels) -> String {
    let publishers = publishers
    let published =
      publishers.isEmpty
      ? ""
      : "; published by \(NameLists.list(publishers)), disputed: \(published[0].disputed ?? "")"
    return own(labels) + (other.map { "; equals \($0)" } ?? "") + published
  }

  /// The sources of disputed observations that state the reading's value; sorted.
  var publishers: [Source.ID] { Set(published.map(\.source)).sorted() }

  private func own(_ labels: VersionLabels) -> String {
    let known = known
    let others = known.indices.filter { known[$0].value.verdict != .agrees }
    guard !others.isEmpty else { return known.first?.value.answer.content.text ?? reason }
    let contents = Set(known.map(\.value.answer.content))
    if contents.count == 1 { return known[0].value.answer.content.text }
    return others.map { index in
      let range = known[index].hull
      let place =
        index == 0
        ? range.end(on: device)
        : index == known.count - 1
          ? range.start(on: device) : "on \(device.system(of: [range], labels))"
      return "\(known[index].value.answer.content.text) \(place)"
    }.joined(separator: ", ")
  }

  private var reason: String {
    guard let outcome = stretches.first?.value.answer else { return "its first OS is unknown" }
    return outcome.content.text
  }
}

extension VersionRange {
  /// Its end in words; an end inside a version is known only as the last version with the value.
  fileprivate func end(on device: Device) -> String {
    if until.patch == 0 { return "before \(device.system(until))" }
    let last = OSVersion(packed: until.packed - 1)
    return "through \(device.system(last, "\(last)"))"
  }

  fileprivate func start(on device: Device) -> String { "from \(device.system(from))" }
}
