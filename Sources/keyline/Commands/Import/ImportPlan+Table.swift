import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

extension ImportPlan {
  /// Takes the observations of a table, its source and the rules that the evidence gives.
  init(
    _ table: ExternalImport, name: String, source: Source?, givesRules: Bool,
    in knowledge: Knowledge, _ progress: ProgressLine
  ) throws {
    let observations = table.observations
    try Self.validate(observations, name)
    let earlier = Self.rules(restingOn: observations, in: knowledge)
    let others = knowledge.applying(
      earlier.map { .drop(RowKey(.rule, $0.id)) }
        + (source.map { [Change.put(.source($0))] } ?? []))
    let resolver = Resolver(others)
    let review = ExternalReview(
      observations, in: knowledge, against: resolver, progress: progress.report,
      isSame: Self.isSameReading)
    let masked = Set(knowledge.masks.map(\.key))
    let index = RowIndex(others)
    let rules =
      givesRules
      ? resolver.clearRules(
        for: review.positions.lazy.map { observations[$0] },
        besides: review.restated, layer: .local
      ).filter { rule in
        let key = RowKey(.rule, rule.id)
        return index.row(key) == nil && !masked.contains(key)
      } : []
    let given = Set(rules.map(\.id))
    let sources = try Self.review(
      source.map { [.put(.source($0))] } ?? [], in: knowledge, against: others, progress)
    let drawn = try Self.review(
      rules.map { .put(.rule($0)) }
        + earlier.filter { !given.contains($0.id) }.map { .drop(RowKey(.rule, $0.id)) },
      in: knowledge, against: others, progress)
    let supporting = Set(rules.flatMap(\.restsOn))
    let samples = Set(observations.samplePositions)
    self.init(
      items: ImportItems(joining: [
        ImportItems(sources.items), review.items, ImportItems(drawn.items), table.leftOut,
      ]),
      changes: sources.changes + review.changes + drawn.changes,
      additions: Additions(
        count: review.additions.count,
        rows: AnySequence(review.additions.lazy.map { observations[$0] }),
        samples: review.additions.lazy.filter { position in
          samples.contains(position)
            || !supporting.isEmpty && supporting.contains(observations[position].id)
        }.map { observations[$0] })
    ) { id in
      guard let position = observations.indices.first(where: { observations[$0].id == id }) else {
        return nil
      }
      let place = observations.place(of: position)
      return "\(name):\(place.line):\(place.column):"
    }
  }

  /// True if two rows state the same; where in its file one stands makes no difference, or every
  /// row behind a new one would be another.
  private static func isSameReading(_ row: KnowledgeRow, _ other: KnowledgeRow) -> Bool {
    guard case .observation(let one) = row, case .observation(let two) = other else { return false }
    return isSame(.observation(one.withoutLocator), .observation(two.withoutLocator))
  }

  /// The user's own rules that an earlier import of the same readings gave.
  private static func rules(
    restingOn observations: ExternalObservations, in knowledge: Knowledge
  ) -> [Rule] {
    let rules = knowledge.rules.filter { rule in
      guard rule.layer == .local, case .exact(let first)? = rule.os.from else { return false }
      return rule.id == ObservationName.ruleID(rule.metric, rule.scope, from: first)
    }
    var missing = Set(rules.flatMap(\.restsOn))
    if missing.isEmpty { return rules }
    for observation in observations { missing.remove(observation.id) }
    return rules.filter { missing.isDisjoint(with: $0.restsOn) }
  }

  /// Holds the parts of the rows against what may be stored, as if they stood in a file of the
  /// seed: each part once, however often it comes.
  private static func validate(_ observations: ExternalObservations, _ name: String) throws {
    for (position, part) in observations.newParts {
      do {
        switch part {
        case .topic: try RowCoding.validate(.observation(observations[position]))
        case .versions(let os): try RowCoding.validate(os)
        case .path: try RowCoding.validate(locator: observations[position].locator ?? "")
        }
      } catch {
        let place = observations.place(of: position)
        throw Failure(
          "\(name):\(place.line):\(place.column): \(error.path): \(error.message). "
            + "Nothing was stored.", exitCode: ExitStatus.badData)
      }
    }
  }
}

extension Observation {
  /// The same statement, wherever it stands in its source.
  fileprivate var withoutLocator: Observation {
    Observation(
      id: id, metric: metric, source: source, scope: scope, os: os, value: value,
      obtained: obtained, tool: tool, disputed: disputed, note: note, layer: .local)
  }
}
