import KeylineModel

extension Question {
  /// What is known near a version and a situation in which there is no value.
  ///
  /// - Parameter ranges: The versions that it is told for; empty for all around that have no value either.
  func surroundings(
    at version: OSVersion, in situation: Situation, over ranges: [VersionRange],
    among devices: AskedDevices
  ) -> Surroundings {
    var nearest = nearest(at: version, in: situation, over: ranges, among: devices)
    let related = related(at: version, in: situation, over: ranges, among: devices)
    var distant: Distant?
    if nearest?.isFar ?? true {
      distant = self.distant(at: version, in: situation)
      let isDistantNearer = distant.map { distant in
        distant.failures.count < nearest?.differences ?? .max
          && distant.observations.contains { $0.unclear == nil }
      }
      if related != nil || isDistantNearer == true { nearest = nil }
    }
    return Surroundings(
      nearest: nearest, related: related, distant: nearest == nil ? distant : nil)
  }

  private func related(
    at version: OSVersion, in situation: Situation, over ranges: [VersionRange],
    among devices: AskedDevices
  ) -> Surroundings.Related? {
    for key in metric.see {
      guard let question = devices[device][key],
        !isOfOtherBar(question.metric, than: situation)
      else { continue }
      let answer = question.answer(at: version, in: situation)
      guard let value = answer.value else { continue }
      let isThroughout = values(
        of: question, in: situation, around: version, asked: situation, over: ranges
      ).isSubset(of: [value])
      let known =
        isThroughout ? nil : question.known(value, around: version, in: situation, of: device)
      return .init(
        metric: key, value: value, status: answer.status,
        versions: known?.isWhole == true ? nil : known)
    }
    return nil
  }

  /// True if bars were asked for, and a metric is about another one.
  private func isOfOtherBar(_ other: Metric, than situation: Situation) -> Bool {
    guard situation.departures.contains(where: \.isBar) else { return false }
    let shown = situation.showing(metric.elements)
    return other.elements.contains { $0.isBar && shown.code($0, defaultSDK: 0) == 0 }
  }

  private func distant(at version: OSVersion, in situation: Situation) -> Distant? {
    let node = nodes[leaf(at: version, in: situation).node]
    return node.attribute == nil ? distant(from: node, at: version, in: situation) : nil
  }

