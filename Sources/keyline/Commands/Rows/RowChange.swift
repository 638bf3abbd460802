import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore

/// Replaces an existing row.
struct RowChange {
  let kind: RowKind
  /// The row's name as typed.
  let word: String
  let options: ChangeOptions
  let output: TextOptions
  /// The row with fewer members, if rules contradict each other about it; nil if it cannot have
  /// fewer.
  var reduce: (_ row: KnowledgeRow, _ former: KnowledgeRow) -> KnowledgeRow? = { _, _ in nil }

  /// - Parameter row: The new row.
  func run(
    _ database: DatabaseOptions, _ context: CommandContext,
    _ row: (_ former: KnowledgeRow?, _ knowledge: Knowledge) throws -> KnowledgeRow
  ) throws {
    let alteration = try LocalChange.run(
      "\(kind.rawValue) edit \(word)", in: try Database(database, context),
      dryRun: options.dryRun.isOn, context
    ) { knowledge in
      let key = try knowledge.key(kind, named: word)
      let old = knowledge.row(key)
      let row = try row(old, knowledge)
      try row.require(key)
      if let old, RowCoding.areSame(old, row) { return [] }
      return [try admitted(row, in: knowledge)]
    }
    alteration.write(
      output, done: "Edited \(alteration.changes.first?.key.id ?? word). Undo with: keyline undo",
      dryRun: options.dryRun.isOn, to: context)
  }

  /// The change that stores a row, or the admissible part of it.
  private func admitted(_ row: KnowledgeRow, in knowledge: Knowledge) throws -> Change {
    let change = Change.put(row)
    do {
      try Admission([change], to: knowledge).admit(leavingDangling: options.force)
      return change
    } catch let refusal where refusal.isContradiction {
      guard let former = knowledge.row(row.key), let less = reduce(row, former) else {
        throw refusal
      }
      let change = Change.put(less)
      try Admission([change], to: knowledge).admit(leavingDangling: options.force)
      return change
    }
  }
}
