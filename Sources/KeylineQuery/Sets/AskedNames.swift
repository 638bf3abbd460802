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
    let names = MetricNames(catalogue)
    let all = words.flatMap(DeviceSet.members)
    situation = SpokenSituation(takesSituation ? all : [])
    let words = takesSituation ? situation.withoutFillers : all
    if let (metrics, rest) = Self.listed(words, in: names), takesDevices || rest.isEmpty {
      self.metrics = metrics
      others = rest.map { ($0, .unknown(.metric, name: $0, nearest: [])) }
      return
    }
    var metrics: [Metric] = []
    var others: [(String, SetError)] = []
    for word in words {
      do {
        metrics = metrics.merged(with: try names.metrics(word))
      } catch {
        if let (metrics, rest) = Self.together(words, in: names), takesDevices || rest.isEmpty {
          self.metrics = metrics
          self.others =
            rest.isEmpty ? [] : [(rest, .unknown(.metric, name: rest, nearest: []))]
          return
        }
        guard takesDevices, case .unknown = error else { throw error }
        others.append((word, error))
      }
    }
    self.metrics = metrics
    self.others = others
  }

  /// The metrics that words name between which there is a comma or `and`, with the words around each; nil
  /// where none is between two words, or there is no metric.
  private static func listed(
    _ words: [String], in names: MetricNames
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
    for list in lists {
      var around = Array(list)
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
    _ words: [String], in names: MetricNames
  ) -> (metrics: [Metric], rest: String)? {
    longestRun(of: words) { $0.count > 1 ? together($0, in: names) : nil }
      .map { ($0, $1.joined(separator: " ")) }
  }

  private static func together(_ run: ArraySlice<String>, in names: MetricNames) -> [Metric]? {
    let text = run.joined(separator: " ")
    let found = names.matches(text)
    // Across a comma, words name a metric only where they do so whole.
    if !found.isEmpty { return found }
    return run.contains("") ? nil : names.only(text).map { [$0] }
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

  /// The words of a question about a metric that name neither it nor a device nor a condition nor a
  /// version; nil where none names a metric.
  package static func unknownWords(
    of words: [String], _ metrics: [Metric], _ devices: [Device]
  ) -> [String]? {
    let asked = SpokenSituation(words.flatMap(DeviceSet.members)).withoutFillers
    let names = MetricNames(metrics)
    guard
      let rest = longestRun(of: asked, { together($0, in: names) })?.rest
    else { return nil }
    func device(_ run: ArraySlice<String>) -> Bool? {
      do throws(SetError) {
        return try DeviceSet([run.joined(separator: " ")], in: devices).devices.isEmpty ? nil : true
      } catch {
        if case .ambiguous = error { return true }
        return nil
      }
    }
    return (longestRun(of: rest, device)?.rest ?? rest).filter { !$0.isEmpty }
  }

  /// True if one name alone may be a device.
  package var hasOneDevice: Bool { others.count == 1 }

  /// True if a word names a device.
  package var hasDevices: Bool { !others.isEmpty }

  /// The devices that the other words name, each or together.
  ///
  /// - Throws: `SetError` for a word that names neither: about devices where it begins like one.
  package func devices(
    except exceptions: [String], in catalogue: [Device]
  ) throws(SetError) -> DeviceSet {
    let words = others.map(\.word)
    let joined = words.joined(separator: " ")
    if let set = try? DeviceSet(words, except: exceptions, in: catalogue) { return set }
    if words.count > 1, let set = try? DeviceSet([joined], except: exceptions, in: catalogue) {
      return set
    }
    // Which word it is about matters only now.
    var wrong = words
    for (index, other) in others.enumerated() {
      do {
        _ = try DeviceSet([other.word], in: catalogue)
      } catch {
        let isLikeDevice = Self.isLikeDevice(other.word)
        if isLikeDevice, index == 0, words.count > 1, !Self.isLikeDevice(words[1]) {
          wrong = [joined]
          break
        }
        if case .ambiguous = error { throw error }
        throw isLikeDevice ? error : other.error
      }
    }
    return try DeviceSet(wrong, except: exceptions, in: catalogue)
  }

  private static func isLikeDevice(_ word: String) -> Bool {
    Family.allCases.contains { word.lowercased().hasPrefix($0.rawValue) }
  }
}
