import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// What an import is to do, worked out before anything is stored.
struct ImportPlan {
  /// What is said of the rows, in the order of the file.
  let items: [ImportItem]
  /// What is stored.
  let changes: [Change]
  /// Where the row with an identifier stands: the file and the place in it.
  private let places: [String: String]

  /// Takes rows in the seed's form as they are.
  init(_ seed: LayerSeed, in knowledge: Knowledge, _ progress: ProgressLine) throws {
    let review = try Self.review(seed.changes, in: knowledge, progress)
    items = review.items
    changes = review.changes
    places = Dictionary(
      seed.places.map { key, place in
        let path = place.path.isEmpty ? "" : " \(place.path):"
        return (
          key.id, "\(place.file):\(place.position.line):\(place.position.column):\(path)"
        )
      }
    ) { first, _ in first }
  }

  /// Takes the observations of a table, its source and the rules that the evidence gives.
  init(
    _ table: ForeignImport, name: String, source: Source?, givesRules: Bool,
    in knowledge: Knowledge, _ progress: ProgressLine
  ) throws {
    let places = table.places.mapValues { "\(name):\($0.line):\($0.column):" }
    var valid: Set<Scope> = []
    for observation in table.observations {
      // What is known to be a good scope is not looked at in every line.
      try Self.validate(
        valid.contains(observation.scope) ? observation.anywhere : observation, places)
      valid.insert(observation.scope)
    }
    let earlier = Self.rules(restingOn: table.observations, in: knowledge)
    let rows =
      (source.map { [KnowledgeRow.source($0)] } ?? [])
      + table.observations.map(KnowledgeRow.observation)
    let others = knowledge.applying(earlier.map { .drop(RowKey(.rule, $0.id)) })
    let masked = Set(knowledge.masks.map(\.key))
    let index = RowIndex(others)
    let rules = Resolver(others.applying(rows.map(Change.put)))
      .clearRules(for: givesRules ? table.observations : [], layer: .local)
      .filter { rule in
        let key = RowKey(.rule, rule.id)
        return index.row(key) == nil && !masked.contains(key)
      }
    let given = Set(rules.map(\.id))
    let dropped = earlier.filter { !given.contains($0.id) }
    let review = try Self.review(
      rows.map(Change.put) + rules.map { .put(.rule($0)) }
        + dropped.map { .drop(RowKey(.rule, $0.id)) },
      in: knowledge, against: others, progress)
    items = review.items + table.leftOut
    changes = review.changes
    self.places = places
  }

  /// Refuses what would be wrong, with the place of the row; with `leavingDangling`, rows that are
  /// stored already may lose what they name.
  func admit(to knowledge: Knowledge, leavingDangling: Bool) throws {
    do {
      try Admission(changes, to: knowledge).admit(leavingDangling: leavingDangling)
    } catch let refusal as Failure {
      guard let subject = refusal.subject, let place = places[subject] else { throw refusal }
      throw Failure("\(place) \(refusal.message)", exitCode: refusal.exitCode)
    }
  }

  /// The user's own rules that an earlier import of the same readings gave.
  private static func rules(
    restingOn observations: [Observation], in knowledge: Knowledge
  ) -> [Rule] {
    let ids = Set(observations.map(\.id))
    return knowledge.rules.filter { rule in
      guard rule.layer == .local, case .exact(let first)? = rule.os.from else { return false }
      return rule.id == ObservationName.ruleID(rule.metric, rule.scope, from: first)
        && Set(rule.restsOn).isSubset(of: ids)
    }
  }

  /// Holds a row against what may be stored, as if it stood in a file of the seed.
  private static func validate(_ observation: Observation, _ places: [String: String]) throws {
    do {
      try RowCoding.validate(.observation(observation))
    } catch {
      let place = places[observation.id].map { $0 + " " } ?? ""
      throw Failure(
        "\(place)\(error.path): \(error.message). Nothing was stored.",
        exitCode: ExitStatus.badData)
    }
  }

  private static func review(
    _ changes: [Change], in knowledge: Knowledge, against others: Knowledge? = nil,
    _ progress: ProgressLine
  ) throws -> ImportReview {
    do {
      return try ImportReview(
        changes, in: knowledge, against: others, progress: progress.report, isSame: isSame)
    } catch {
      throw Failure("Refused: \(error). Nothing was stored.", exitCode: ExitStatus.badData)
    }
  }

  private static func isSame(_ row: KnowledgeRow, _ other: KnowledgeRow) -> Bool {
    RowCoding.text(row) == RowCoding.text(other)
  }
}

extension Observation {
  /// The same observation of any device and situation.
  fileprivate var anywhere: Observation {
    Observation(
      id: id, metric: metric, source: source, scope: Scope(), os: os, value: value,
      obtained: obtained, tool: tool, locator: locator, disputed: disputed, note: note,
      layer: layer)
  }
}
