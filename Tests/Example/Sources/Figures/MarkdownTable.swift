public import KeylineKit

/// A Markdown table of one metric: a row for each device and each stretch of versions.
public func markdownTable(
  of metric: MetricName, on devices: [DeviceName], os: ClosedRange<Version>
) throws -> String {
  let base = try KnowledgeBase.bundled()
  var lines = ["| Device | iOS | \(metric.text) |", "| --- | --- | ---: |"]
  for device in devices {
    for answer in try base.answers(of: metric, on: device, os: os) {
      let value = answer.value.map { "\($0)" } ?? answer.reason?.description
      let doubt = answer.isReliable ? "" : " (\(answer.status))"
      lines.append("| \(device.text) | \(answer.os) | \(value ?? "")\(doubt) |")
    }
  }
  return lines.joined(separator: "\n")
}

/// The sources of one answer, for a line below the table.
public func sources(
  of metric: MetricName, on device: DeviceName, os: Version
) throws -> [String] {
  let answers = try KnowledgeBase.bundled().answers(of: metric, on: device, os: os)
  return answers.flatMap(\.sources).map(\.title)
}
