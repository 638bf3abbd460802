import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage
import KeylineText

/// The work of an import, planned before anything is stored.
struct ImportPlan {
  /// The report on the rows, in the order of the file.
  let items: ImportItems
  /// The changes to store, row by row.
  let changes: [Change]
  /// The observations that are stored besides, since nothing has their identifiers.
  let additions: Additions
  /// Where the row with an identifier stands: the file and the place in it.
  private let place: (String) -> String?

  /// Observations that nothing stands in the way of.
  struct Additions {
    var count = 0
    var rows = AnySequence<Observation>([])
    /// Some of them, which name whatever any of them names.
    var samples: [Observation] = []
  }

  init(
    items: ImportItems, changes: [Change], additions: Additions = Additions(),
    place: @escaping (String) -> String?
  ) {
    self.items = items
    self.changes = changes
    self.additions = additions
    self.place = place
  }

  /// Takes rows in the seed's form as they are.
  init(_ seed: LayerSeed, in knowledge: Knowledge, _ progress: ProgressLine) throws {
    let review = try Self.review(seed.changes, in: knowledge, progress)
    let places = Dictionary(
      seed.places.map { key, place in
        let path = place.path.isEmpty ? "" : " \(place.path):"
        return (
          key.id, "\(place.file):\(place.position.line):\(place.position.column):\(path)"
        )
      }
    ) { first, _ in first }
    self.init(items: ImportItems(review.items), changes: review.changes) { places[$0] }
  }

  /// How many rows are stored.
  var count: Int { changes.count + additions.count }

  /// The changes to store, for the database.
  var list: ChangeList { ChangeList(changes, adding: additions.rows) }

  /// Refuses what would be wrong, with the place of the row; with `leavingDangling`, rows that are
  /// stored already may lose what they name.
  func admit(to knowledge: Knowledge, leavingDangling: Bool) throws {
    let samples = additions.samples.map { Change.put(.observation($0)) }
    do {
      try Admission(changes + samples, to: knowledge).admit(leavingDangling: leavingDangling)
    } catch {
      throw Failure(error, after: error.subject.flatMap(place) ?? "")
    }
  }

  /// Sets rows against what is known.
  static func review(
    _ changes: [Change], in knowledge: Knowledge, against others: Knowledge? = nil,
    _ progress: ProgressLine
  ) throws -> ImportReview {
    do {
      return try ImportReview(
        changes, in: knowledge, against: others, progress: progress.report, isSame: isSame)
    } catch {
      throw Failure(
        "Refused: the new rows cover more than \(ReplayLimit.maximumCount) devices, counting each row "
          + "and device; split them into several files. Nothing was stored.",
        exitCode: ExitStatus.badData)
    }
  }

  /// True if two rows say the same, whatever their layers.
  static func isSame(_ row: KnowledgeRow, _ other: KnowledgeRow) -> Bool {
    row == other || RowCoding.text(row) == RowCoding.text(other)
  }
}
