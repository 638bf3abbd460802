package import KeylineModel

/// A redesign that came with a version, and the metrics unknown since.
package struct RedesignChange: Hashable, Sendable {
  /// The redesign.
  package let redesign: Redesign
  /// The metrics that were known before it and are unknown since on a device.
  package let unknownSince: [Metric.ID]
}

extension Resolver {
  /// The redesigns with the versions of a range that affected some devices.
  ///
  /// - Parameter changes: The differences with the range, including the unknown ones.
  package func redesigns(
    in range: VersionRange, on devices: [Device], among changes: [Difference]
  ) -> [RedesignChange] {
    redesigns.filter { redesign in
      range.contains(redesign.version)
        && devices.contains { redesign.concerns($0) && $0.ranBoth(VersionRange(redesign.version)) }
    }.map { redesign in
      let lost = changes.filter { change in
        change.kind == .unknown && change.boundary == .exact(redesign.version)
          && change.devices.contains(where: redesign.concerns)
          && change.right.allSatisfy { $0.value.status == .unknown }
      }
      return RedesignChange(
        redesign: redesign, unknownSince: [].merged(with: lost.map(\.metric.id)))
    }
  }
}
