package import KeylineModel

extension Resolver {
  /// The first contradiction between rules on some devices; nil if they agree.
  ///
  /// Of devices that no rule distinguishes, only one is tried.
  package func conflict(on devices: [Device.ID]) -> Finding? {
    let devices = distinguishable(devices)
    guard !devices.isEmpty else { return nil }
    for metric in rules.keys.sorted() {
      let mentioned = mentioned(about: metric)
      for pair in rivals(of: metric) {
        for device in devices {
          guard let from = clash(of: pair, on: device, mentioned) else { continue }
          return Finding(
            device.id,
            .wouldConflict(metric, device: device.name, from, rules: [pair.0.id, pair.1.id]))
        }
      }
    }
    return nil
  }

  /// One device of each kind that rules distinguish.
  private func distinguishable(_ devices: [Device.ID]) -> [Device] {
    struct Kind: Hashable {
      let codes: [Int?]
      let like: Device.ID?
      let first: StatedVersion?
      let last: StatedVersion?
      let copied: Set<DeviceAttribute>
    }
    let listed = knowledge.rules.reduce(into: Set<Device.ID>()) {
      $0.formUnion($1.scope.devices ?? [])
    }
    var kinds: Set<Kind> = []
    return devices.compactMap(device).filter { device in
      let kind = Kind(
        codes: Dimension.allCases.map(device.code), like: device.like, first: device.firstOS,
        last: device.lastOS, copied: device.copied)
      return listed.contains(device.id) || kinds.insert(kind).inserted
    }
  }
}
