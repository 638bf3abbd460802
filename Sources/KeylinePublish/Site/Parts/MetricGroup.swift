import KeylineModel
import KeylineQuery

/// The thing that metrics are about, named by the beginning of their keys: `Navigation bar`.
struct MetricGroup: Hashable {
  let title: String

  /// The group of a metric.
  init(_ metric: Metric) {
    let thing = metric.id.prefix { $0 != "." }
    switch thing {
    // What UIKit calls by two names is one thing to a reader.
    case "safeAreaInsets", "window": title = "Safe area"
    case "switch", "segmentedControl": title = "Controls"
    case "sensorHousing": title = PageWords.housing
    default:
      var words = ""
      for character in thing {
        words += character.isUppercase ? " " + character.lowercased() : String(character)
      }
      title = words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  /// The groups of parts that are about metrics, the first first, each with its parts.
  static func all<Part>(
    of parts: [Part], about metric: (Part) -> Metric
  ) -> [(group: MetricGroup, parts: [Part])] {
    let groups = parts.map { MetricGroup(metric($0)) }
    let members = Dictionary(grouping: parts.indices) { groups[$0] }
    return [].merged(with: groups).map { ($0, (members[$0] ?? []).map { parts[$0] }) }
  }
}
