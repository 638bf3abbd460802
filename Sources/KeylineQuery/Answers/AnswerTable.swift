package import KeylineModel

/// The answers to a question about several metrics, devices and versions.
package struct AnswerTable: Sendable {
  /// The questions: one metric in one situation each.
  package let columns: [Column]
  /// One row per device and range of versions in which no column changes.
  package private(set) var rows: [Row]
  /// The hull of the versions asked about for each device, by its identifier.
  private(set) var asked: [Device.ID: VersionRange]
  /// The devices in pairs of device and version that a set brought in and that never existed, one
  /// for each pair.
  package private(set) var dropped: [Device]
  /// True if every release has a row of its own.
  package let isUnfolded: Bool
  /// The property that versions sharing a row have in common.
  package let folding: Answer.Folding
  /// The versions that were released.
  package let calendar: ReleaseCalendar

  /// One device over versions in which nothing changes.
  package struct Row: Hashable, Sendable {
    /// The device.
    package let device: Device
    /// The versions in which nothing in the row changes.
    package let ranges: [VersionRange]
    /// The questions.
    package let columns: [Column]
    /// The answers, one per column.
    package let answers: [Answer]

    /// Creates a row.
    package init(
      device: Device, ranges: [VersionRange], columns: [Column], answers: [Answer]
    ) {
      self.device = device
      self.ranges = ranges
      self.columns = columns
      self.answers = answers
    }

    /// The answers, each with its question.
    package var records: [AnswerRecord] {
      zip(columns, answers).map { AnswerRecord(device, $0, ranges, $1) }
    }
  }

  /// A question for a table.
  package struct Request: Sendable {
    /// The questions: one metric in one situation each.
    package var columns: [Column]
    /// The devices asked about.
    package var devices: DeviceSet
    /// The versions asked about.
    package var versions: VersionSet
    /// True if devices may be asked about versions they never ran.
    package var hypothetical = false
    /// True if every release gets a row of its own.
    package var eachRelease = false
    /// The detail of each answer.
    package var detail = Answer.Detail.caveats
    /// The property that versions must have in common to share a row.
    package var folding = Answer.Folding.content

    /// Creates a request without versions that devices never ran.
    package init(columns: [Column] = [], devices: DeviceSet, versions: VersionSet) {
      self.columns = columns
      self.devices = devices
      self.versions = versions
    }
  }
}

extension Resolver {
  /// Answers a request.
  package func table(_ request: AnswerTable.Request) -> AnswerTable {
    table(request) { metric, device in question(metric, device: device) }
  }

  /// Answers a request for the device of some questions only.
  package func table(
    _ request: AnswerTable.Request, asking questions: DeviceQuestions
  ) -> AnswerTable {
    table(request) { metric, device in device == questions.device.id ? questions[metric] : nil }
  }

  private func table(
    _ request: AnswerTable.Request, _ question: (Metric.ID, Device.ID) -> Question?
  ) -> AnswerTable {
    var rows: [AnswerTable.Row] = []
    var hulls: [Device.ID: VersionRange] = [:]
    var dropped: [Device] = []
    for device in request.devices.devices {
      let ran = ranges(of: device, request, dropped: &dropped)
      let asked = request.eachRelease ? ran.flatMap { releases(of: device, in: $0) } : ran
      guard !asked.isEmpty else { continue }
      hulls[device.id] = VersionRange(hullOf: asked)
      let timelines = request.columns.compactMap { column in
        question(column.metric.id, device.id)?.timeline(
          over: ran, in: column.situation, request.detail, hypothetical: request.hypothetical)
      }
      guard timelines.count == request.columns.count else { continue }
      rows += self.rows(device, asked, timelines, request)
    }
    return AnswerTable(
      columns: request.columns, rows: rows, asked: hulls, dropped: dropped,
      isUnfolded: request.eachRelease, folding: request.folding, calendar: calendar)
  }

