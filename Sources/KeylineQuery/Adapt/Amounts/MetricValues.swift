package import KeylineModel

/// Several metrics of one device over versions in which all stay the same.
struct MetricValues {
  let device: Device
  let ranges: [VersionRange]
  private let records: [AnswerRecord]

  init(_ row: AnswerTable.Row, ranges: [VersionRange]) {
    device = row.device
    self.ranges = ranges
    records = zip(row.columns, row.answers).map {
      AnswerRecord(row.device, $0, ranges, $1)
    }
  }

  /// The first version.
  var version: OSVersion { ranges.first?.from ?? .lowest }

  /// True if the device never ran these versions.
  var isImpossible: Bool { records.allSatisfy { $0.status == .impossible } }

  /// The value of a metric, or the reason why there is none.
  subscript(metric: Metric.ID) -> DerivedLength {
    guard let record = records.first(where: { $0.metric.id == metric }) else {
      return DerivedLength(gap: .noMetric(metric))
    }
    return DerivedLength(record)
  }

  /// The metrics for the window's size in a situation.
  static func windowMetrics(in situation: Situation) -> [Metric.ID] {
    [.screenWidth, .screenHeight] + (situation.split == .none ? [] : [.splitViewWidth])
  }

  /// The width of the app's window, or of the sheet if it is presented in one.
  func windowWidth(in situation: Situation) -> DerivedLength {
    window(situation.sharesScreen(of: device) ? .splitViewWidth : .screenWidth, in: situation)
  }

  /// The height of the app's window, or of the sheet if it is presented in one.
  func windowHeight(in situation: Situation) -> DerivedLength {
    window(.screenHeight, in: situation)
  }

  private func window(_ metric: Metric.ID, in situation: Situation) -> DerivedLength {
    situation.presentation == .pageSheet ? DerivedLength(gap: .sheetSize) : self[metric]
  }
}

extension Situation {
  /// True if the app fills the screen of a device with its whole controller.
  package func fillsScreen(of device: Device) -> Bool {
    presentation == .fullScreen && !sharesScreen(of: device)
  }

  /// True if the app fills a part of the screen; phones have no Split View.
  fileprivate func sharesScreen(of device: Device) -> Bool {
    split != .none && device.idiom == .pad
  }
}

extension Resolver {
  /// The values of metrics on each device, ascending by version; each ends where a metric changes
  /// and at the cuts.
  func values(
    _ metrics: [Metric.ID], in situation: Situation, on target: AnswerTable.Request,
    cuts: [OSVersion]
  ) -> [MetricValues] {
    values(metrics.compactMap(metric).map { Column($0, situation) }, on: target, cuts: cuts)
  }

  /// The values of metrics, each in a situation of its own.
  func values(_ columns: [Column], on target: AnswerTable.Request, cuts: [OSVersion])
    -> [MetricValues]
  {
    var request = target
    request.columns = columns
    let parts = VersionRange.all.cut(at: cuts)
    return table(request).rows.flatMap { row in
      parts.compactMap { part in
        let ranges = row.ranges.compactMap { $0.clipped(to: part) }
        return ranges.isEmpty ? nil : MetricValues(row, ranges: ranges)
      }
    }
  }
}

extension Resolver {
  /// The devices in pairs of device and version that a set brought in and that never existed.
  package func dropped(on target: AnswerTable.Request) -> [Device] {
    var request = target
    request.columns = []
    return table(request).dropped
  }
}
