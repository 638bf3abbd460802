import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage

/// Edits one row: what the flags name is put over what is there.
struct RowEdit<Noun: RowNoun> {
  /// The row as it was named.
  let word: String
  /// The members that the flags give, with the seed's keys; empty with `--from`.
  let members: JSONValue
  /// The keys whose objects are merged key by key.
  let nested: Set<String>
  let options: EditOptions
  /// Reads the row of a file.
  let read: (SourceText) throws -> KnowledgeRow
  /// True if flags change the row whose members are not among these.
  var isChangedBesides = false
  /// Makes the further changes that follow from the change of a row.
  var adjust: (JSONValue) -> JSONValue = { $0 }
  /// Leaves out of the changed row what cannot be kept of the former one, and completes it from other rows.
  var revise:
    (_ row: KnowledgeRow, _ former: KnowledgeRow, _ knowledge: Knowledge) throws -> KnowledgeRow = {
      row, _, _ in row
    }
  /// A row with less than one that rules contradict each other about; nil if it cannot have less.
  var reduce: (_ row: KnowledgeRow, _ former: KnowledgeRow) -> KnowledgeRow? = { _, _ in nil }

  /// True if the flags name nothing.
  private var isEmpty: Bool {
    members.isEmptyObject && options.unset.isEmpty && !isChangedBesides
  }

  func run(_ database: DatabaseOptions, _ context: CommandContext) throws {
    if isEmpty == (options.from == nil) {
      throw ValidationError(
        isEmpty
          ? "specify what to change with flags or '--from'."
          : "with '--from', put everything in the file.")
    }
    let database = try Database(database, context)
    let file = try options.from.map { try read(try InputFile.text($0, context.environment)) }
    let alteration = try LocalChange.run(
      "\(Noun.kind.rawValue) edit \(word)", in: database, dryRun: options.change.dryRun, context
    ) { knowledge in
      let key = try knowledge.key(Noun.kind, named: word)
      let row = try file ?? edited(key, in: knowledge)
      try row.require(key)
      if let old = knowledge.row(key), RowCoding.text(old) == RowCoding.text(row) { return [] }
      return [try admitted(row, in: knowledge)]
    }
    ChangeOutput(
      differences: alteration.differences, data: alteration.knowledge.data,
      isStored: alteration.isStored,
      done: "Edited \(alteration.changes.first?.key.id ?? word). Undo with: keyline undo"
    ).write(options.change.output, dryRun: options.change.dryRun, to: context)
  }

  /// The change that stores a row, or what may be stored of it.
  private func admitted(_ row: KnowledgeRow, in knowledge: Knowledge) throws -> Change {
    let change = Change.put(row)
    do {
      try Admission([change], to: knowledge).admit(leavingDangling: options.change.force)
      return change
    } catch let refusal where refusal.isContradiction {
      guard let former = knowledge.row(row.key), let less = reduce(row, former) else {
        throw refusal
      }
      let change = Change.put(less)
      try Admission([change], to: knowledge).admit(leavingDangling: options.change.force)
      return change
    }
  }

  private func edited(_ key: RowKey, in knowledge: Knowledge) throws -> KnowledgeRow {
    var value = knowledge.row(key).map(RowCoding.encode) ?? .object([])
    for path in options.unset {
      guard let rest = value.removing(path) else {
        throw ValidationError("'--unset \(path)': \(key) has no such key.")
      }
      value = rest
    }
    value = adjust(value.overlaid(with: members, merging: nested))
    let row = try RowCoding.decode(value, Noun.kind, in: InputFile.commandLine, layer: .local)
    return try knowledge.row(key).map { try revise(row, $0, knowledge) } ?? row
  }
}

extension JSONValue {
  /// True if it is an object without members.
  fileprivate var isEmptyObject: Bool { kind == .object([]) }
}
