import KeylineText

/// Writes the effect of a change, made or planned.
struct ChangeOutput {
  let differences: [RowDifference]
  let data: Int
  let isStored: Bool
  /// The sentence after a stored change.
  let done: String
  /// The sentence if no row differs.
  var unchanged = "Nothing is different, so nothing was stored."

  func write(_ options: TextOptions, dryRun: Bool, to context: CommandContext) {
    if options.isJSON {
      context.write(
        RowDifference.answer.document((isStored, differences), data: data).text)
    } else {
      context.write(differences.map(\.text).joined(separator: "\n"))
    }
    if differences.isEmpty {
      context.say(unchanged)
    } else {
      context.say(stored: done, dryRun: dryRun)
    }
  }
}
