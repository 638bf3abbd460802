import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// A request to `get`, from either reader of the command line.
struct GetRequest: Hashable {
  let ask: Ask
  var format: ListFormat?
  var detail = NoteDetail.counted
  var strict = false
  var eachRelease = false
  /// True if equal devices share a row; nil if only the devices of a set do.
  var group: Bool?
  var footnotes = false
  /// True if versions stand across.
  var isByVersion = false
  var order: AnswerTable.Order?

  init(_ ask: Ask) { self.ask = ask }

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
    let (knowledge, resolver, (asked, metrics)) = try source.resolver(context) { catalogue in
      let asked = try read(in: catalogue)
      return (asked, asked.metrics.isEmpty ? Sheet.metrics(in: catalogue) : asked.metrics)
    } about: { (asked: Asked, metrics: [Metric]) in
      asked.metrics.isEmpty
        ? Resolver.metrics(answering: metrics, in: asked.ask.situation)
        : Resolver.metrics(deciding: metrics.map(\.id) + besides, in: [asked.ask.situation])
    }
    func isAnsweredAnew(_ table: AnswerTable) throws -> Bool {
      let unread = besides.isEmpty ? resolver.unread(besides: table) : []
      if !unread.isEmpty { try self.answer(from: source, reading: unread, in: context) }
      return !unread.isEmpty
    }
    let versions = try asked.versions(in: knowledge.releases)
    let (situation, conditions) = (asked.ask.situation, asked.ask.conditions)
    let named = context.named(conditions.keys, in: situation)
    let (devices, ambiguity) = try devices(asked, in: knowledge.devices)
    let page = Page(resolver, format, detail, to: context)
    if asked.metrics.isEmpty {
      if let ambiguity { throw ambiguity }
      var told = situation
      for (dimension, codes) in conditions where codes.count == 1 {
        told.set(dimension, to: codes[0])
      }
      return try page.writeSheets(
        of: devices, versions, in: told, naming: named, hypothetical: ask.isHypothetical)
    }
    var request = AnswerTable.Request(
      columns: metrics.flatMap { Column.all($0, in: situation, naming: conditions) },
      devices: devices, versions: versions)
    request.hypothetical = ask.isHypothetical
    request.eachRelease = eachRelease
    let standIn = asked.hasDevices ? nil : deviceForAll(metrics, resolver)
    if let standIn {
      request.devices = DeviceSet(naming: [standIn])
      request.hypothetical = true
    }
    if isByVersion, request.columns.count > 1 {
      throw ValidationError("'--by os' takes one metric with one value of each condition.")
    }
    var table = resolver.table(request)
    if try isAnsweredAnew(table) { return }
    if let order { table = table.sorted(by: order) }
    if let ambiguity, !table.isAlike {
      // Behind `-d` stands what a script means; in plain words a table is an answer.
      guard asked.hasDevices, case .ambiguous(_, let name, let choices) = ambiguity else {
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
      named: named,
      isGrouped: group ?? !isNamedOneByOne, namesDevices: standIn == nil, hasFootnotes: footnotes,
      isByVersion: isByVersion)
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
  private func read(in catalogue: [Metric]) throws -> Asked {
    do {
      return try ask.read(in: catalogue)
    } catch let error as SetError {
      guard case .unknown(.metric, let name, _) = error, ask.namesDevices else { throw error }
      if Family(beginning: name) != nil {
        throw Failure(
          "\(error) Commas join devices: -d iphone-15,iphone-16", exitCode: ExitStatus.negative)
      }
      // `-d iphone 16` leaves the number to the metric.
      guard let last = ask.devices.last, Family(rawValue: last.lowercased()) != nil,
        let word = name.split(separator: " ").last, word.first?.isNumber == true
      else { throw error }
      throw Failure(
        "\(error) Quote a name of several words: -d \"\(last) \(word)\"",
        exitCode: ExitStatus.negative)
    }
  }

  /// True if the words do not say which metric it is: `iphone 14 margins`.
  private func isUnsaid(_ metric: Metric) -> Bool {
    let said = ask.words.flatMap { $0.lowercased().split { !$0.isLetter } }
    let title = metric.title.lowercased().split { !$0.isLetter }
    let key = metric.id.lowercased().filter(\.isLetter)
    return !title.allSatisfy(said.contains)
      && !ask.words.contains { $0.lowercased().filter(\.isLetter) == key }
  }

  /// The devices. One name that fits several means all of them if they have one value, and is an error
  /// otherwise.
  private func devices(
    _ asked: Asked, in catalogue: [Device]
  ) throws -> (DeviceSet, unless: SetError?) {
    do throws(SetError) {
      return (try asked.devices(in: catalogue), nil)
    } catch {
      // Of several names one alone would be left.
      guard case .ambiguous(.device, let name, let choices) = error,
        asked.hasDevices ? asked.names.deviceWords == name : ask.devices.count == 1
      else { throw error }
      return (DeviceSet(all: catalogue.filter { choices.contains($0.id) }), error)
    }
  }

  /// A device to ask in the place of all, where none was named and none differs; nil where devices are
  /// to be told apart.
  private func deviceForAll(_ metrics: [Metric], _ resolver: Resolver) -> Device? {
    guard ask.devices.isEmpty, ask.exceptions.isEmpty, !ask.isHypothetical,
      group == nil, format?.isPivoted ?? true, metrics.allSatisfy(resolver.isAlike)
    else { return nil }
    // The phone that ran most versions is the one that most sources speak of.
    return resolver.knowledge.devices.filter { $0.idiom == .phone }.compactMap { device in
      device.support.map { (device, $0.until.major - $0.from.major) }
    }.max { $0.1 < $1.1 }?.0
  }
}
