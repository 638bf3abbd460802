import KeylineModel

/// Reads the words of one sentence: at each position a condition or versions, or else the longest
/// name.
struct SentenceReader {
  private var tokens: [String]
  private let metrics: MetricNames
  private let devices: DeviceNames?
  private let readsSituation: Bool
  private let takesElements: Bool
  private var sentence = Sentence()
  private var index = 0
  /// True after an element of the screen, which another may follow.
  private var isBehindElement = false
  /// The phrase of a condition without its value.
  private var valueless: String?
  private var names: [(range: Range<Int>, isMetric: Bool)] = []
  /// The positions of unknown tokens.
  private var unread: [Int] = []

  /// The most words of a sentence. Nobody types more, but a call may have thousands.
  private static let longestSentence = 24
  private static let longestName = 12

  init(
    _ tokens: [String], metrics: MetricNames, devices: DeviceNames?, readsSituation: Bool,
    takesElements: Bool
  ) {
    self.tokens = tokens
    self.metrics = metrics
    self.devices = devices
    self.readsSituation = readsSituation
    self.takesElements = takesElements
  }

  /// Reads the whole sentence.
  mutating func read() -> Sentence {
    let isSentence = tokens.count <= Self.longestSentence
    while index < tokens.count {
      if isSentence, readsSituation, readVersions() || readCondition() { continue }
      if readName(atMost: isSentence ? Self.longestName : 1) { continue }
      if !isJoint(index), !isFiller(index) {
        unread.append(index)
        sentence.names.append(tokens[index])
      }
      // Every further word would be compared with every name.
      if !isSentence, !unread.isEmpty { break }
      index += 1
    }
    if let valueless, sentence.conditions[.split] == nil {
      sentence.problem = .malformed(text: valueless, .noShare)
    }
    refuseBareGroups()
    readSides()
    sentence.unread = unread.map { tokens[$0] }
    if sentence.problem == nil, !unread.isEmpty { sentence.problem = objection }
    return sentence
  }

  private func isJoint(_ place: Int) -> Bool { [",", "and"].contains(tokens[place].lowercased()) }

  private func isFiller(_ place: Int) -> Bool {
    readsSituation && Vocabulary.isFiller(tokens[place])
  }

  /// The tokens from the current position, in lower case.
  private var rest: ArraySlice<String> { tokens[index...].map { $0.lowercased() }[...] }

  // MARK: Versions and conditions

  private mutating func readVersions() -> Bool {
    guard let (count, versions) = Sentence.versions(at: rest) else { return false }
    sentence.versions += versions
    index += count
    return true
  }

  private mutating func readCondition() -> Bool {
    let rest = rest
    // `with display zoom`
    if ["in", "with"].contains(rest.first),
      Vocabulary.line(at: rest.dropFirst(), where: \.isState) != nil
    {
      index += 1
      return true
    }
    let isNext = isBehindElement && isJoint(index)
    guard
      let line = Vocabulary.line(
        at: isNext ? rest.dropFirst() : rest,
        where: { line in
          switch line.meaning {
          case .condition: !isNext
          case .valueless: !isNext
          case .element: isNext || takesElements
          default: false
          }
        })
    else {
      isBehindElement = false
      return false
    }
    if isNext { index += 1 }
    let places = index..<index + line.words.count
    switch line.meaning {
    case .condition(let dimension, let codes, let kept): take(dimension, codes, kept, at: places)
    case .element(let dimension): take(dimension, [1], "", at: places)
    default:
      valueless = line.words.joined(separator: " ")
      index = places.upperBound
    }
    return true
  }

  private mutating func take(
    _ dimension: Dimension, _ codes: [Int], _ kept: String, at places: Range<Int>
  ) {
    isBehindElement = dimension.isContent
    let known = sentence.conditions[dimension]
    if dimension.concerns.isEmpty, let known, known != codes {
      // An answer has only one of these.
      unread += places
      index = places.upperBound
      return
    }
    sentence.conditions[dimension] = (known ?? []).merged(with: codes)
    let phrase = tokens[places].map { $0.lowercased() }
    let others = tokens.map { $0.lowercased() }
    let words = kept.split(separator: " ").map(String.init).filter {
      phrase.contains($0) || !others.contains($0)
    }
    tokens.replaceSubrange(places, with: words)
  }

  // MARK: Names

  /// Reads the longest name at the position; false if there is none.
  private mutating func readName(atMost limit: Int) -> Bool {
    if isJoint(index) { return readPartOfName() }
    if isFiller(index) { return false }
    var ambiguous: SetError?
    for end in stride(from: min(tokens.count, index + limit), to: index, by: -1)
    where !isJoint(end - 1) && !isFiller(end - 1) {
      let places = index..<end
      let (name, isJoined) = name(places)
      var found = metrics.matches(name)
      // The metrics with each of several words: a single one with three words or more is meant.
      let choices = found.isEmpty && !isJoined && places.count > 1 ? metrics.choices(name) : []
      if choices.count == 1, Set(name.split(separator: " ")).count > 2 { found = choices }
      if !found.isEmpty {
        sentence.metrics = sentence.metrics.merged(with: found)
        let said = Vocabulary.words(in: name).flatMap(\.meant)
        if said.contains(["dynamic", "island"]) { sentence.impliedDevices = ["dynamic-island"] }
        names.append((places, true))
      } else if let set = set(places) {
        if let ambiguous {
          // With more words, each is in the names of several metrics.
          sentence.problem = sentence.problem ?? ambiguous
        }
        sentence.devices.append(set)
        names.append((places, false))
      } else {
        if ambiguous == nil, choices.count > 1 {
          ambiguous = .ambiguous(.metric, name: name, choices: choices.map(\.id))
        }
        continue
      }
      sentence.names += tokens[places]
      index = end
      return true
    }
    return false
  }

