import KeylineModel

extension Question {
  /// Tells whether a value was copied from another device, or is inferred from no observation, in this
  /// situation, of a device of the same size and housing or of the device's class. A sum is as its terms.
  func isFarFetched(
    _ trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Bool {
    let node = nodes[trace.node]
    let chosen = trace.selected.map { node.candidates[$0] }
    if chosen.isEmpty || !trace.result.isInferred { return trace.result.isInferred }
    if chosen.allSatisfy(\.isCopied) { return true }
    if !trace.terms.isEmpty {
      return trace.parts.contains { isFarFetched($0, at: version, in: situation) }
    }
    let shown = node.shown(situation, at: version)
    return chosen.allSatisfy { rule in
      rule.isInferred
        && !rule.evidence.read(in: shown, at: version).contains {
          isReadLike(rule.evidence.scope($0))
        }
    }
  }

  /// Tells whether a statement with a scope was read on a device of the same size and housing, or is made
  /// of the whole class of the device.
  private func isReadLike(_ scope: Scope) -> Bool {
    scope.devices.map { $0.contains { resolver.isTwin($0, of: device) } }
      ?? scope.isAboutClass(of: device)
  }

  /// The answer for apps built with the nearest older SDK, else the nearest newer one, with which it is
  /// another one; nil where the SDK decides nothing.
  func otherSDK(
    than trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Outcome.OtherSDK? {
    let ranges = nodes.flatMap(\.sdks)
    if ranges.isEmpty { return nil }
    // Where a range begins, the SDK before it is another one; where it ends, the SDK after it.
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
    var silent = SilentRecorder()
    for major in majors {
      let answer = evaluate(version, bits, major, .latest, recorder: &silent)
      if (answer.kind, answer.sixths) != (kind, trace.result.sixths) {
        return .init(
          major: major, value: answer.value)
      }
    }
    return nil
  }
}

extension Scope {
  /// Tells whether a statement with this scope is of all devices of a family, an idiom, or with a home button
  /// or without.
  func isAboutClass(of device: Device) -> Bool {
    devices == nil && match(device) == .known
      && conditions.keys.allSatisfy {
        !$0.isDeviceAttribute || [.family, .idiom, .homeButton].contains($0)
      }
  }
}

extension Device {
  /// A size and a housing: devices that have both in common are alike in all that follows from them.
  struct Build: Equatable, Sendable {
    fileprivate let width: Length
    fileprivate let height: Length
    fileprivate let housing: SensorHousing
  }

  /// The size and the housing; nil where one of them is unknown.
  var build: Build? {
    guard let width, let height, let sensorHousing else { return nil }
    return Build(width: width, height: height, housing: sensorHousing)
  }
}
