import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// A change of the user's own rows: planned, then stored unless it is a dry run.
final class LocalChange {
  /// The knowledge before the change.
  let knowledge: Knowledge
  /// The changes.
  let changes: [Change]
  let isStored: Bool
  /// The changed rows, each before and after.
  private(set) lazy var differences: [RowDifference] = {
    let before = RowIndex(knowledge)
    let after = RowIndex(knowledge.applying(changes))
    return changes.map {
      RowDifference($0.key, before: before.row($0.key), after: after.row($0.key))
    }.filter { $0.before != $0.after }
  }()

  init(knowledge: Knowledge, changes: [Change], isStored: Bool) {
    self.knowledge = knowledge
    self.changes = changes
    self.isStored = isStored
  }

  /// Plans a change and stores it.
  ///
  /// - Parameters:
  ///   - title: The title of the change, for the log.
  ///   - decide: Takes the whole knowledge and returns the changes; if they are stored, nobody else
  ///     can write in between.
  static func run(
    _ title: String, in database: Database, dryRun: Bool, _ context: CommandContext,
    _ decide: (Knowledge) throws -> [Change]
  ) throws -> LocalChange {
    try run(in: database, dryRun: dryRun, context) { [(title, try decide($0))] }
  }

  /// Makes several changes, all of them or none; each can be undone alone.
  static func run(
    in database: Database, dryRun: Bool, _ context: CommandContext,
    _ decide: (Knowledge) throws -> [(title: String, changes: [Change])]
  ) throws -> LocalChange {
    if dryRun {
      let knowledge = try database.knowledge(context)
      let changes = try decide(knowledge).flatMap(\.changes)
      return LocalChange(knowledge: knowledge, changes: changes, isStored: false)
    }
    var altered: LocalChange?
    func ofProject(_ key: RowKey) -> KnowledgeRow? { altered?.knowledge.row(key, of: .project) }
    let file = try database.changeable()
    let shipped = try database.shipped.everything()
    let isStored = try file.change(over: shipped, hiding: ofProject) { stored in
      let knowledge = try database.addingProject(to: stored)
      let steps = try decide(knowledge)
      altered = LocalChange(
        knowledge: knowledge, changes: steps.flatMap(\.changes), isStored: true)
      return steps
    }
    return LocalChange(
      knowledge: altered?.knowledge ?? Knowledge(), changes: altered?.changes ?? [],
      isStored: isStored)
  }

  /// The earlier answers that the new values contradict, in sentences.
  var contradictions: [String] {
    let before = Resolver(knowledge)
    let new = changes.compactMap { change -> Observation? in
      if case .put(.observation(let observation)) = change { observation } else { nil }
    }
    return before.replays(of: new).compactMap { replay in
      guard let place = replay.remark, let replaced = place.replaced else { return nil }
      guard let metric = before.namesake(of: replay.observation, at: place) else { return replaced }
      let value = replay.observation.value
      return replaced + ", and \(value) for \(metric.id)"
    }
  }

  /// The origin of a row below the user's own, in words: `shipped`, or `project's`.
  func origin(of key: RowKey) -> String {
    knowledge.row(key, of: .project) == nil ? "shipped" : "project's"
  }

  /// The usual sentence if no row differs.
  static let nothing = "Nothing is different, so nothing was stored."

  /// Writes the changed rows.
  ///
  /// - Parameters:
  ///   - done: The sentence after a stored change.
  ///   - unchanged: The sentence if no row differs.
  func write(
    _ options: TextOptions, done: String,
    unchanged: String = LocalChange.nothing, dryRun: Bool, to context: CommandContext
  ) {
    if options.isJSON {
      context.write(
        RowDifference.answer.document((isStored, differences), data: knowledge.data).text)
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