  /// Reads the last word of a name that shares its beginning with the one before the comma: `safe
  /// area left and right`.
  private mutating func readPartOfName() -> Bool {
    guard let last = names.last, last.isMetric, last.range.upperBound == index,
      last.range.count > 1,
      index + 1 < tokens.count
    else { return false }
    let name = (tokens[last.range].dropLast() + [tokens[index + 1]]).joined(separator: " ")
    let found = metrics.matches(name)
    guard !found.isEmpty else { return false }
    sentence.metrics = sentence.metrics.merged(with: found)
    index += 2
    names.append((last.range.lowerBound..<index, true))
    return true
  }

  /// The words at some positions without those that only make a sentence, and whether something
  /// joins them.
  private func name(_ places: Range<Int>) -> (text: String, isJoined: Bool) {
    let words = places.filter { !isFiller($0) && !isJoint($0) }.map { tokens[$0] }
    return (words.joined(separator: " "), places.contains(where: isJoint))
  }

  /// The set of devices that words name, as written.
  private func set(_ places: Range<Int>) -> String? {
    guard let devices, !tokens[places].contains(",") else { return nil }
    let words = tokens[places]
    // `all iphones` are the iPhones, not all devices and the iPhones.
    let isWhole = words.count > 1 && words.first == "all"
    for text in [words.dropFirst(isWhole ? 1 : 0).joined(separator: " "), name(places).text]
    where DeviceSet.isSet(text, in: devices) {
      return text
    }
    return nil
  }

  // MARK: What is left

  /// Refuses a group named by a single word directly beside a metric named by several: in `sheet
  /// corner radius`, one without the other means something else.
  private mutating func refuseBareGroups() {
    func words(_ name: (range: Range<Int>, isMetric: Bool)) -> Int {
      name.isMetric && !tokens[name.range].contains { $0.contains(".") } ? name.range.count : 0
    }
    for (name, next) in zip(names, names.dropFirst())
    where name.range.upperBound == next.range.lowerBound && words(name) > 0 && words(next) > 0
      && (words(name) == 1) != (words(next) == 1)
    {
      let text = tokens[name.range.lowerBound..<next.range.upperBound].joined(separator: " ")
      sentence.problem = sentence.problem ?? unknown(text)
    }
  }

  /// Narrows groups of metrics to the side that a single word names: `iphone 15 navigation bar how
  /// tall`.
  private mutating func readSides() {
    for place in unread {
      guard let side = MetricWords.side(tokens[place]) else { continue }
      let found = sentence.metrics.filter { $0.id.lowercased().hasSuffix(side) }
      guard !found.isEmpty else { continue }
      sentence.metrics = found
      unread.removeAll { $0 == place }
    }
  }

  /// The error for the first unknown words.
  private var objection: SetError {
    let name = sentence.names.joined(separator: " ")
    if metrics.isEmpty, let devices {
      return error { () throws(SetError) in _ = try devices.device(name) } ?? unknown(name)
    }
    let first = unread[0]
    var end = first
    while unread.contains(end) { end += 1 }
    let text = tokens[first..<end].joined(separator: " ")
    let isDevice = Family(beginning: text) != nil
    let before = names.first { $0.range.upperBound == first }
    let after = names.first { $0.range.lowerBound == end }
    if let devices, isDevice {
      return error { () throws(SetError) in _ = try devices.device(text) } ?? unknown(text)
    }
    if let devices, let before, !before.isMetric, sentence.metrics.isEmpty,
      let error = error({ () throws(SetError) in
        _ = try devices.device(tokens[before.range.lowerBound..<end].joined(separator: " "))
      }), error.hasNearest
    {
      return error
    }
    // Together with their neighbours they are close to the name of a metric: `navbar hieght`.
    let runs = [
      before.map { $0.range.lowerBound..<end }, after.map { first..<$0.range.upperBound },
    ]
    for run in runs.compactMap(\.self)
    where !isDevice && !tokens[run].contains(where: { $0.contains(".") }) {
      let name = tokens[run].joined(separator: " ")
      if let error = error({ () throws(SetError) in _ = try metrics.metrics(name) }),
        error.hasNearest
      {
        return error
      }
    }
    return error { () throws(SetError) in _ = try metrics.metrics(text) } ?? unknown(text)
  }

  private func unknown(_ text: String) -> SetError { .unknown(.metric, name: text, nearest: []) }

  private func error(_ body: () throws(SetError) -> Void) -> SetError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
