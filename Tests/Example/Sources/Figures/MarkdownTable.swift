import KeylineKit

/// A Markdown table of one metric: a row for each device and each stretch of versions.
public func markdownTable(of metric: String, on devices: [String], os: String) throws -> String {
  let base = try KnowledgeBase.bundled()
  var lines = ["| Device | iOS | \(metric) |", "| --- | --- | ---: |"]
  for device in devices {
    for answer in try base.answers(of: metric, on: device, os: os) {
      let value = answer.value.map { "\($0)" } ?? answer.reason ?? "\(answer.status)"
      let doubt = answer.status == .known ? "" : " (\(answer.status))"
      lines.append("| \(device) | \(answer.os) | \(value)\(answer.value == nil ? "" : doubt) |")
    }
  }
  return lines.joined(separator: "\n")
}

/// The sources of one answer, for a line below the table.
public func sources(of metric: String, on device: String, os: String) throws -> [String] {
  let answers = try KnowledgeBase.bundled().answers(of: metric, on: device, os: os)
  return answers.flatMap(\.sources).map(\.title)
}
