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
    default:
      var words = ""
      for character in thing {
        words += character.isUppercase ? " " + character.lowercased() : String(character)
      }
      title = words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  /// The groups of some metrics, in the order of the catalogue.
  static func all(of metrics: [Metric]) -> [MetricGroup] {
    [].merged(with: metrics.map(MetricGroup.init))
  }
}
