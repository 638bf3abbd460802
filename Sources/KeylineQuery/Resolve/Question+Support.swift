import KeylineModel

extension Question {
  /// The evidence behind an answer with one reading, or two that differ.
  func support(
    of readings: [Trace], _ result: Answer.Result, at version: OSVersion, in situation: Situation,
    _ detail: Answer.Detail, _ memory: inout SupportMemory
  ) -> Support {
    let lasting = memory.readings(readings) { known(readings, in: situation) }
    let (status, first) = (result.status, readings[0])
    var support = lasting.support
    guard status.hasValue || status == .uncertain else {
      (support.statedUntil, support.sources, support.isOwn) = (nil, [], false)
      return support
    }
    support.confidence = zip(readings, lasting.leaves).compactMap {
      confidence($0, $1, at: version, in: situation)
    }.max()
    support.isKnownInPart = status == .known
    support.needsChecking =
      status.hasValue
      && (support.confidence == .disputed || needsConfirmation(first, at: version, in: situation))
    guard detail == .caveats else { return support }
    let tellsSDK = support.readsDefaultSDK && status.hasValue
    support.otherSDKs = [tellsSDK ? otherSDK(than: first, at: version, in: situation) : nil]
    support.inference =
      status == .inferred ? inference(of: first, at: version, in: situation) : nil
    return support
  }

  /// The support of readings that is the same on every version.
  private func known(_ readings: [Trace], in situation: Situation) -> SupportMemory.Known {
    let supported = readings.map { trace in
      trace.leaves.map { MetricSupport($0, question: self, situation: situation) }
    }
    let leaves = supported.flatMap(\.self)
    var support = Support()
    support.measuredUntil = measuredUntil(leaves)
    support.rules = [].merged(with: readings.flatMap { $0.rules(nodes) })
    support.readsDefaultSDK = readings.contains { $0.result.readDefaultSDK }
    support.statedUntil = leaves.filter(\.isByRule).map(\.statedUntil).min().map {
      // The device cannot be measured on a version that it never ran.
      resolver.calendar.end(before: min($0, device.support?.until ?? .highest))
    }
    support.sources = Set(leaves.flatMap(\.sources)).sorted()
    support.isOwn = readings.contains(where: restsOnOwnRows)
    return SupportMemory.Known(leaves: supported, support: support)
  }

  /// True if rows that are not shipped decide a value.
  private func restsOnOwnRows(_ trace: Trace) -> Bool {
    trace.selected.contains { nodes[trace.node].candidates[$0].rule.layer != .shipped }
      || trace.selected.isEmpty && trace.terms.isEmpty && device.layer != .shipped
      || trace.parts.contains(where: restsOnOwnRows)
  }

  /// True if a value was copied from another device, or is inferred without an observation, in this
  /// situation, of a device of the same size and housing or of the device's class. A sum needs it
  /// if one of its terms does.
  func needsConfirmation(
    _ trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Bool {
    let node = nodes[trace.node]
    let chosen = trace.selected.map { node.candidates[$0] }
    if chosen.isEmpty || !trace.result.isInferred { return trace.result.isInferred }
    if chosen.allSatisfy(\.isCopied) { return true }
    if !trace.terms.isEmpty {
      return trace.parts.contains { needsConfirmation($0, at: version, in: situation) }
    }
    let shown = node.shown(situation, at: version)
    return chosen.allSatisfy { rule in
      rule.isInferred
        && !rule.evidence.read(in: shown, at: version).contains {
          isReadLike(rule.evidence.scope($0))
        }
    }
  }

  /// True if a statement with a scope was read on a device of the same size and housing, or is
  /// about the whole class of the device.
  private func isReadLike(_ scope: Scope) -> Bool {
    scope.devices.map { $0.contains { resolver.isSameBuild($0, of: device) } }
      ?? scope.isAboutClass(of: device)
  }

  /// The different answer for apps built with the nearest older SDK, or else the nearest newer one;
  /// nil if the SDK makes no difference.
  func otherSDK(
    than trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Support.OtherSDK? {
    let ranges = nodes.flatMap(\.sdks)
    if ranges.isEmpty { return nil }
    // The SDK before the start of a range differs, and the one after its end.
    var (older, newer): (Set<Int>, Set<Int>) = ([], [])
    let calendar = resolver.calendar
    for range in ranges {
      let (first, last) = (range.lowerBound, range.upperBound)
      if (2...version.major).contains(first) {
        older.insert(calendar.last(before: OSVersion(first))?.major ?? first - 1)
      }
      newer.insert(first)
      guard last < 999 else { continue }
      let next = calendar.first(from: OSVersion(last + 1))?.major ?? last + 1
      if next < version.major { older.insert(next) } else { newer.insert(next) }
    }
    let majors =
      older.sorted(by: >) + newer.filter { version.major < $0 && $0 < 1_000 }.sorted()
    let kind = trace.result.kind
    let bits = SituationBits(situation)
    var recorder = NullRecorder()
    for major in majors {
      let answer = evaluate(version, bits, major, .latest, recorder: &recorder)
      if (answer.kind, answer.sixths) != (kind, trace.result.sixths) {
        return .init(
          major: major, value: answer.value)
      }
    }
    return nil
  }
}

extension Scope {
  /// True if a statement with this scope is about all devices of a family, an idiom, or with or
  /// without a home button.
  func isAboutClass(of device: Device) -> Bool {
    devices == nil && match(device) == .known
      && conditions.keys.allSatisfy {
        !$0.isDeviceAttribute || [.family, .idiom, .homeButton].contains($0)
      }
  }
}

extension Device {
  /// A size and a housing: devices that share both are alike in everything that follows from them.
  struct Build: Equatable, Sendable {
    fileprivate let width: Length
    fileprivate let height: Length
    fileprivate let housing: SensorHousing
  }

  /// The size and the housing; nil if one of them is unknown.
  var build: Build? {
    guard let width, let height, let sensorHousing else { return nil }
    return Build(width: width, height: height, housing: sensorHousing)
  }
}
