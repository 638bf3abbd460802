import KeylineModel

/// One row of answers and a range of versions in it, with the expression evaluated on it.
struct AuditedRow {
  let row: AnswerTable.Row
  let columns: [Column]
  let range: VersionRange
  let request: Audit.Request

  /// More uncertain metrics than this give an uncertain verdict without being tried.
  private static let maximumUncertain = 6

  /// The verdict in one of several possible worlds.
  private enum Agreement { case agrees, disagrees, unknown }

  var cell: Audit.Cell {
    var says: [ExpressionValue] = []
    var agreements: Set<Agreement> = []
    for world in worlds {
      let answer = request.expression.value { value(of: $0, in: world) }
      if !says.contains(answer) { says.append(answer) }
      agreements.insert(Self.agreement(answer, world[0]))
    }
    return Audit.Cell(
      device: row.device, ranges: [range],
      verdict: isTooUncertain ? .uncertain : Self.verdict(agreements), says: says,
      actual: row.cells[0], readings: readings)
  }

  /// Every combination of what the metrics may be, one value per column.
  private var worlds: [[Length?]] {
    if isTooUncertain { return [row.cells.map(\.value)] }
    return row.cells.reduce([[]]) { worlds, cell in
      worlds.flatMap { world in cell.possible.map { world + [$0] } }
    }
  }

  private var isTooUncertain: Bool {
    row.cells.count { $0.possible.count > 1 } > Self.maximumUncertain
  }

  private static func agreement(_ says: ExpressionValue, _ actual: Length?) -> Agreement {
    guard let actual else { return .unknown }
    switch says {
    case .number(let number): return number.means(actual) ? .agrees : .disagrees
    case .unknown: return .unknown
    // A value is known, and the expression has none.
    case .failed, .truth, .version, .word: return .disagrees
    }
  }

  private static func verdict(_ agreements: Set<Agreement>) -> Replay.Verdict {
    switch agreements {
    case [.agrees]: .agrees
    case [.disagrees]: .disagrees
    case [.unknown]: .notCovered
    default: .uncertain
    }
  }

  private func value(of name: String, in world: [Length?]) -> ExpressionValue? {
    if let (_, metric) = request.expression.metrics.first(where: { $0.name == name }),
      let index = columns.firstIndex(where: { $0.metric.id == metric.id })
    {
      if let length = world[index] { return .number(Rational(length)) }
      return .unknown(.init(variable: name, reason: .metric(row.cells[index].absence)))
    }
    guard let found = request.expression.variables.first(where: { $0.name == name }) else {
      return nil
    }
    return found.variable.value(row.device, range.from, request.column.situation)
      ?? .unknown(.init(variable: name, reason: .notRecorded))
  }

  private var readings: [Audit.Reading] {
    let implied = request.expression.variables.filter { !$0.variable.isOfDevice }.map(\.name)
    return request.expression.expression.names.filter { !implied.contains($0) }.map { name in
      var values: [ExpressionValue] = []
      for world in worlds {
        if let value = value(of: name, in: world), !values.contains(value) { values.append(value) }
      }
      return Audit.Reading(name: name, values: values)
    }
  }
}

extension Cell {
  /// The values that it may have; nil stands for unknown.
  fileprivate var possible: [Length?] {
    status == .uncertain && !candidates.isEmpty ? candidates : [value]
  }
}
