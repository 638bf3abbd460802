package import KeylineModel

/// The knowledge behind an export: the shared rows, and on request the user's own.
package struct SharedKnowledge: Sendable {
  /// The rows that count, in a resolver.
  package let resolver: Resolver
  /// All rows, if the user's own were left out.
  private let everything: Knowledge?

  /// Leaves out the user's own rows unless they are asked for.
  package init(_ knowledge: Knowledge, includesLocal: Bool) {
    let shared = includesLocal ? knowledge : knowledge.shared
    resolver = Resolver(shared)
    everything = shared == knowledge ? nil : knowledge
  }

  /// The devices picked from the catalogue; an error explains that a user's own device is left out.
  package func devices(
    _ pick: ([Device]) throws(SetError) -> DeviceSet
  ) throws(SetError) -> [Device] {
    do {
      return try pick(resolver.knowledge.devices).devices
    } catch {
      guard let everything, let named = try? pick(everything.effective.devices).devices,
        let own = named.first(where: { $0.layer == .local })
      else { throw error }
      throw .notShared(own.id)
    }
  }

  /// The differences that the user's own rows would make in a matrix; nil if there are none.
  ///
  /// - Parameter pick: Picks the devices asked for.
  package func omission(
    from matrix: AnswerMatrix, _ pick: ([Device]) throws(SetError) -> DeviceSet
  ) -> OwnOmission? {
    guard let everything else { return nil }
    let resolver = Resolver(everything)
    let asked = (try? pick(resolver.knowledge.devices).devices) ?? []
    let missing = asked.count { device in
      self.resolver.device(device.id) == nil && !matrix.ranges(of: device).isEmpty
    }
    let whole = matrix.asked(of: resolver)
    let variants = matrix.variants + whole.variants.filter { !matrix.variants.contains($0) }
    var changes: [OwnOmission.Change] = []
    for device in matrix.devices {
      let ranges = matrix.ranges(of: device)
      let own = resolver.device(device.id) ?? device
      for variant in variants
      where !zip(
        matrix.answers(variant, on: device, over: ranges),
        whole.answers(variant, on: own, over: whole.ranges(of: own))
      ).allSatisfy({ $0.shows($1) }) {
        changes.append(OwnOmission.Change(metric: variant.metric.id, device: device.name))
      }
    }
    return missing == 0 && changes.isEmpty
      ? nil : OwnOmission(devices: missing, changes: changes)
  }
}

/// The own devices and values that an export leaves out because it uses shared data alone.
package struct OwnOmission: Hashable, Sendable {
  /// The number of the user's own devices that are left out.
  package let devices: Int
  /// The values that the user's own rows would change.
  package let changes: [Change]

  /// One metric of one device.
  package struct Change: Hashable, Sendable {
    /// The metric.
    package let metric: Metric.ID
    /// The name of the device.
    package let device: String
  }
}
