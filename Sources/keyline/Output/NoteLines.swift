import KeylineModel
import KeylineQuery

/// Notes as lines on standard error.
enum NoteLines {
  /// Writes notes on an answer about a number of devices; a note on some of them names them.
  static func write(_ notes: [Note], devices: Int, to context: inout CommandContext) {
    for note in notes {
      let isOnAll = devices <= 1 || note.devices.count >= devices
      context.say("* " + note.text + (isOnAll ? "" : " (\(names(note.devices)))"))
    }
  }

  /// Writes notes on differences.
  static func write(_ notes: [DifferenceNote], to context: inout CommandContext) {
    for note in notes {
      let names = note.metrics.prefix(3).joined(separator: ", ")
      let rest = note.metrics.count > 3 ? " and \(note.metrics.count - 3) more" : ""
      context.say("* \(note.text) (\(names)\(rest))")
    }
  }

  /// The first three names and how many more there are.
  static func names(_ devices: [Device]) -> String {
    let names = Names.joined(devices.prefix(3).map(\.name))
    return devices.count > 3 ? "\(names) and \(devices.count - 3) more" : names
  }
}
