import KeylineJSON
import KeylineQuery
import KeylineText

/// Writes the answers of an adaptation and, on standard error, the values that they lack and the
/// notes on those that they rest on.
struct AdaptOutput {
  let resolver: Resolver
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
    if let next = missing.flatMap(\.gaps).next(resolver) { context.say(next) }
    var said: Set<String> = []
    NoteLines(notes.filter { said.insert($0).inserted }, Counts(), idle).write(detail, to: context)
  }
}

extension [DerivedLength.Gap] {
  /// The line with the call that leads on from the first missing value; nil where none does.
  func next(_ resolver: Resolver) -> String? {
    let step = NextStep(resolver: resolver)
    return lazy.compactMap(\.record).compactMap(step.call).first.map { [("next", $0)].text[0] }
  }
}

extension Failure {
  /// That no device ran the versions, in a sentence for each that was named.
  static func noneRan(_ impossible: [String]) -> Failure {
    Failure(
      impossible.isEmpty
        ? DeviceText.noneRan : impossible.joined(separator: " "))
  }
}
