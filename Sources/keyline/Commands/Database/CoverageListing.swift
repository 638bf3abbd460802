import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

/// Coverage as lists: shares per metric, cells of one metric, gaps.
enum CoverageListing {
  /// One row per metric and orientation with counts and the share.
  static func shares(_ coverages: [Coverage]) -> Listing {
    let counts = Coverage.statuses.map { TextTable.Column($0.text, isNumeric: true) }
    return Listing(
      schema: .coverage,
      table: TextTable(
        columns: [
          .init("Metric"), .init("Orientation"), .init("Share", isNumeric: true),
          .init("Open", isNumeric: true), .init("Cells", isNumeric: true),
        ] + counts,
        rows: coverages.map { coverage in
          [
            coverage.metric.id, coverage.orientation.rawValue,
            Coverage.percent(coverage.share ?? 0), Coverage.percent(coverage.open ?? 0),
            "\(coverage.total)",
          ] + Coverage.statuses.map { "\(coverage.count($0))" }
        }, staysWide: true),
      objects: coverages.map(\.json))
  }

  /// One row per device of one metric, a column per major version.
  static func cells(_ coverages: [Coverage]) -> Listing {
    let majors = Set(coverages.flatMap(\.majors)).sorted()
    let rows = coverages.flatMap { coverage in
      coverage.rows.map { row in
        let known = Dictionary(row.cells.map { ($0.major, $0.result.status) }) { first, _ in first }
        return [row.device.name, coverage.orientation.rawValue]
          + majors.map { known[$0]?.text ?? "" }
      }
    }
    return Listing(
      schema: .coverageCells,
      table: TextTable(
        columns: [.init("Device"), .init("Orientation")]
          + majors.map { .init("iOS \($0)") }, rows: rows, staysWide: true),
      objects: coverages.flatMap(\.cellObjects))
  }

  /// One row per class of devices: the major versions on which all, some or none of its devices have an
  /// answer.
  static func classes(_ coverages: [Coverage]) -> Listing {
    let rows = coverages.flatMap { coverage in
      coverage.classes.map { one in
        let majors = one.coverage.majors.map { major in
          let coverage = one.coverage.of(major: major)
          return (major, coverage.answered, coverage.total)
        }
        func runs(where isMeant: (Int, Int) -> Bool) -> String {
          majors.split { !isMeant($0.1, $0.2) }.map { range($0.map(\.0)) }
            .joined(separator: ", ")
        }
        return [
          one.devices.text, coverage.orientation.rawValue, runs { $0 == $1 },
          runs { 0 < $0 && $0 < $1 }, runs { answered, _ in answered == 0 },
        ]
      }
    }
    return Listing(
      schema: .coverageCells,
      table: TextTable(
        columns: [
          .init("Devices"), .init("Orientation"), .init("All answered"), .init("Some"),
          .init("None"),
        ], rows: rows),
      objects: coverages.flatMap(\.cellObjects))
  }

  /// One row per gap.
  ///
  /// - Parameter all: True to name all devices for people, too; programs always get them.
  static func gaps(_ coverages: [Coverage], all: Bool) -> Listing {
    let gaps = coverages.flatMap { coverage in
      coverage.gaps.map { GapRecord($0, probe: $0.probe(in: coverage.situation)?.name) }
    }
    let columns: [TextTable.Column] = [
      .init("Metric"), .init("Orientation"), .init("iOS"), .init("Probe"), .init("Reason"),
      .init("Devices"),
    ]
    func table(_ devices: ([Device]) -> String) -> TextTable {
      TextTable(
        columns: columns,
        rows: gaps.map { record in
          let gap = record.gap
          return [
            gap.metric.id, gap.orientation.rawValue, range(gap.majors), record.probe ?? "",
            gap.text, devices(gap.devices),
          ]
        })
    }
    return Listing(
      schema: .gaps, table: table { all ? NameLists.joined($0.map(\.name)) : devices($0) },
      records: { table { $0.map(\.name).joined(separator: ", ") } },
      objects: gaps.map(\.json))
  }

  private static func range(_ majors: [Int]) -> String {
    guard let first = majors.first, let last = majors.last else { return "" }
    return first == last ? "\(first)" : "\(first)–\(last)"
  }

  private static func devices(_ devices: [Device]) -> String {
    let names = NameLists.joined(devices.prefix(4).map(\.name))
    return devices.count > 4 ? "\(names) and \(devices.count - 4) more" : names
  }
}

extension Coverage {
  /// The number of pairs of device and version without an answer, and the number that the probe's
  /// app would fill on a simulator with the version.
  var missing: (all: Int, measurable: Int) {
    var (all, measurable) = (0, 0)
    for cell in cells where cell.result.why != nil {
      all += cell.count
      if ProbeApp.firstOS <= cell.newest,
        ProbePart.measures(metric.id, at: cell.newest, in: situation)
      {
        measurable += cell.count
      }
    }
    return (all, measurable)
  }
}

extension Gap {
  /// The part of the probe that would fill it; nil if no part measures the metric in the situation.
  func probe(in situation: Situation) -> ProbePart? {
    cells.contains { ProbePart.measures(metric.id, at: $0.newest, in: situation) }
      ? ProbePart.measuring(metric.id) : nil
  }
}
