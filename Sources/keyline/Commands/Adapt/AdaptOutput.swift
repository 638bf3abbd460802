import KeylineJSON
import KeylineQuery
import KeylineText

/// Writes the answers of an adaptation and, on standard error, the values that they lack and the
/// notes on those that they rest on.
struct AdaptOutput {
  let schema: JSONSchema
  let objects: [JSONValue]
  let texts: [String]
  /// The values without one.
  let missing: [MissingLength]
  /// The notes on the values.
  let notes: [String]
  /// The conditions that decide none of the values.
  let idle: [Note]
  /// The versions that a named device never ran, one sentence each.
  var impossible: [String] = []
  /// That a set brought in devices that never ran the versions; nil if it brought in none.
  let leftOut: String?

  /// Writes the answer; without any it is an error.
  func write(
    _ options: TextOptions, detail: NoteDetail, data: Int, to context: CommandContext
  ) throws {
    if options.isJSON {
      context.write(
        Document(schema: schema.name, data: data, members: [(schema.listKey, .array(objects))]).text
      )
    } else {
      context.show(texts.joined(separator: "\n"))
    }
    guard !objects.isEmpty else { throw Failure.noneRan(impossible) }
    for sentence in impossible { context.say("note: " + sentence) }
    if let leftOut, detail != .silent { context.say("note: " + leftOut) }
    for length in missing { context.say(length.text) }
    for step in missing.steps { context.say(step) }
    var said: Set<String> = []
    NoteLines(notes.filter { said.insert($0).inserted }, idle).write(detail, to: context)
  }
}

extension [MissingLength] {
  /// The steps that lead to values, each once.
  var steps: [String] { Failure.steps(flatMap(\.gaps).compactMap(\.absence)) }
}

extension Failure {
  /// That no device ran the versions, in a sentence for each that was named.
  static func noneRan(_ impossible: [String]) -> Failure {
    Failure(
      impossible.isEmpty
        ? DeviceText.noneRan : impossible.joined(separator: " "))
  }
}
