import KeylineJSON
import KeylineModel

/// The files of rows that a seed and a folder of somebody's own rows lay out alike.
enum RowFiles {
  /// A file for each device and technique, and one for the evidence of each metric: path below the
  /// folder, canonical text.
  static func files(_ knowledge: Knowledge) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for device in knowledge.devices {
      files.append(("devices/\(device.id).json", DeviceCoding.encode(device).canonical))
    }
    for technique in knowledge.techniques {
      files.append(
        ("techniques/\(technique.id).json", TechniqueCoding.encode(technique).canonical))
    }
    let rules = Dictionary(grouping: knowledge.rules, by: \.metric)
    let observations = Dictionary(grouping: knowledge.observations, by: \.metric)
    for metric in Set(rules.keys).union(observations.keys) {
      let text = MetricFile.text(
        metric: metric, rules: rules[metric] ?? [], observations: observations[metric] ?? [])
      files.append(("rules/\(metric).json", text))
    }
    return files
  }
}
