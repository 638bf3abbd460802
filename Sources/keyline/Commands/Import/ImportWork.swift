import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineText

/// The plan of an import with the place of each row in its file.
struct ImportWork {
  let format: ImportFormat
  let plan: ImportPlan
  /// What is to be said about the columns of a CSV.
  let columnNotes: [String]
  /// Where the row with an identifier stands: the file and the place in it.
  private let place: (String) -> String?

  /// Plans the import of rows in the seed's form.
  init(_ seed: LayerSeed, in knowledge: Knowledge, _ progress: ProgressLine) throws {
    format = .seed
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

  /// Plans the import of a table: the observations of its readings, its source where that is new, and
  /// the rules that clear evidence gives.
  init(
    _ table: ExternalTable, in text: SourceText, terms: (terms: ImportTerms, source: Source?),
    givesRules: Bool, in knowledge: Knowledge, _ progress: ProgressLine
  ) throws {
    if let cell = table.missed.first(where: { $0.kind == .cell }) {
      throw InputError(cell, in: text.name)
    }
    let readings: ImportedReadings
    do {
      readings = try ImportedReadings(
        table.readings, in: knowledge.effective, terms: terms.terms)
    } catch {
      throw InputError(
        file: text.name, position: .init(error.reading.place), path: error.reading.path,
        message: error.text)
    }
    try Self.validate(readings, in: text)
    format = .external(table.format)
    columnNotes = ColumnMap.notes(on: table)
    // A source without readings would be a row that nothing needs.
    let source = readings.observations.isEmpty ? nil : terms.source
    plan = try Self.planned { () throws(ReplayLimit.Excess) in
      try ImportPlan(
        readings, source: source, givesRules: givesRules, in: knowledge,
        progress: progress.report, isSame: RowCoding.areSame)
    }
    place = { id in
      readings.place(of: id).map { "\(text.name):\($0.line):\($0.column):" }
    }
  }

  /// Refuses what would be wrong, with the place of the row; with `leavingDangling`, rows that are
  /// stored already may lose what they name.
  func admit(to knowledge: Knowledge, leavingDangling: Bool) throws {
    do {
      try Admission(plan.changes, to: knowledge).admit(
        leavingDangling: leavingDangling, danglingOwn: leavingDangling)
    } catch {
      throw Failure(error, after: error.subject.flatMap(place) ?? "")
    }
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

  /// Holds observations against what may be stored, as if they stood in a file of the seed.
  private static func validate(_ readings: ImportedReadings, in text: SourceText) throws {
    for observation in readings.observations {
      do {
        try RowCoding.validate(.observation(observation))
      } catch {
        throw InputError(
          file: text.name,
          position: readings.place(of: observation.id).map(InputError.Position.init),
          path: error.path, message: error.message)
      }
    }
  }
}

extension InputError.Position {
  fileprivate init(_ place: ExternalReading.Place) {
    self.init(line: place.line, column: place.column)
  }
}
