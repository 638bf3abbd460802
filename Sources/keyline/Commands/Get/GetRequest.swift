import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// A request to `get`, from either reader of the command line.
struct GetRequest: Hashable {
  /// Metrics, and devices where none is named otherwise.
  let words: [String]
  let selection: Selection
  var situation = Situation()
  /// The values that were named of conditions that few metrics have.
  var conditions: [Dimension: [Int]] = [:]
  var format: ListFormat?
  var detail = NoteDetail.counted
  var strict = false
  var eachRelease = false
  /// True if equal devices share a row; nil if only the devices of a set do.
  var group: Bool?
  var footnotes = false

  init(metrics: [String], _ selection: Selection) {
    words = metrics
    self.selection = selection
  }

  /// Writes the answer into a context.
  func answer(from source: any KnowledgeSource, in context: CommandContext) throws {
    try answer(from: source, reading: [], in: context)
  }

  /// Writes the answer into a context.
  ///
  /// - Parameter besides: The metrics worth a look where there is no value. Most questions have one, and
  ///   reading what else there is takes as long as answering them.
  private func answer(
    from source: any KnowledgeSource, reading besides: [Metric.ID], in context: CommandContext
  ) throws {
    let (knowledge, resolver, (names, metrics)) = try source.resolver(context) { catalogue in
      let names = try asked(in: catalogue)
      return (names, names.metrics.isEmpty ? Sheet.metrics(in: catalogue) : names.metrics)
    } about: {
      var situation = self.situation
      _ = $0.0.situation.apply(to: &situation)
      return $0.0.metrics.isEmpty
        ? Resolver.metrics(answering: $0.1, in: situation)
        : Resolver.metrics(deciding: $0.1.map(\.id) + besides, in: [situation])
    }
    func isAnsweredAnew(_ table: AnswerTable) throws -> Bool {
      let unread = besides.isEmpty ? resolver.unread(besides: table) : []
      if !unread.isEmpty { try self.answer(from: source, reading: unread, in: context) }
      return !unread.isEmpty
    }
    let selection = try self.selection.naming(names.situation.versions)
    let versions = try selection.versions(in: knowledge.releases)
    let (situation, conditions) = try names.situation.applied(
      to: self.situation, self.conditions)
    let (devices, ambiguity) = try devices(named: names, in: knowledge.devices)
    let page = Page(resolver, format, detail, to: context)
    if names.metrics.isEmpty {
      if let ambiguity { throw ambiguity }
      var told = situation
      for (dimension, codes) in conditions where codes.count == 1 {
        told.set(dimension, to: codes[0])
      }
      return try page.writeSheets(
        of: devices, versions, in: told, naming: context.named(conditions.keys, in: situation),
        hypothetical: selection.hypothetical)
    }
    var request = AnswerTable.Request(
      columns: metrics.flatMap { Column.all($0, in: situation, naming: conditions) },
      devices: devices, versions: versions)
    request.hypothetical = selection.hypothetical
    request.eachRelease = eachRelease
    let standIn = names.hasDevices ? nil : deviceForAll(metrics, resolver)
    if let standIn {
      request.devices = DeviceSet(naming: [standIn])
      request.hypothetical = true
    }
    let table = resolver.table(request)
    if try isAnsweredAnew(table) { return }
    if let ambiguity, !table.isAlike {
      // Behind `-d` stands what a script means; in plain words a table is an answer.
      guard names.hasDevices, case .ambiguous(_, let name, let choices) = ambiguity else {
        throw ambiguity
      }
      context.say("note: \"\(name.printable)\" means \(choices.count) devices")
    }
    let isNamedOneByOne = request.devices.devices.allSatisfy {
      request.devices.named.contains($0.id)
    }
    var answer = TablePage(
      page: page, table: table,
      isSingle: request.columns.count == 1 && request.devices.isOneByName,
      named: context.named(conditions.keys, in: situation),
      isGrouped: group ?? !isNamedOneByOne, namesDevices: standIn == nil, hasFootnotes: footnotes)
    if !request.hypothetical { answer.versions = versions }
    if standIn == nil, format == nil, answer.isSingle, table.rows.count == 1 {
      answer.namesMetric = isUnsaid(request.columns[0].metric)
    }
    page.noteReleases(versions, besides: table)
    try answer.write(strict: strict)
  }

  /// What the words name.
  ///
  /// Errors: of `-d iphone-15 iphone-16`, that a comma joins devices.
  private func asked(in catalogue: [Metric]) throws -> AskedNames {
    do throws(SetError) {
      return try AskedNames(
        words, in: catalogue, takesDevices: !selection.namesDevices, takesSituation: true)
    } catch {
      guard case .unknown(.metric, let name, _) = error, selection.namesDevices else { throw error }
      if Family(beginning: name) != nil {
        throw Failure(
          "\(error) Commas join devices: -d iphone-15,iphone-16", exitCode: ExitStatus.negative)
      }
      // `-d iphone 16` leaves the number to the metric.
      guard let last = selection.devices.last, Family(rawValue: last.lowercased()) != nil,
        let word = name.split(separator: " ").last, word.first?.isNumber == true
      else { throw error }
      throw Failure(
        "\(error) Quote a name of several words: -d \"\(last) \(word)\"",
        exitCode: ExitStatus.negative)
    }
  }

  /// True if the words do not say which metric it is: `iphone 14 margins`.
  private func isUnsaid(_ metric: Metric) -> Bool {
    let said = words.flatMap { $0.lowercased().split { !$0.isLetter } }
    let title = metric.title.lowercased().split { !$0.isLetter }
    let key = metric.id.lowercased().filter(\.isLetter)
    return !title.allSatisfy(said.contains)
      && !words.contains { $0.lowercased().filter(\.isLetter) == key }
  }

  /// The devices. One name that fits several means all of them if they have one value, and is an error
  /// otherwise.
  private func devices(
    named names: AskedNames, in catalogue: [Device]
  ) throws -> (DeviceSet, unless: SetError?) {
    do throws(SetError) {
      return (try selection.devices(named: names, in: catalogue), nil)
    } catch {
      // Of several names one alone would be left.
      guard case .ambiguous(.device, let name, let choices) = error,
        names.hasDevices ? names.deviceWords == name : selection.devices.count == 1
      else { throw error }
      return (DeviceSet(all: catalogue.filter { choices.contains($0.id) }), error)
    }
  }

  /// A device to ask in the place of all, where none was named and none differs; nil where devices are
  /// to be told apart.
  private func deviceForAll(_ metrics: [Metric], _ resolver: Resolver) -> Device? {
    guard selection.devices.isEmpty, selection.exceptions.isEmpty, !selection.hypothetical,
      group == nil, format?.isPivoted ?? true, metrics.allSatisfy(resolver.isAlike)
    else { return nil }
    // The phone that ran most versions is the one that most sources speak of.
    return resolver.knowledge.devices.filter { $0.idiom == .phone }.compactMap { device in
      device.support.map { (device, $0.until.major - $0.from.major) }
    }.max { $0.1 < $1.1 }?.0
  }
}
