import KeylineModel

/// A way from a question without a value to one that may have one.
struct NearbyStep {
  /// The conditions on devices that lead there, none where the device stays.
  let scope: Scope
  /// The rule that leads there; nil where another situation does.
  let rule: IndexedRule?
  /// The value there; nil where it is a sum, or where no rule leads there.
  private(set) var value: Length?
  /// The situation that was asked.
  let asked: Situation
  /// The situation there.
  private(set) var situation: Situation
  /// The conditions on the situation that differ.
  private(set) var conditions: [Nearby.Condition] = []
  /// The versions there; nil where the version stays.
  private(set) var range: VersionRange?
  /// The redesign before which they lie.
  private(set) var redesign: Redesign?
  /// The conditions on devices that the device does not meet.
  private(set) var failing: [Dimension] = []
  /// True if the device does not stay.
  private(set) var isElsewhere = false
  /// False where no situation is allowed there.
  private(set) var isPossible = true
  /// How far it leads: a redesign back is nearer than another version, that nearer than another
  /// situation, that nearer than another device.
  private(set) var distance = 0

  /// The way to the place of a rule that does not apply.
  ///
  /// - Parameters:
  ///   - isAsked: True if the rule is about the metric that was asked, false for a term of it.
  ///   - node: The metric that the rule is about, which puts its own elements on screen.
  init(
    _ miss: Miss, _ isAsked: Bool, from situation: Situation, of node: Node,
    at version: OSVersion, _ calendar: ReleaseCalendar
  ) {
    let rule = miss.indexed.rule
    scope = rule.scope
    self.rule = miss.indexed
    if case .length(let length) = rule.value, isAsked { value = length }
    asked = situation
    self.situation = situation
    if let redesign = miss.redesign {
      self.redesign = redesign
      range = VersionRange(from: rule.os.range(.latest).from, until: redesign.version)
      distance += 1
    }
    if miss.unmet.isOfOtherVersions {
      range = rule.os.range(.latest)
      distance += 2
    }
    if miss.unmet.isOfOtherDevices {
      isElsewhere = true
      distance += 4
    }
    for dimension in miss.unmet.dimensions {
      if dimension.isDeviceAttribute {
        failing.append(dimension)
        isElsewhere = true
        // Devices of a width are named as those of a list are.
        distance += dimension == .width ? 4 : 5
      } else if dimension == .sdk, situation.sdk == nil, miss.unmet.isOfOtherVersions {
        // The default SDK follows the version, so it is no difference of its own.
        continue
      } else if dimension.isAskedForEach {
        // A large widget says nothing about a small one, which stands beside it.
        isPossible = false
      } else {
        change(dimension, of: node, within: scope.allowed(dimension), at: version, calendar)
        // Another state of a thing that few metrics have is nearer than another version of it, and another
        // display is nearly another device.
        let isState = !dimension.subjects.isEmpty
        distance += isState ? 1 : dimension == .display ? 4 : 3
      }
    }
    // A flag that answers helps more than another version.
    if isByElement { distance = 1 }
  }

  /// The way back to the usual value of one condition, which shows that the value that was named is the cause.
  ///
  /// - Parameter wasBrought: True if nobody named it: another condition brought it along.
  init(
    reset dimension: Dimension, wasBrought: Bool, from situation: Situation, of node: Node,
    at version: OSVersion, _ calendar: ReleaseCalendar
  ) {
    scope = Scope()
    rule = nil
    asked = situation
    self.situation = situation
    change(dimension, of: node, within: .any, at: version, calendar)
    if wasBrought { self.situation = situation.without(dimension) }
    distance = dimension == .orientation || wasBrought ? 3 : 0
  }

  /// True if something else than what was asked for is on screen there.
  var addsBar: Bool {
    conditions.contains { $0.dimension.isBar && $0.there != 0 }
  }

  /// False where it differs in so much that the value there says nothing here, a sum the sooner.
  var isNear: Bool {
    let differences = conditions.count + (isElsewhere ? 1 : 0) + (range == nil ? 0 : 1)
    return differences <= (value == nil ? 2 : 3)
  }

  /// True if a flag that puts something on screen leads there.
  private var isByElement: Bool {
    !isElsewhere && range == nil && conditions.count == 1 && conditions[0].dimension.isContent
      && conditions[0].there != 0
  }

  /// True if the value there was measured.
  var isMeasured: Bool { rule?.evidence.supports.contains { $0.obtained == .measured } ?? false }

  /// Tells whether a source speaks of the value there on a device.
  func isRead(on device: Device) -> Bool { rule?.evidence.covers(device) ?? false }

  /// Sets a condition to its usual value if that is allowed, else to the first that is.
  private mutating func change(
    _ dimension: Dimension, of node: Node, within allowed: ValueSet, at version: OSVersion,
    _ calendar: ReleaseCalendar
  ) {
    let asked = node.shown(situation, at: version).code(dimension, defaultSDK: version.major)
    var there = 0
    if dimension == .sdk {
      there = version.major
      if !allowed.contains(there) || situation.sdk == nil {
        guard let range = allowed.ranges.first else {
          isPossible = false
          return
        }
        there =
          range.upperBound < there
          ? calendar.last(before: OSVersion(range.upperBound + 1))?.major ?? range.upperBound
          : range.lowerBound
      }
      situation.sdk = there
    } else {
      // What the metric itself puts on screen is there whatever the situation says.
      let codes = (0..<dimension.valueCount).filter { code in
        var there = situation
        there.set(dimension, to: code)
        return allowed.contains(code)
          && node.shown(there, at: version).code(dimension, defaultSDK: version.major) == code
      }
      // What is as it was asked leads nowhere else.
      guard let code = codes.first, code != asked else {
        isPossible = false
        return
      }
      there = code
      situation.set(dimension, to: there)
    }
    let isNamed = self.asked.code(dimension, defaultSDK: 0) != 0
    conditions.append(.init(dimension: dimension, asked: asked, there: there, isNamed: isNamed))
  }
}
