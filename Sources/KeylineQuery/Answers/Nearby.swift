package import KeylineModel

/// What is known near a question that has no value.
package struct Surroundings: Hashable, Sendable {
  /// The nearest value of the same metric, and what differs there; nil where nothing near is known.
  package let nearest: Nearby?
  /// A metric worth a look that has a value in the same place.
  package let related: Related?
  /// The things that sources state about something else, where no value is near; nil where they state nothing,
  /// and for an attribute of the device.
  package let distant: Distant?

  /// Creates surroundings.
  package init(nearest: Nearby?, related: Related?, distant: Distant? = nil) {
    self.nearest = nearest
    self.related = related
    self.distant = distant
  }

  /// Another metric with its value.
  package struct Related: Hashable, Sendable {
    /// The key of the metric.
    package let metric: Metric.ID
    /// Its value.
    package let value: Length
    /// How that stands.
    package let status: Status
    /// The versions that have it, where others of those that it is told for have not.
    package let versions: Nearby.Stretch?
  }
}

/// A value of the metric that was asked, in another place than the one that was asked.
package struct Nearby: Hashable, Sendable {
  /// The value.
  package let value: Length
  /// How it stands.
  package let status: Status
  /// A device that has it.
  package let device: Device
  /// A version that has it.
  package let version: OSVersion
  /// The situation that has it.
  package let situation: Situation
  /// True if it is of the version that was asked.
  package let isOfVersion: Bool
  /// The conditions on the situation that differ.
  package let conditions: [Condition]
  /// The elements that one of these brought along or that were asked for besides, which stay on screen without it.
  package let remaining: [Dimension]
  /// The devices that have it, where the one that was asked is not among them.
  package let devices: Devices?
  /// The versions that have it, where not all of those that it is told for are among them.
  package let versions: Versions?
  /// True if the condition that differs keeps the value away in the orientation that was asked alone.
  package internal(set) var isOfOrientation = false

  /// A condition on the situation: as it was asked, and as it is there.
  package struct Condition: Hashable, Sendable {
    /// The condition.
    package let dimension: Dimension
    /// The code of the value that was asked.
    package let asked: Int
    /// The code of the value there.
    package let there: Int
    /// True if it was asked for, false if it is so by itself.
    var isNamed = false
  }

  /// The setting that leads to it, if nothing but that differs; nil where what is there is the default, the linked
  /// SDK, which is not set for one value, or something else than what was asked for.
  package var setting: Condition? {
    guard devices == nil, isOfVersion, conditions.count == 1, conditions[0].there != 0,
      !conditions[0].isNamed,
      conditions[0].dimension != .sdk
    else { return nil }
    return conditions[0]
  }

  /// How many things differ there: conditions, the device, the version.
  var differences: Int {
    conditions.count + (devices == nil ? 0 : 1) + (versions == nil ? 0 : 1)
  }

  /// True if it differs in so much that it is named only where nothing nearer is known.
  var isFar: Bool { differences > 2 }

  /// The devices that have a value.
  package struct Devices: Hashable, Sendable {
    /// The conditions on them.
    package let scope: Scope
    /// The devices that these name, the oldest first.
    package let named: [Device]
    /// The conditions that the device that was asked does not meet.
    package let failing: [Dimension]
    /// True if the inner display was asked about, which other devices do not have.
    package let isInnerDisplayAsked: Bool
    /// True if nothing is known of any other device.
    package let areAll: Bool
  }

  /// The versions that have a value, and those without any around the one that was asked.
  package struct Versions: Hashable, Sendable {
    /// The redesign since which there is none; nil where it is something else.
    package let redesign: Redesign?
    /// The versions without a value.
    package let unknown: Stretch
    /// The versions with the value.
    package let known: Stretch
  }

  /// Versions one after the other.
  package struct Stretch: Hashable, Sendable {
    /// The first; nil where it has no beginning.
    package let from: OSVersion?
    /// The first version after the last; nil where it has no end.
    package let until: OSVersion?
    /// The last; nil where it has no end.
    package let last: StatedVersion?

    /// True if it is all versions.
    var isWhole: Bool { from == nil && until == nil }
  }
}
