public import KeylineModel

/// The answers to a question about several metrics, devices and versions.
public struct AnswerTable: Sendable {
  /// What is asked: one metric in one situation each.
  public let columns: [Column]
  /// One row per device and range of versions in which no column changes.
  public private(set) var rows: [Row]
  /// How many pairs of device and version a set brought in that never existed.
  public private(set) var dropped: Int
  /// Whether every release has a row of its own.
  public let isUnfolded: Bool
  /// What the versions that share a row have in common.
  public let folding: Folding

  /// What versions must have in common to share a row.
  public enum Folding: Hashable, Sendable {
    /// What the cells show: the values, or what there is instead.
    case content
    /// The rules and the statuses as well.
    case reasons
  }

  /// One device over versions in which nothing changes.
  public struct Row: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The versions in which nothing in the row changes.
    public internal(set) var ranges: [VersionRange]
    /// One cell per column.
    public internal(set) var cells: [Cell]
  }

  /// What is asked.
  public struct Request: Sendable {
    /// What is asked: one metric in one situation each.
    public var columns: [Column]
    /// The devices that are asked.
    public var devices: DeviceSet
    /// The versions that are asked.
    public var versions: VersionSet
    /// Whether devices may be asked about versions they never ran.
    public var hypothetical = false
    /// Whether every release gets a row of its own.
    public var eachRelease = false
    /// What versions must have in common to share a row.
    public var folding = Folding.content

    /// Creates a request; devices are not asked about versions they never ran.
    public init(columns: [Column], devices: DeviceSet, versions: VersionSet) {
      self.columns = columns
      self.devices = devices
      self.versions = versions
    }
  }
}

extension Resolver {
  /// Answers a request.
  public func table(_ request: AnswerTable.Request) -> AnswerTable {
    table(request) { column, device, range in
      question(column.metric.id, device: device).map { question in
        question.steps(
          over: range, at: question.breakpoints, in: column.situation,
          hypothetical: request.hypothetical)
      }
    }
  }

  /// Answers a request with what an earlier one worked out, and remembers the rest.
  public func table(
    _ request: AnswerTable.Request, remembering memory: inout StepMemory
  ) -> AnswerTable {
    table(request) { column, device, range in
      memory.steps(
        column, on: device, over: range, hypothetical: request.hypothetical, by: self)
    }
  }

  private func table(
    _ request: AnswerTable.Request, _ steps: (Column, Device.ID, VersionRange) -> StepFunction?
  ) -> AnswerTable {
    var rows: [AnswerTable.Row] = []
    var dropped = 0
    for device in request.devices.devices {
      let stretches = stretches(of: device, request, dropped: &dropped)
      guard let first = stretches.map(\.from).min(), let end = stretches.map(\.until).max() else {
        continue
      }
      let asked = VersionRange(from: first, until: end)
      let functions = request.columns.compactMap { steps($0, device.id, asked) }
      rows += self.rows(device, stretches, functions, request)
    }
    return AnswerTable(
      columns: request.columns, rows: rows, dropped: dropped, isUnfolded: request.eachRelease,
      folding: request.folding)
  }

  private func rows(
    _ device: Device, _ stretches: [VersionRange], _ functions: [StepFunction],
    _ request: AnswerTable.Request
  ) -> [AnswerTable.Row] {
    guard functions.count == request.columns.count else { return [] }
    var rows: [AnswerTable.Row] = []
    for stretch in stretches {
      let cuts = functions.flatMap(\.steps).map(\.from)
      for part in stretch.cut(at: cuts) where knowledge.existed(part) || request.names(part) {
        let cells = zip(request.columns, functions).compactMap { column, function in
          function[part.from].map { Cell(column: column, outcomes: [$0]) }
        }
        let row = AnswerTable.Row(device: device, ranges: [part], cells: cells)
        if !request.eachRelease, let last = rows.last, last.agrees(with: row, in: request.folding) {
          rows[rows.count - 1].absorb(row)
        } else {
          rows.append(row)
        }
      }
    }
    let isNamed = request.devices.named.contains(device.id)
    return isNamed ? rows : rows.filter { !$0.isBeforeEverything }
  }

  /// The ranges that are asked of a device, without those that it never ran and nobody named.
  private func stretches(
    of device: Device, _ request: AnswerTable.Request, dropped: inout Int
  ) -> [VersionRange] {
    var stretches: [VersionRange] = []
    for part in request.versions.parts(on: device) {
      let asked = VersionRange(from: part.from, until: part.until)
      guard let support = device.support, !request.hypothetical else {
        stretches.append(asked)
        continue
      }
      let ran = VersionRange(
        from: max(part.from, support.from), until: min(part.until, support.until))
      if ran.from < ran.until {
        stretches.append(ran)
      } else if part.isNamed, request.devices.named.contains(device.id) {
        stretches.append(asked)
      } else {
        dropped += 1
      }
    }
    return request.eachRelease ? stretches.flatMap { releases(of: device, in: $0) } : stretches
  }

  /// The releases that a device was offered in a range, each as a range of its own.
  func releases(of device: Device, in range: VersionRange) -> [VersionRange] {
    let versions = knowledge.releases.filter { release in
      device.wasOffered(release) && range.from <= release.version && release.version < range.until
    }
    let found = versions.map { VersionRange(from: $0.version, until: $0.version.successor) }
    // A single version that was asked for stays, whether or not its release is recorded.
    return found.isEmpty && range.until == range.from.successor ? [range] : found
  }
}

extension AnswerTable {
  /// Takes in the rows of a table with the same columns, about other devices.
  public mutating func append(_ other: AnswerTable) {
    rows += other.rows
    dropped += other.dropped
  }
}

extension AnswerTable.Request {
  /// Whether a version or a major version was named that holds a range.
  fileprivate func names(_ range: VersionRange) -> Bool {
    versions.parts.contains { $0.isNamed && $0.from <= range.from && range.until <= $0.until }
  }
}

extension AnswerTable.Row {
  /// Whether another row may be shown together with this one.
  fileprivate func agrees(
    with other: AnswerTable.Row, in folding: AnswerTable.Folding
  ) -> Bool {
    zip(cells, other.cells).allSatisfy { $0.agrees(with: $1, in: folding) }
  }

  /// Takes in a row that shows the same.
  fileprivate mutating func absorb(_ other: AnswerTable.Row) {
    for range in other.ranges { ranges.join(range) }
    for index in cells.indices { cells[index].absorb(other.cells[index]) }
  }

  /// Whether no metric of it existed yet.
  fileprivate var isBeforeEverything: Bool {
    cells.allSatisfy { $0.content == .status(.notApplicable) }
  }
}
