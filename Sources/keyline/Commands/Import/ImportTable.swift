import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// A table to import: its readings as observations, and their source if it is new.
struct ImportTable {
  let text: SourceText
  let format: ExternalFormat
  private(set) var readings: ImportedReadings
  let source: Source?
  /// The notes on the columns of a CSV.
  let columnNotes: [String]

  /// Creates a table from the readings that may be stored.
  init(
    _ table: ExternalTable, in text: SourceText, terms: (terms: ImportTerms, source: Source?),
    in knowledge: Knowledge
  ) throws {
    if let cell = table.missed.first(where: { $0.kind == .cell }) {
      throw InputError(cell, in: text.name)
    }
    do {
      readings = try ImportedReadings(table.readings, in: knowledge, terms: terms.terms)
    } catch {
      throw InputError(
        file: text.name, position: .init(error.reading.place), path: error.reading.path,
        message: error.text)
    }
    self.text = text
    format = table.format
    columnNotes = ColumnMap.notes(on: table)
    // A source without readings would be an unneeded row.
    source = readings.observations.isEmpty ? nil : terms.source
    try validate()
  }

  /// The file of an observation and the place in it.
  func place(of id: Observation.ID) -> String? {
    readings.place(of: id).map { "\(text.name):\($0.line):\($0.column):" }
  }

  /// Removes the observations that earlier files state, too.
  ///
  /// Errors: one of them states another value.
  mutating func join(_ stated: inout [Observation.ID: (value: Length, file: String)]) throws {
    var again: Set<Observation.ID> = []
    for observation in readings.observations {
      guard let first = stated[observation.id] else { continue }
      guard first.value == observation.value else {
        throw error(
          observation,
          "\(observation.value) for \(observation.metric), but \(first.value) in \(first.file)")
      }
      again.insert(observation.id)
    }
    readings.remove(again)
    for observation in readings.observations {
      stated[observation.id] = (observation.value, text.name)
    }
  }

  /// Refuses readings that would be wrong in any knowledge.
  func admit(to knowledge: Knowledge) throws {
    var knowledge = knowledge
    (knowledge.rules, knowledge.observations, knowledge.techniques) = ([], [], [])
    let rows =
      (source.map { [KnowledgeRow.source($0)] } ?? [])
      + readings.observations.map(KnowledgeRow.observation)
    do {
      try Admission(rows.map(Change.put), to: knowledge).admit()
    } catch {
      throw Failure(error, after: error.subject.flatMap(place) ?? "")
    }
  }

  /// Checks observations as if they were in a file of the seed.
  private func validate() throws {
    for observation in readings.observations {
      do {
        try RowCoding.validate(.observation(observation))
      } catch {
        throw self.error(observation, error.message, path: error.path)
      }
    }
  }

  private func error(_ row: Observation, _ message: String, path: String = "") -> InputError {
    InputError(
      file: text.name, position: readings.place(of: row.id).map(InputError.Position.init),
      path: path, message: message)
  }
}

extension InputError.Position {
  fileprivate init(_ place: ExternalReading.Place) {
    self.init(line: place.line, column: place.column)
  }
}
