import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

extension Page {
  /// Writes answers with computed lengths and, on standard error, their missing values and the
  /// notes on their evidence.
  ///
  /// Answers about versions that a device never ran are left out; if there are no others, it is an
  /// error.
  ///
  /// - Parameters:
  ///   - all: The answers, also those about versions that a device never ran.
  ///   - target: The devices and versions asked about.
  ///   - given: The conditions that the command brings along.
  ///   - schema: The schema of the document.
  ///   - json: An answer as an object.
  ///   - texts: Answers as text for people.
  func write<Answer: AmountsAnswer>(
    _ all: [Answer], on target: AnswerTable.Request, besides given: [Dimension] = [],
    schema: JSONSchema, json: (Answer) -> JSONValue, texts: ([Answer]) -> [String]
  ) throws {
    let answers = all.filter { !$0.isImpossible }
    let impossible = DeviceText.neverRan(
      all.filter(\.isImpossible).map { ($0.device, $0.ranges) }, labels)
    if format == .json {
      let members = [(schema.listKey, JSONValue.array(answers.map(json)))]
      context.write(
        Document(schema: schema.name, data: resolver.knowledge.data, members: members).text)
    } else {
      context.show(texts(answers).joined(separator: "\n"))
    }
    guard !answers.isEmpty else { throw Failure.noneRan(impossible) }
    for sentence in impossible { context.say("note: " + sentence) }
    noteDropped(resolver.dropped(on: target), of: target.versions)
    let missing = MissingLength.all(answers, labels)
    for length in missing { context.say(length.text) }
    if let next = missing.flatMap(\.gaps).next(resolver) { context.say(next) }
    let notes = answers.flatMap { answer in
      answer.amounts.records.notes(in: labels.calendar).map { $0.line(on: [answer.device]) }
    }
    note(
      [].merged(with: notes),
      idle: resolver.noEffects(on: answers.flatMap(\.amounts).records, besides: given))
  }
}

extension [DerivedLength.Gap] {
  /// The line with the command to try after the first missing value; nil if there is none.
  func next(_ resolver: Resolver) -> String? {
    lazy.compactMap(\.record).compactMap { resolver.nextCall(from: $0) }.first
      .map { [("next", $0)].text[0] }
  }
}

extension Failure {
  /// The failure if no device ran the versions, with a sentence for each named device.
  static func noneRan(_ impossible: [String]) -> Failure {
    Failure(
      impossible.isEmpty
        ? DeviceText.noneRan : impossible.joined(separator: " "))
  }
}
