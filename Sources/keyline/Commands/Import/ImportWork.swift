import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The plan of an import with the place of each row in its file.
struct ImportWork {
  let format: ImportFormat
  let plan: ImportPlan
  /// The names of the files, one for each part of the plan.
  let files: [String]
  /// The notes on the columns of a CSV.
  let columnNotes: [String]
  /// The file of the row with an identifier and the place in it.
  private let place: (String) -> String?

  /// Plans the import of rows in the seed's form.
  init(_ seed: LayerSeed, named name: String, in knowledge: Knowledge, _ progress: ProgressLine)
    throws
  {
    format = .seed
    files = [name]
    columnNotes = []
    plan = try Self.planned { () throws(ReplayLimit.Excess) in
      try ImportPlan(
        seed.changes, in: knowledge, progress: progress.report, isSame: RowCoding.areSame)
    }
    place = { id in
      seed.places.first { $0.key.id == id }.map { _, place in
        let path = place.path.isEmpty ? "" : " \(place.path):"
        return "\(place.file):\(place.position.line):\(place.position.column):\(path)"
      }
    }
  }

  /// Plans the import of tables: the observations of their readings, their new sources, and the
  /// rules from clear evidence.
  init(
    _ tables: [ImportTable], givesRules: Bool, in knowledge: Knowledge, _ progress: ProgressLine
  ) throws {
    format = .external(tables.first?.format ?? .probe)
    files = tables.map(\.text.name)
    columnNotes = tables.flatMap(\.columnNotes)
    plan = try Self.planned { () throws(ReplayLimit.Excess) in
      try ImportPlan(
        tables.map { ($0.readings, $0.source) }, givesRules: givesRules, in: knowledge,
        progress: progress.report, isSame: RowCoding.areSame)
    }
    place = { id in tables.lazy.compactMap { $0.place(of: id) }.first }
  }

  /// Refuses faults, with the place of the row; with `leavingDangling`, stored rows may lose what
  /// they refer to.
  func admit(to knowledge: Knowledge, leavingDangling: Bool) throws(Refusal) {
    try Admission(plan.changes, to: knowledge).admit(
      leavingDangling: leavingDangling, danglingOwn: leavingDangling)
  }

  /// A refusal with the place of its row in the file.
  func failure(_ refusal: Refusal) -> Failure {
    Failure(refusal, after: refusal.subject.flatMap(place) ?? "")
  }

  /// The file with the refused row; nil if none has it.
  func file(of refusal: Refusal) -> Int? {
    plan.parts.firstIndex { part in part.changes.contains { $0.key.id == refusal.subject } }
  }

  private static func planned(
    _ plan: () throws(ReplayLimit.Excess) -> ImportPlan
  ) throws -> ImportPlan {
    do {
      return try plan()
    } catch {
      throw Failure(
        "Refused: \(ImportPlan.excess). \(Refusal.consequence)", exitCode: ExitStatus.badData)
    }
  }
}
