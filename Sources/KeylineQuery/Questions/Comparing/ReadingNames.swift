import KeylineModel

/// The devices and metrics that readings name, each looked up once, because they recur in every
/// line.
struct ReadingNames {
  private let spelling: DeviceSpelling
  private let names: MetricNames
  private var devices: [DeviceName: [Device]] = [:]
  private var metrics: [String: [Metric]] = [:]

  private struct DeviceName: Hashable {
    let text: String
    let screen: ScreenSize?
  }

  init(in knowledge: Knowledge) {
    spelling = DeviceSpelling(knowledge.devices)
    names = MetricNames(knowledge.metrics)
  }

  /// The metrics that a reading may be about.
  mutating func metrics(of reading: ExternalReading) -> [Metric] {
    let found = metrics[reading.metric] ?? names.matches(reading.metric)
    metrics[reading.metric] = found
    return found
  }

  /// The devices that a reading may be about.
  mutating func devices(of reading: ExternalReading) -> [Device] {
    let name = DeviceName(text: reading.device, screen: reading.screen)
    let found = devices[name] ?? spelling.devices(name.text, screen: name.screen)
    devices[name] = found
    return found
  }
}
