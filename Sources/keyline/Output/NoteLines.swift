import KeylineModel
import KeylineQuery
import KeylineText

/// Notes as lines on standard error.
enum NoteLines {
  /// Writes notes on an answer about a number of devices; a note on some of them names them.
  static func write(_ notes: [Note], devices: Int, to context: CommandContext) {
    for note in notes {
      let isOnAll = devices <= 1 || note.devices.count >= devices
      context.say("* " + note.text + (isOnAll ? "" : " (\(names(note.devices)))"))
    }
  }

  /// Writes notes on differences.
  static func write(_ notes: [MetricNote], to context: CommandContext) {
    for note in notes { context.say("* \(note.text) (\(rows(note.metrics)))") }
  }

  /// Writes notes on a sheet; as soon as there are several, each names the rows that it is about.
  static func write(_ notes: [(text: String, rows: [String])], to context: CommandContext) {
    for note in notes {
      context.say("* " + note.text + (notes.count > 1 ? " (\(rows(note.rows)))" : ""))
    }
  }

  /// The first three rows and how many more there are.
  private static func rows(_ rows: [String]) -> String {
    rows.prefix(3).joined(separator: ", ")
      + (rows.count > 3 ? " and \(rows.count - 3) more" : "")
  }

  /// The first three names and how many more there are.
  static func names(_ devices: [Device]) -> String {
    let names = Names.joined(devices.prefix(3).map(\.name))
    return devices.count > 3 ? "\(names) and \(devices.count - 3) more" : names
  }
}
