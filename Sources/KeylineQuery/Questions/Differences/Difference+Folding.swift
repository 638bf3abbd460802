import KeylineModel

extension [Difference] {
  /// The differences, with equal ones joined over devices and then over orientations.
  package var folded: [Difference] {
    joined(by: { $0.orientations.map(\.rawValue) }, { $0.devices += $1.devices })
      .joined(by: { $0.devices.map(\.id) }, { $0.orientations += $1.orientations })
  }

  /// The differences for each device, with equal ones joined over orientations with the same
  /// versions.
  package var eachDevice: [Difference] {
    joined(
      by: { difference in
        let ranges = (difference.left + difference.right).map(\.hull)
        return difference.devices.map(\.id) + ranges.map { "\($0.from)..<\($0.until)" }
      }, { $0.orientations += $1.orientations })
  }

  /// Joins differences that show the same and have the same names, in the order of the first of
  /// each.
  private func joined(
    by names: (Difference) -> [String], _ add: (inout Difference, Difference) -> Void
  ) -> [Difference] {
    grouped { Difference.Shown($0, named: names($0)) }.map { _, members in
      members.dropFirst().reduce(into: members[0]) { joined, difference in
        add(&joined, difference)
        for (index, other) in difference.left.enumerated() { joined.left[index].merge(other) }
        for (index, other) in difference.right.enumerated() { joined.right[index].merge(other) }
      }
    }
  }
}

extension Difference {
  /// The visible part of a difference, including the versions if a side has several values or both
  /// sides have the same versions.
  struct Shown: Hashable {
    let names: [String]
    let metric: Metric.ID
    let kind: Difference.Kind
    let boundary: OSBoundary?
    let left: [Answer.Content]
    let right: [Answer.Content]
    let ranges: [VersionRange]

    init(_ difference: Difference, named names: [String]) {
      self.names = names
      metric = difference.metric.id
      kind = difference.kind
      boundary = difference.boundary
      left = difference.left.map(\.value.content)
      right = difference.right.map(\.value.content)
      let sides = [difference.left.map(\.hull), difference.right.map(\.hull)]
      let isAtOnce = difference.boundary == nil && sides[0] == sides[1]
      ranges = sides.filter { isAtOnce || $0.count > 1 }.flatMap(\.self)
    }
  }
}

extension Timeline<Answer>.Stretch {
  /// Joins the support of the same content elsewhere, and the versions in between.
  mutating func merge(_ other: Self) {
    ranges = [VersionRange(hullOf: [hull, other.hull])]
    value.join(other.value)
  }
}
