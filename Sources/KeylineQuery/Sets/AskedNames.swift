package import KeylineModel

/// What the words of a question name: metrics, and devices where a word is not the name of a metric.
package struct AskedNames: Sendable {
  /// The metrics, each once; none where every word is a device, or there is no word.
  package let metrics: [Metric]
  /// The conditions and versions that words name, where they may.
  package let situation: SpokenSituation
  /// The words that name no metric, each with what is wrong with it.
  private let others: [(word: String, error: SetError)]

  /// Looks words up; commas join. Words that mean something together need no quotes: `keyboard height`.
  ///
  /// - Parameters:
  ///   - takesDevices: True if a word may be a device, since none is named otherwise.
  ///   - takesSituation: True if words may be conditions, versions, or only make a sentence of the
  ///     question: `which iphones have a home indicator in landscape`.
  /// - Throws: `SetError` for words that may mean several metrics, and for a metric that does not exist
  ///   where no device is expected.
  package init(
    _ words: [String], in catalogue: [Metric], takesDevices: Bool, takesSituation: Bool = false
  ) throws(SetError) {
    let all = words.flatMap(DeviceSet.members)
    // Most calls name keys alone, and whoever scripts them waits for nothing else.
    if let keyed = Self.keyed(all, in: catalogue) {
      impliedDevices = []
      metrics = keyed
      situation = SpokenSituation([])
      others = []
      return
    }
    let said: [String] = SpokenWord.all(in: all.joined(separator: " ")).flatMap { $0.meant }
    impliedDevices = said.contains(SpokenMetric.island) ? ["dynamic-island"] : []
    let names = RunNames(catalogue)
    situation = SpokenSituation(takesSituation ? all : [])
    if let fault = situation.fault { throw fault }
    let words = takesSituation ? situation.withoutFillers : all
    if let (metrics, rest) = Self.listed(words, in: names), takesDevices || rest.isEmpty {
      self.metrics = Self.sides(of: metrics, in: all)
      others = rest.map { ($0, .unknown(.metric, name: $0, nearest: [])) }
      return
    }
    // Plain words mean more together than one by one: of `title margin`, `margin` alone is another metric.
    // The point of `12.9` is not that of a key.
    if !words.contains(where: { $0.contains(".") && $0.contains(where: \.isLetter) }),
      let (metrics, rest) = Self.together(words, in: names), takesDevices || rest.isEmpty
    {
      self.metrics = Self.sides(of: metrics, in: all)
      others = rest.isEmpty ? [] : [(rest, .unknown(.metric, name: rest, nearest: []))]
      return
    }
    var metrics: [Metric] = []
    var others: [(String, SetError)] = []
    for word in words {
      // A call may have thousands of them, and each would be held against every name.
      if word.isEmpty { throw .unknown(.metric, name: "", nearest: []) }
      do {
        metrics = metrics.merged(with: try names.catalogue.metrics(word))
      } catch {
        guard takesDevices, case .unknown = error else {
          throw error.hasNearest ? error : Self.slip(in: words, names) ?? error
        }
        others.append((word, error))
      }
    }
    self.metrics = Self.sides(of: metrics, in: all)
    self.others = others
  }

  /// The heights among metrics where somebody asks how tall something is, the widths where they ask how wide.
  private static func sides(of metrics: [Metric], in words: [String]) -> [Metric] {
    let side = words.lazy.compactMap { sides[$0.lowercased()] }.first
    let found = side.map { side in metrics.filter { $0.id.lowercased().hasSuffix(side) } } ?? []
    return found.isEmpty ? metrics : found
  }

  private static let sides = ["tall": "height", "high": "height", "wide": "width"]

  /// The error for words that together are near the name of a metric: `navbar hieght`.
  private static func slip(in words: [String], _ names: RunNames) -> SetError? {
    guard (2...8).contains(words.count),
      words.allSatisfy({ !$0.contains(".") && Family(beginning: $0) == nil })
    else { return nil }
    do throws(SetError) {
      _ = try names.catalogue.metrics(words.joined(separator: " "))
      return nil
    } catch {
      return error.hasNearest ? error : nil
    }
  }

  /// The metrics of which words are the keys; nil where one is not written like a key, or there is none.
  private static func keyed(_ words: [String], in catalogue: [Metric]) -> [Metric]? {
    let found = words.compactMap { word in catalogue.first { $0.id == word } }
    return found.isEmpty || found.count < words.count ? nil : [].merged(with: found)
  }

  /// The metrics that words name between which there is a comma or `and`, with the words around each; nil
  /// where none is between two words, or there is no metric.
  private static func listed(
    _ words: [String], in names: RunNames
  ) -> (metrics: [Metric], rest: [String])? {
    let lists = words.split(separator: "", omittingEmptySubsequences: true)
    guard lists.count > 1, words.last != "", words.count <= 24 else { return nil }
    // `width and height` has one name.
    let joint = longestRun(of: words) { run in
      run.dropFirst().dropLast().contains("") && run.first != "" && run.last != ""
        ? together(run, in: names) : nil
    }
    if joint != nil { return nil }
    var metrics: [Metric] = []
    var rest: [String] = []
    for (index, list) in lists.enumerated() {
      var around = Array(list)
      // `safe area left and right`: an edge alone stands behind what the one before stands behind.
      if list.count == 1, index > 0, let edge = list.first, SpokenMetric.edges.contains(edge),
        let before = lists[index - 1].last, SpokenMetric.edges.contains(before),
        let found = longestRun(
          of: lists[index - 1].dropLast() + [edge], { together($0, in: names) })
      {
        metrics = metrics.merged(with: found.0)
        continue
      }
      while let found = longestRun(of: around, { together($0, in: names) }) {
        metrics = metrics.merged(with: found.0)
        around = found.rest
      }
      if !around.isEmpty { rest.append(around.joined(separator: " ")) }
    }
    return metrics.isEmpty ? nil : (metrics, rest)
  }

  /// The metrics that most words one after the other name together, with the words around them as one.
  private static func together(
    _ words: [String], in names: RunNames
  ) -> (metrics: [Metric], rest: String)? {
    var metrics: [Metric] = []
    var rest = words
    while let found = longestRun(of: rest, { $0.count > 1 ? together($0, in: names) : nil }) {
      metrics = metrics.merged(with: found.0)
      rest = found.rest
    }
    return metrics.isEmpty ? nil : (metrics, rest.joined(separator: " "))
  }

  /// Words that end names of devices: of `iphone 16 pro max navigation bar`, `max` belongs to the phone.
  private static let endsOfDevices: Set<String> = [
    "pro", "max", "plus", "mini", "air", "x", "xs", "xr", "se", "duo",
  ]

  private static func together(_ run: ArraySlice<String>, in names: RunNames) -> [Metric]? {
    if run.startIndex > 0, let first = run.first, endsOfDevices.contains(first.lowercased()) {
      return nil
    }
    let text = run.joined(separator: " ")
    let found = names.catalogue.matches(text)
    if !found.isEmpty { return found }
    // Across a comma or `and`, words name a metric only where they do so whole.
    guard run.contains("") else { return names.only(text).map { [$0] } }
    let title = names.catalogue.matches(run.map { $0.isEmpty ? "and" : $0 }.joined(separator: " "))
    return title.isEmpty ? nil : title
  }

  /// What the most words one after the other mean, with the words around them.
  private static func longestRun<Meaning>(
    of words: [String], _ meaning: (ArraySlice<String>) -> Meaning?
  ) -> (Meaning, rest: [String])? {
    // Nobody types more; a call may have thousands.
    guard words.count <= 12 else { return nil }
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        guard let found = meaning(words[start..<start + length]) else { continue }
        return (found, Array(words[..<start] + words[(start + length)...]))
      }
    }
    return nil
  }

  /// The sets of devices that words one after the other name, as they are written, with the other words:
  /// `iphone 15 iphone 16`, `all iphones`.
  package static func devices(
    in words: [String], _ catalogue: [Device]
  ) -> (sets: [String], rest: [String]) {
    var sets: [String] = []
    var rest = words
    func set(_ run: ArraySlice<String>) -> String? {
      // `all iphones` are the iphones, not all devices and those.
      let isWhole = run.count > 1 && ["all", "every", "each"].contains(run.first)
      let own = isWhole ? run.dropFirst() : run
      let text = own.joined(separator: " ")
      guard own.contains(where: { !$0.isEmpty }) else { return nil }
      do throws(SetError) {
        return try DeviceSet([text], in: catalogue).devices.isEmpty ? nil : text
      } catch {
        if case .ambiguous = error { return text }
        return nil
      }
    }
    while let (text, others) = longestRun(of: rest, set) {
      sets.append(text)
      rest = others
    }
    // The longest name is found first, whichever stands first.
    let written = words.flatMap { $0.split(separator: " ") }
    func place(_ text: String) -> Int {
      let name = text.split(separator: " ")
      return written.indices.first { written[$0...].starts(with: name) } ?? written.count
    }
    return (sets.sorted { place($0) < place($1) }, rest)
  }

  /// The sets of devices that words name, as they are written.
  package func deviceSets(in catalogue: [Device]) -> [String] {
    Self.devices(in: others.map(\.word), catalogue).sets
  }

  /// The words that name devices, as one.
  package var deviceWords: String { others.map(\.word).joined(separator: " ") }

  /// True if a word names a device.
  package var hasDevices: Bool { !others.isEmpty }

  /// The devices that are meant where none is named: of a Dynamic Island, those that have one.
  package let impliedDevices: [String]

  /// The devices that the other words name, each or together.
  ///
  /// - Throws: `SetError` for a word that names neither: about devices where it begins like one.
  package func devices(
    except exceptions: [String], in catalogue: [Device]
  ) throws(SetError) -> DeviceSet {
    let words = others.map(\.word)
    let joined = words.joined(separator: " ")
    // `iphone x` is one device, not all iPhones and the X. Nobody types a name of more words.
    if (2...8).contains(words.count),
      let set = try? DeviceSet([joined], except: exceptions, in: catalogue)
    {
      return set
    }
    if let set = try? DeviceSet(words, except: exceptions, in: catalogue) { return set }
    let found = Self.devices(in: joined.split(separator: " ").map(String.init), catalogue)
    if found.rest.isEmpty, found.sets.count > 0 {
      return try DeviceSet(found.sets, except: exceptions, in: catalogue)
    }
    // Which word it is about matters only now.
    var wrong = words
    for (index, other) in others.enumerated() {
      do {
        _ = try DeviceSet([other.word], in: catalogue)
      } catch {
        let isLikeDevice = Family(beginning: other.word) != nil
        if isLikeDevice, index == 0, words.count > 1, Family(beginning: words[1]) == nil {
          wrong = [joined]
          break
        }
        if case .ambiguous = error { throw error }
        if isLikeDevice { throw error }
        // Beside a device, words that name no metric stand together with its name.
        let strange = Self.devices(
          in: other.word.split(separator: " ").map(String.init), catalogue
        ).rest.joined(separator: " ")
        throw strange.isEmpty || strange == other.word
          ? other.error : .unknown(.metric, name: strange, nearest: [])
      }
    }
    return try DeviceSet(wrong, except: exceptions, in: catalogue)
  }

}

/// The names of metrics as many runs of words are held against them: the words of each metric are found when
/// the first run needs them, and once.
private final class RunNames {
  let catalogue: MetricNames
  private lazy var worded = catalogue.worded

  init(_ metrics: [Metric]) { catalogue = MetricNames(metrics) }

  /// The only metric that holds each of several words.
  func only(_ text: String) -> Metric? { catalogue.only(text, among: worded) }
}