  private func nearest(
    at version: OSVersion, in situation: Situation, over ranges: [VersionRange],
    among devices: AskedDevices
  ) -> Nearby? {
    let leaf = leaf(at: version, in: situation)
    let passed = passedOver(leaf.node, at: version, in: situation).sorted()
    func isOnly(_ named: Set<Device.ID>) -> Bool {
      // All that keeps these rules away is that the device is another one.
      passed.lazy.filter(\.miss.unmet.isAboutDevice)
        .allSatisfy { $0.miss.indexed.rule.scope.devices.map(named.isSuperset) ?? false }
    }
    let node = nodes[leaf.node]
    let all =
      passed.prefix(Self.mostSteps).map {
        NearbyStep(
          $0.miss, leaf.node == 0, from: situation, of: node, at: version, resolver.calendar)
      } + resets(of: situation, node, at: version)
    // A step is large: its place is sorted.
    let ranked = all.indices.compactMap { place in
      NearbyRank(all[place], from: self, at: version).map { (rank: $0, place: place) }
    }
    var far: Nearby?
    for (_, place) in ranked.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
      let nearby = nearby(all[place], version, over: ranges, among: devices, isOnly: isOnly)
      guard let nearby else { continue }
      if !nearby.isFar { return nearby }
      far = far ?? nearby
    }
    return far
  }

  /// How many rules are looked at: what lies further away helps nobody.
  private static var mostSteps: Int { 16 }

  /// The steps back to the usual situation, one condition each, with what depends on it.
  private func resets(
    of situation: Situation, _ node: Node, at version: OSVersion
  ) -> [NearbyStep] {
    let departures = situation.departures
    // Of several, none alone may be the cause, and what they brought along less so.
    let brought = departures.count == 1 ? Array(situation.brought.reversed()) : []
    var dimensions = departures.filter { !$0.isAskedForEach } + brought
    if situation.orientation == .landscape { dimensions.append(.orientation) }
    // An old SDK is what most often keeps a value away.
    if situation.sdk.map({ $0 != version.major }) == true { dimensions.insert(.sdk, at: 0) }
    return dimensions.map { dimension in
      NearbyStep(
        reset: dimension, wasBrought: brought.contains(dimension), from: situation, of: node,
        at: version, resolver.calendar)
    }
  }

  /// The value at the end of a step, with all that differs there; nil where there is none.
  ///
  /// - Parameters:
  ///   - others: The devices that may have it.
  ///   - isOnly: Tells whether nothing is known of other devices than these.
  private func nearby(
    _ step: NearbyStep, _ version: OSVersion, over ranges: [VersionRange],
    among others: AskedDevices, isOnly: (Set<Device.ID>) -> Bool
  ) -> Nearby? {
    guard let target = target(step, version), target >= metric.since else { return nil }
    if !step.isElsewhere, ran(target) {
      let answer = answer(at: target, in: step.situation)
      var nearby = nearby(step, self, answer, target, version, over: ranges, devices: nil)
      nearby?.isOfOrientation = isOfOrientation(step, at: version)
      return nearby
    }
    // Another bar on another device says nothing here, and a sum nothing on one of another kind.
    guard !step.addsBar, let (witness, answer) = witness(step, at: target, among: others),
      step.value != nil || witness.device.idiom == device.idiom
    else { return nil }
    // A sum is another one on each device, and of a class with several values one device is named.
    let isOwn =
      step.value == nil
      || step.scope.devices == nil && isContradicted(step, by: witness, at: target, among: others)
    let named = isOwn ? [witness.device.id] : step.scope.devices ?? []
    let isInnerDisplayAsked = step.asked.display == .inner && resolver.folds(device)
    let devices = Nearby.Devices(
      scope: narrowed(step, at: target, among: others), named: resolver.devices(named),
      // The width of a device is that of its outer display.
      failing: isInnerDisplayAsked ? step.failing.filter { $0 != .width } : step.failing,
      isInnerDisplayAsked: isInnerDisplayAsked,
      areAll: !named.isEmpty && step.isMeasured && isOnly(named)
        && resolver.devices(named).allSatisfy(step.isRead))
    return nearby(step, witness, answer, target, version, over: ranges, devices: devices)
  }

  private func nearby(
    _ step: NearbyStep, _ question: Question, _ answer: Answer, _ target: OSVersion,
    _ version: OSVersion, over ranges: [VersionRange], devices: Nearby.Devices?
  ) -> Nearby? {
    guard let value = answer.value else { return nil }
    let isThroughout =
      target == version
      && values(
        of: question, in: step.situation, around: version, asked: step.asked, over: ranges,
        isOfClass: devices?.named.isEmpty == true
      ).isSubset(of: [value])
    // A device that has no such thing is in no state of it.
    let conditions = step.conditions.filter {
      devices == nil || !resolver.isForeign($0.dimension, to: question.device)
    }
    return Nearby(
      value: value, status: answer.status, device: question.device, version: target,
      situation: step.situation, isOfVersion: target == version, conditions: conditions,
      remaining: step.situation.departures.filter { dimension in
        (dimension.isBar || !step.asked.departures.contains(dimension))
          && !metric.elements.contains(dimension)
          && !step.conditions.contains { $0.dimension == dimension }
      },
      devices: devices,
      versions: isThroughout ? nil : versions(step, question, target, version, value))
  }

  /// True if another orientation has a value with the one condition that a step sets otherwise.
  private func isOfOrientation(_ step: NearbyStep, at version: OSVersion) -> Bool {
    guard step.conditions.count == 1, step.conditions[0].dimension != .orientation,
      step.conditions[0].dimension != .sdk
    else { return false }
    var turned = step.asked
    turned.orientation = step.asked.orientation == .portrait ? .landscape : .portrait
    return answer(at: version, in: turned).value != nil
  }

  /// The values that another question has over all versions around the one that was asked that have no answer
  /// either and that are told of at once, as a table does; nil where it has none on some.
  ///
  /// - Parameter isOfClass: True if its device stands for all of a class, whatever it ran itself.
  private func values(
    of question: Question, in situation: Situation, around version: OSVersion, asked: Situation,
    over ranges: [VersionRange], isOfClass: Bool = false
  ) -> Set<Length?> {
    let unknown = stretch(around: version, in: asked) { $0.kind != .value }
    let around = VersionRange(from: unknown.from ?? .lowest, until: unknown.until ?? .highest)
    let told = ranges.isEmpty ? [around] : ranges.compactMap { $0.clipped(to: around) }
    let parts = told.compactMap {
      $0.clipped(to: device)?.clipped(to: isOfClass ? device : question.device)
    }.flatMap { resolver.calendar.parts(of: $0, cutAt: question.answerPoints) }
    let bits = SituationBits(situation)
    var silent = SilentRecorder()
    return Set(
      parts.map { part in
        question.evaluate(part.from, bits, situation.sdk, .latest, recorder: &silent).value
      })
  }

  /// Another device that has the value at the end of a step: of those that a source speaks of, and of the
  /// most similar ones, the one whose value is surest.
  private func witness(
    _ step: NearbyStep, at target: OSVersion, among devices: AskedDevices
  ) -> (Question, Answer)? {
    let all = resolver.knowledge.devices
    let ranked = devices.places(of: step.rule, isSum: step.value == nil, mostLike: device) {
      likeness(of: $0, to: step)
    }
    var best: (Question, Answer)?
    for index in ranked.lazy.filter({ devices.ran($0, target) }).prefix(6) {
      guard let question = devices[all[index]][metric.id] else { continue }
      let answer = question.answer(at: target, in: step.situation)
      guard answer.value != nil, step.value == nil || step.value == answer.value else { continue }
      if answer.status == .known { return (question, answer) }
      if best == nil || (best?.1.status == .inferred && answer.status == .assumed) {
        best = (question, answer)
      }
    }
    return best
  }

  /// The conditions of a step on devices, their widths between those that ran a version: from 320 to 440 points would
  /// name phones that never did.
  private func narrowed(
    _ step: NearbyStep, at target: OSVersion, among others: AskedDevices
  ) -> Scope {
    guard let widths = step.scope.conditions[.width] else { return step.scope }
    let all = resolver.knowledge.devices
    let ran = others.places(of: step.rule).filter { others.ran($0, target) }
      .compactMap { all[$0].width?.sixths }
    var scope = step.scope
    scope.conditions[.width] = ValueSet(
      widths.ranges.map { range in
        let inside = ran.filter(range.contains)
        guard let least = inside.min(), let most = inside.max() else { return range }
        return least...most
      })
    return scope
  }

  /// True if another rule has another value for some of the devices that a step leads to.
  private func isContradicted(
    _ step: NearbyStep, by witness: Question, at target: OSVersion, among others: AskedDevices
  ) -> Bool {
    guard let value = step.value else { return false }
    var range = VersionRange(target)
    if step.range != nil {
      // Versions are named with the value as soon as others than that which was asked have it.
      let known = witness.known(value, around: target, in: step.situation, of: device)
      range = VersionRange(from: known.from ?? .lowest, until: known.until ?? .highest)
    }
    let all = resolver.knowledge.devices
    let places = others.places(of: step.rule)
    return (resolver.index[metric.id]?.rules ?? []).contains { other in
      guard other.rule.value != .length(value),
        let shared = other.rule.os.range(.latest).clipped(to: range)
      else { return false }
      return others.places(of: other).contains { place in
        guard places.contains(place), let ran = others.clipped(shared, to: place),
          let first = resolver.calendar.first(from: ran.from), ran.contains(first),
          let found = others[all[place]][metric.id]?.answer(at: first, in: step.situation).value
        else { return false }
        return found != value
      }
    }
  }

  /// The released version that a step leads to; nil where there is none.
  func target(_ step: NearbyStep, _ version: OSVersion) -> OSVersion? {
    guard let range = step.range else { return version }
    if range.isEmpty { return nil }
    let calendar = resolver.calendar
    if calendar.versions.isEmpty {
      return version < range.from ? range.from : StatedVersion(before: range.until).first
    }
    return version < range.from
      ? calendar.first(from: range.from) : calendar.last(before: range.until)
  }

  /// How good a witness another device is: better if it is of the same kind, if a source covers it and if it resembles
  /// this one; for a sum, above all if its screen is as wide. Nil for the device itself, and for a user's own device
  /// where one of Apple's was asked about.
  private func likeness(of other: Device, to step: NearbyStep) -> Int? {
    if other.id == device.id || other.layer != .shipped && device.layer == .shipped { return nil }
    return (other.idiom == device.idiom ? 32 : 0)
      + (step.value == nil && other.width == device.width ? 16 : 0)
      + (step.isRead(on: other) ? 8 : 0) + (other.homeButton == device.homeButton ? 4 : 0)
      + (other.sensorHousing == device.sensorHousing ? 2 : 0)
      + (other.width == device.width ? 1 : 0)
  }

  /// The versions without a value around the one that was asked, and those with it around the target.
  private func versions(
    _ step: NearbyStep, _ question: Question, _ target: OSVersion, _ version: OSVersion,
    _ value: Length
  ) -> Nearby.Versions {
    let unknown = stretch(
      around: version, in: step.asked, within: ran(version) ? device.support : nil
    ) { $0.kind != .value }
    let known = question.known(value, around: target, in: step.situation, of: device)
    return Nearby.Versions(
      redesign: step.redesign.flatMap {
        question.device.idiom == device.idiom && isBlamed($0, for: unknown) ? $0 : nil
      },
      unknown: unknown,
      known: known.isWhole ? question.whole(besides: version) ?? known : known)
  }

  /// False where there was no value before a redesign, either, though the device ran those versions.
  private func isBlamed(_ redesign: Redesign, for unknown: Nearby.Stretch) -> Bool {
    unknown.from == redesign.version
      || unknown.from == nil && device.support.map { $0.from >= redesign.version } ?? true
  }

  /// The versions around one over which there is a value.
  private func known(
    _ value: Length, around version: OSVersion, in situation: Situation, of asked: Device
  ) -> Nearby.Stretch {
    // What the device itself ran is all that there is of it; of others it is not.
    stretch(
      around: version, in: situation,
      within: device.id == asked.id && ran(version) ? device.support : nil,
      by: OSBounds.Reading.allCases
    ) { $0.kind == .value && $0.sixths == value.sixths }
  }

  /// All versions that the device ran, where one lies before or after them.
  private func whole(besides version: OSVersion) -> Nearby.Stretch? {
    guard let support = device.support, !support.contains(version) else { return nil }
    return version < support.from
      ? Nearby.Stretch(from: support.from, until: nil, last: nil)
      : Nearby.Stretch(
        from: nil, until: support.until, last: lastVersion(before: support.until, from: nil))
  }

  /// The versions around one over which results meet a condition, whatever the device ran unless it is said.
  private func stretch(
    around version: OSVersion, in situation: Situation, within ran: VersionRange? = nil,
    by readings: [OSBounds.Reading] = [.latest], _ isIncluded: (Evaluation.Result) -> Bool
  ) -> Nearby.Stretch {
    let bits = SituationBits(situation)
    var silent = SilentRecorder()
    let range = VersionRange(from: metric.since)
    let parts = resolver.calendar.parts(
      of: ran?.clipped(to: range) ?? range, cutAt: answerPoints)
    func isInside(_ part: VersionRange) -> Bool {
      readings.allSatisfy {
        isIncluded(evaluate(part.from, bits, situation.sdk, $0, recorder: &silent))
      }
    }
    guard var first = parts.firstIndex(where: { $0.contains(version) }) else {
      return Nearby.Stretch(from: version, until: nil, last: nil)
    }
    var last = first
    while first > 0, isInside(parts[first - 1]) { first -= 1 }
    while last + 1 < parts.count, isInside(parts[last + 1]) { last += 1 }
    let until = last == parts.count - 1 ? nil : parts[last].until
    // Of a device's first version alone, that is what it is.
    let second = OSVersion(parts[0].from.major + 1)
    let next = resolver.calendar.first(from: second) ?? second
    let isFirstAlone = ran != nil && until.map { $0.major <= next.major } ?? false
    let from = first == 0 && !isFirstAlone ? nil : parts[first].from
    return Nearby.Stretch(
      from: from, until: until, last: until.map { lastVersion(before: $0, from: from) })
  }
}

extension Question {
  /// The last version before another one. A stretch that begins inside a version ends with a release of it: not
  /// "18", which would be all of it.
  private func lastVersion(before end: OSVersion, from start: OSVersion?) -> StatedVersion {
    let last = StatedVersion(before: resolver.calendar.end(before: end))
    guard let start, start.major == last.first.major, last.precision == .major,
      start > OSVersion(start.major), let release = resolver.calendar.last(before: end)
    else { return last }
    let isOfPatches = (start.major, start.minor) == (release.major, release.minor)
    return isOfPatches
      ? StatedVersion(release, precision: .patch)
      : StatedVersion(OSVersion(release.major, release.minor), precision: .minor)
  }
}
