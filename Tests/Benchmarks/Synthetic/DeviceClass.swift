import KeylineModel

/// One copy of all devices, at widths that no other copy has.
struct DeviceClass {
  /// 0 for the devices as they are.
  let number: Int

  /// The widths of the class in sixths of a point: 2,000 points for each.
  private var widths: ClosedRange<Int> { number * 12_000...number * 12_000 + 11_999 }

  func device(_ device: Device) -> Device {
    guard number > 0 else { return device }
    var copy = Device(
      id: name(device.id), name: name(device.name), family: device.family, layer: device.layer)
    copy.width = device.width.map { Length(sixths: $0.sixths + widths.lowerBound) }
    copy.height = device.height
    copy.scale = device.scale
    copy.cornerRadius = device.cornerRadius
    copy.homeButton = device.homeButton
    copy.sensorHousing = device.sensorHousing
    copy.sizeClassInLandscape = device.sizeClassInLandscape
    copy.firstOS = device.firstOS
    copy.lastOS = device.lastOS
    copy.sources = device.sources
    return copy
  }

  func rule(_ rule: Rule) -> Rule {
    Rule(
      id: name(rule.id), metric: rule.metric, scope: scope(rule.scope), os: rule.os,
      value: rule.value, restsOn: rule.restsOn.map(name), continues: rule.continues.map(name),
      layer: rule.layer)
  }

  func observation(_ observation: Observation) -> Observation {
    Observation(
      id: name(observation.id), metric: observation.metric, source: observation.source,
      scope: scope(observation.scope), os: observation.os, value: observation.value,
      obtained: observation.obtained, disputed: observation.disputed, layer: observation.layer)
  }

  private func name(_ id: String) -> String { number == 0 ? id : "\(id)-copy-\(number)" }

  private func scope(_ scope: Scope) -> Scope {
    var copy = scope
    copy.devices = scope.devices.map { Set($0.map(name)) }
    if let condition = scope.conditions[.width] {
      let moved = condition.ranges.map { range in
        let lower = max(range.lowerBound, 0) + widths.lowerBound
        let upper = min(range.upperBound, 11_999) + widths.lowerBound
        return lower...max(lower, upper)
      }
      copy.conditions[.width] = ValueSet(moved)
    } else if number > 0, scope.devices == nil {
      copy.conditions[.width] = ValueSet([widths])
    }
    return copy
  }
}