  private func rows(
    _ device: Device, _ asked: [VersionRange], _ timelines: [Timeline<Answer>],
    _ request: AnswerTable.Request
  ) -> [AnswerTable.Row] {
    let cuts = timelines.flatMap(\.stretches).map(\.from)
    let folded = Timeline(over: asked.flatMap { calendar.parts(of: $0, cutAt: cuts) }) { part in
      timelines.compactMap { $0[part.from] }
    } joining: { answers, next in
      !request.eachRelease && answers.join(next, in: request.folding)
    }
    let rows = folded.stretches.map {
      AnswerTable.Row(
        device: device, ranges: $0.ranges, columns: request.columns, answers: $0.value)
    }
    let isNamed = request.devices.named.contains(device.id)
    let told = isNamed ? rows : rows.filter { !$0.isBeforeEverything }
    return saysNothing(told, asking: request.versions) ? told.dropLast() : told
  }

  /// True if the last of several rows covers unreleased versions that were not named, and nothing
  /// is known about them.
  private func saysNothing(_ rows: [AnswerTable.Row], asking versions: VersionSet) -> Bool {
    guard rows.count > 1, let last = rows.last else { return false }
    return last.answers.allSatisfy { $0.status == .unknown }
      && last.ranges.allSatisfy { range in
        calendar.isUnreleased(range.from)
          && !versions.parts.contains { $0.isNamed && range.clipped(to: $0.range) != nil }
      }
  }

  /// The ranges asked about for a device, without those that it never ran and that were not named.
  private func ranges(
    of device: Device, _ request: AnswerTable.Request, dropped: inout [Device]
  ) -> [VersionRange] {
    var ranges: [VersionRange] = []
    for part in request.versions.parts(on: device) {
      if let ran = request.hypothetical ? part.range : part.range.clipped(to: device) {
        ranges.append(ran)
      } else if part.isNamed, request.devices.named.contains(device.id) {
        ranges.append(part.range)
      } else {
        dropped.append(device)
      }
    }
    return ranges
  }

  /// The releases offered to a device in a range, each as a range of its own.
  func releases(of device: Device, in range: VersionRange) -> [VersionRange] {
    let releases = knowledge.releases
    let found = releases.indices
      .filter { range.contains(releases[$0].version) && device.wasOffered(releases[$0]) }
      .map { VersionRange(releases[$0].version) }
    // A single named version stays, whether or not its release is recorded.
    return found.isEmpty && range.isSingle ? [range] : found
  }
}

extension AnswerTable {
  /// Adds the rows of a table with the same columns about other devices.
  package mutating func append(_ other: AnswerTable) {
    rows += other.rows
    asked.merge(other.asked) { first, _ in first }
    dropped += other.dropped
  }

  /// The table with some of its rows.
  func filtered(_ isIncluded: (Row) -> Bool) -> AnswerTable { with(rows: rows.filter(isIncluded)) }

  /// The table with other rows.
  func with(rows: [Row]) -> AnswerTable {
    AnswerTable(
      columns: columns, rows: rows, asked: asked, dropped: dropped,
      isUnfolded: isUnfolded, folding: folding, calendar: calendar)
  }
}

extension Timeline<[Answer]> {
  /// Folds ascending rows of one device: rows that share the property are joined.
  package init(folding rows: some Sequence<AnswerTable.Row>, by folding: Answer.Folding) {
    self.init()
    for row in rows {
      append(row.ranges, row.answers) { answers, next in answers.join(next, in: folding) }
    }
  }
}

extension [Answer] {
  /// Joins the answers of other versions, column by column; false if they may not share a row.
  mutating func join(_ others: [Answer], in folding: Answer.Folding) -> Bool {
    guard zip(self, others).allSatisfy({ $0.agrees(with: $1, in: folding) }) else { return false }
    for index in indices { self[index].join(others[index]) }
    return true
  }
}

extension AnswerTable.Row {
  /// True if the device never ran the versions.
  package var isImpossible: Bool { answers.allSatisfy { $0.status == .impossible } }

  /// True if none of its metrics existed yet.
  fileprivate var isBeforeEverything: Bool {
    answers.allSatisfy { $0.content == .status(.notApplicable) }
  }
}
