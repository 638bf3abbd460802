import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Reads a text that stands for a file.
func table(
  _ text: String, as format: ExternalFormat? = nil, map: [String] = []
) throws -> ExternalTable {
  try ExternalTable(SourceText(name: "file", bytes: text.utf8), as: format, map: columns(map))
}

/// A map of columns in which every metric is known by the key that is given.
func columns(_ texts: [String]) throws -> ColumnMap {
  var map = ColumnMap()
  for text in texts { _ = map.add(text) { $0 } }
  return map
}

/// The error of a text that must be refused, as it reads; nil when it is not refused.
func refusal(of text: String, as format: ExternalFormat? = nil, map: [String] = []) -> String? {
  do {
    _ = try table(text, as: format, map: map)
    return nil
  } catch {
    return "\(error)"
  }
}

extension ExternalTable {
  /// Each reading as a line, for example `iPhone X · landscape · screen.width = 812`.
  var lines: [String] {
    readings.map { reading in
      let split = reading.split == .none ? "" : " " + reading.split.rawValue
      let situation = reading.orientation.rawValue + split
      return "\(reading.device) · \(situation) · \(reading.metric) = \(reading.value)"
    }
  }
}
