package import KeylineModel

/// The values of a rule of thumb compared with the answers of the resolver.
package struct Audit: Sendable {
  /// The audited expression.
  package let expression: AuditExpression
  /// The answers behind it: the metric first, then those that the expression reads.
  package let table: AnswerTable
  /// The cells: one device each over versions in which nothing shown changes.
  package let cells: [Cell]

  /// The metric that the expression should give, in its situation.
  package var column: Column { table.columns[0] }

  /// One device over versions in which nothing shown changes.
  package struct Cell: Sendable {
    /// The device.
    package let device: Device
    /// The versions in which nothing changes.
    package fileprivate(set) var ranges: [VersionRange]
    /// Agrees, disagrees, uncertain or not covered.
    package let verdict: Replay.Verdict
    /// The values of the expression; several if a metric that it reads is uncertain.
    package let says: [ExpressionValue]
    /// The answer about the metric.
    package let actual: Answer
    /// The values that the expression reads there, except the OS and the situation, which the cell
    /// states itself.
    package let readings: [Reading]
  }

  /// The values of a name.
  package struct Reading: Hashable, Sendable {
    /// The name as written.
    package let name: String
    /// The values; several if a metric is uncertain.
    package fileprivate(set) var values: [ExpressionValue]
  }

  /// The number of cells with a verdict.
  package func count(_ verdict: Replay.Verdict) -> Int { cells.count { $0.verdict == verdict } }
}

extension Audit {
  /// The verdicts, the wrong ones first.
  package static let verdicts: [Replay.Verdict] = [
    .disagrees, .uncertain, .notCovered, .agrees,
  ]

  /// The cells grouped by devices with equal results, the wrong ones first, the right ones last.
  package var groups: [FoldedDevices<Cell>] {
    let groups = FoldedDevices.all(cells, asked: table.asked)
    return Self.verdicts.flatMap { verdict in
      groups.filter { $0.stages[0].verdict == verdict }
    }
  }
}

extension FoldedDevices<Audit.Cell> {
  /// The readings on any of the devices, by name, each value once: numbers by size, then the rest.
  package var readings: [Audit.Reading] {
    let all = stages.map(\.readings)
    return all[0].indices.map { index in
      var reading = all[0][index]
      reading.values = Set(all.flatMap { $0[index].values }).sorted { left, right in
        guard let first = left.number, let second = right.number else {
          return right.number == nil && (left.number != nil || left.description < right.description)
        }
        return first < second
      }
      return reading
    }
  }
}

extension Audit.Cell: DeviceStage {
  /// The part that a table shows besides device and versions.
  package var content: [AnyHashable] { [verdict, says.map(\.description), actual.content] }
}

extension Resolver {
  /// Compares the values of an expression with the answers of the resolver for the one column of a
  /// request.
  ///
  /// Versions before the metric existed are left out, unless the device was named.
  package func audit(_ expression: AuditExpression, _ request: AnswerTable.Request) -> Audit {
    var request = request
    let situation = request.columns[0].situation
    request.columns = request.columns.merged(
      with: expression.names.compactMap(\.metric).map { Column($0, situation) })
    let table = table(request)
    var timeline = Timeline<Audit.Cell>()
    for row in table.rows {
      let isNamed = request.devices.named.contains(row.device.id)
      guard isNamed || row.answers[0].status != .notApplicable else { continue }
      let cuts = expression.breakpoints(on: row.device)
      for part in row.ranges.flatMap({ calendar.parts(of: $0, cutAt: cuts) }) {
        timeline.append([part], Audit.Cell(expression, row, part)) { last, next in
          last.device.id == next.device.id && last.content == next.content
            && last.readings == next.readings
        }
      }
    }
    let cells = timeline.stretches.map { stretch in
      var cell = stretch.value
      cell.ranges = stretch.ranges
      return cell
    }
    return Audit(expression: expression, table: table, cells: cells)
  }
}

extension Audit.Cell {
  /// The most uncertain metrics that are tried; more of them give an uncertain verdict.
  private static let maximumUncertain = 6

  /// Evaluates an expression on a range of a row whose first cell is the metric's.
  fileprivate init(_ expression: AuditExpression, _ row: AnswerTable.Row, _ range: VersionRange) {
    let possible = row.answers.map { answer -> [Length?] in
      if case .oneOf(let lengths, _) = answer.result { lengths } else { [answer.value] }
    }
    let isTooUncertain = possible.count { $0.count > 1 } > Self.maximumUncertain
    // Every combination of the possible values of the metrics.
    let worlds =
      isTooUncertain
      ? [row.answers.map(\.value)]
      : possible.reduce([[]]) { worlds, lengths in
        worlds.flatMap { world in lengths.map { world + [$0] } }
      }
    let place = AuditVariable.Place(
      device: row.device, version: range.from, situation: row.columns[0].situation)
    func value(of name: AuditExpression.Name, in world: [Length?]) -> ExpressionValue {
      if let variable = name.variable {
        return variable.value(place) ?? .unknown(name.text, nil)
      }
      let index = row.columns.firstIndex { $0.metric == name.metric } ?? 0
      return world[index].map { .number($0) }
        ?? .unknown(name.text, row.answers[index].result)
    }
    let answers = worlds.map { world in expression.value { value(of: $0, in: world) } }
    let verdicts = Set(zip(answers, worlds).map { Self.verdict($0, $1[0]) })
    device = row.device
    ranges = [range]
    verdict = isTooUncertain || verdicts.count != 1 ? .uncertain : verdicts.first ?? .uncertain
    says = [].merged(with: answers)
    actual = row.answers[0]
    readings = expression.names.filter { $0.variable?.isOfDevice != false }.map { name in
      Audit.Reading(
        name: name.text, values: [].merged(with: worlds.map { value(of: name, in: $0) }))
    }
  }

  private static func verdict(_ says: ExpressionValue, _ actual: Length?) -> Replay.Verdict {
    guard let actual, !says.isUnknown else { return .notCovered }
    guard let number = says.number else { return .disagrees }
    // People write two decimals, so that much is tolerated.
    return abs(number - Double(actual.sixths) / 6) <= 0.005 + 1e-9 ? .agrees : .disagrees
  }
}
