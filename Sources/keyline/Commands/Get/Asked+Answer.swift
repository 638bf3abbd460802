import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// The layout of the answer to a question for values.
struct TableForm: Hashable {
  var format: ListFormat?
  var detail = NoteDetail.counted
  var strict = false
  var eachRelease = false
  /// True if equal devices share a row; nil if only the devices of a set do.
  var group: Bool?
  var footnotes = false
  /// True if versions are columns.
  var isByVersion = false
  var order: AnswerTable.Order?
}

extension Ask {
  /// Writes the requested values into a context.
  func answer(
    _ form: TableForm, from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let (catalogue, reader) = try source.reading(context)
    try readMetrics(in: catalogue).answer(form, from: reader, catalogue, in: context)
  }

  /// Looks the words up.
  ///
  /// Errors: for `-d iphone-15 iphone-16`, the hint that a comma joins devices.
  private func readMetrics(in catalogue: Knowledge) throws -> Asked {
    do {
      return try read(in: catalogue)
    } catch let error as SetError {
      guard case .unknown(.metric, let name, _) = error, namesDevices else { throw error }
      if Family(beginning: name) != nil {
        throw Failure(
          "\(error) Commas join devices: -d iphone-15,iphone-16", exitCode: ExitStatus.negative)
      }
      // `-d iphone 16` leaves the number to the metric.
      guard let last = devices.last, Family(rawValue: last.lowercased()) != nil,
        let word = name.split(separator: " ").last, word.first?.isNumber == true
      else { throw error }
      throw Failure(
        "\(error) Quote a name of several words: -d \"\(last) \(word)\"",
        exitCode: ExitStatus.negative)
    }
  }
}

extension Asked {
  /// Writes the requested values, or the sheets of the devices, into a context.
  func answer(
    _ form: TableForm, from reader: Reader, _ catalogue: Knowledge, in context: CommandContext
  ) throws {
    let situation = ask.situation
    let isSheet = metrics.isEmpty
    let read =
      isSheet
      ? Resolver.metrics(answering: Sheet.metrics(in: catalogue.metrics), in: situation)
      : Resolver.metrics(deciding: metrics, in: [situation])
    var resolver = try reader.resolver(about: read)
    let versions = try lookedUpVersions()
    let (devices, ambiguity) = try devices(in: catalogue.devices)
    if isSheet {
      if let ambiguity { throw ambiguity }
      reader.close()
      return try Page(resolver, form.format, form.detail, to: context).writeSheets(
        of: devices, versions, in: ask.situationOfSheet,
        naming: context.named(ask.conditions.keys, in: situation), hypothetical: ask.isHypothetical)
    }
    var request = AnswerTable.Request(
      columns: metrics.flatMap { Column.all($0, in: situation, naming: ask.conditions) },
      devices: devices, versions: versions)
    request.hypothetical = ask.isHypothetical
    request.eachRelease = form.eachRelease
    let standIn = deviceForAll(form, resolver)
    if let standIn {
      request.devices = DeviceSet(naming: [standIn])
      request.hypothetical = true
    }
    if form.isByVersion, request.columns.count > 1 {
      throw ValidationError("'--by os' takes one metric with one value of each condition.")
    }
    var table = resolver.table(request)
    // The related metrics of missing values are read, too. Most questions have a value.
    let unread = resolver.unread(besides: table)
    if !unread.isEmpty {
      resolver = try reader.resolver(
        about: read.merged(with: Resolver.metrics(deciding: unread, in: [situation])))
    }
    reader.close()
    if let order = form.order { table = table.sorted(by: order) }
    if let ambiguity, !table.isAlike {
      // An ambiguous `-d` is an error; ambiguous words print a table.
      guard hasDevices, case .ambiguous(_, let name, let choices) = ambiguity else {
        throw ambiguity
      }
      context.say("note: \"\(name.printable)\" means \(choices.count) devices")
    }
    let isNamedOneByOne = request.devices.devices.allSatisfy {
      request.devices.named.contains($0.id)
    }
    let page = Page(resolver, form.format, form.detail, to: context)
    var answer = TablePage(
      page: page, table: table,
      isSingle: request.columns.count == 1 && request.devices.isOneByName,
      named: context.named(ask.conditions.keys, in: situation),
      isGrouped: form.group ?? !isNamedOneByOne, namesDevices: standIn == nil,
      hasFootnotes: form.footnotes, isByVersion: form.isByVersion)
    if !request.hypothetical { answer.versions = versions }
    if standIn == nil, form.format == nil, answer.isSingle, table.rows.count == 1 {
      answer.namesMetric = isUnsaid(request.columns[0].metric)
    }
    page.noteReleases(versions, besides: table)
    try answer.write(strict: form.strict)
  }

  /// True if the words leave open which metric it is: `iphone 14 margins`.
  private func isUnsaid(_ metric: Metric) -> Bool {
    let said = ask.words.flatMap { $0.lowercased().split { !$0.isLetter } }
    let title = metric.title.lowercased().split { !$0.isLetter }
    let key = metric.id.lowercased().filter(\.isLetter)
    return !title.allSatisfy(said.contains)
      && !ask.words.contains { $0.lowercased().filter(\.isLetter) == key }
  }

  /// The devices. An ambiguous name means all of its devices if they have one value, and is an
  /// error otherwise.
  private func devices(in catalogue: [Device]) throws -> (DeviceSet, unless: SetError?) {
    do throws(SetError) {
      return (try lookedUpDevices(), nil)
    } catch {
      // With several names, a single one would remain.
      guard case .ambiguous(.device, _, let choices) = error, ask.devices.count == 1 else {
        throw error
      }
      return (DeviceSet(all: catalogue.filter { choices.contains($0.id) }), error)
    }
  }

  /// A device to ask in place of all, if none was named and none differs; nil if devices are to be
  /// distinguished.
  private func deviceForAll(_ form: TableForm, _ resolver: Resolver) -> Device? {
    guard !hasDevices, ask.devices.isEmpty, ask.exceptions.isEmpty, !ask.isHypothetical,
      form.group == nil, form.format?.isPivoted ?? true, metrics.allSatisfy(resolver.isAlike)
    else { return nil }
    // The phone that ran most versions has the most sources.
    return resolver.knowledge.devices.filter { $0.idiom == .phone }.compactMap { device in
      device.support.map { (device, $0.until.major - $0.from.major) }
    }.max { $0.1 < $1.1 }?.0
  }
}

extension Ask {
  /// The situation with metric-specific conditions that have one value.
  fileprivate var situationOfSheet: Situation {
    var told = situation
    for (dimension, codes) in conditions where codes.count == 1 {
      told.set(dimension, to: codes[0])
    }
    return told
  }
}
