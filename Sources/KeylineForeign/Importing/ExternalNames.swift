import KeylineModel
import KeylineQuery

/// The meanings of a table's devices and metrics, each looked up once: they come again in every
/// line.
struct ExternalNames {
  private let meant: DeviceMatcher
  private let names: MetricNames
  private var devices: [DeviceName: [Device]] = [:]
  private var metrics: [String: Metric.ID?] = [:]

  private struct DeviceName: Hashable {
    let text: String
    let screen: ScreenSize?
  }

  init(in knowledge: Knowledge) {
    meant = DeviceMatcher(knowledge.devices)
    names = MetricNames(knowledge.metrics)
  }

  /// The devices that a name may mean.
  mutating func devices(_ text: String, screen: ScreenSize?) -> [Device] {
    let name = DeviceName(text: text, screen: screen)
    if let found = devices[name] { return found }
    let found = meant.devices(text, screen: screen)
    devices[name] = found
    return found
  }

  /// The metric that a name means; nil for none, and for a group of several.
  mutating func metric(_ text: String) -> Metric.ID? {
    if let found = metrics[text] { return found }
    let all = names.matches(text)
    let found = all.count == 1 ? all[0].id : nil
    metrics[text] = .some(found)
    return found
  }
}
