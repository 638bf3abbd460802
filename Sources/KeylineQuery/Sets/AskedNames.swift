package import KeylineModel

/// What the words of a question name: metrics, and devices where a word is not the name of a metric.
package struct AskedNames: Sendable {
  /// The metrics, each once; none where every word is a device, or there is no word.
  package let metrics: [Metric]
  /// The orientation that one of the words names, where one may.
  package let orientation: Orientation?
  /// The words that name no metric, each with what is wrong with it.
  private let others: [(word: String, error: SetError)]

  /// Looks words up; commas join. Words that mean something together need no quotes: `keyboard height`.
  ///
  /// - Parameters:
  ///   - takesDevices: True if a word may be a device, since none is named otherwise.
  ///   - takesOrientation: True if a word may be an orientation: `iphone-16 landscape safe area`.
  /// - Throws: `SetError` for words that may mean several metrics, and for a metric that does not exist
  ///   where no device is expected.
  package init(
    _ words: [String], in catalogue: [Metric], takesDevices: Bool, takesOrientation: Bool = false
  ) throws(SetError) {
    let names = MetricNames(catalogue)
    func orientation(_ word: String) -> Orientation? {
      takesOrientation ? Orientation(rawValue: word.lowercased()) : nil
    }
    let all = words.flatMap(DeviceSet.members)
    self.orientation = all.lazy.compactMap(orientation).first
    let words = all.filter { orientation($0) == nil }
    var metrics: [Metric] = []
    var others: [(String, SetError)] = []
    for word in words {
      do {
        metrics = metrics.merged(with: try names.metrics(word))
      } catch {
        if let (metrics, rest) = Self.together(words, in: names), takesDevices || rest.isEmpty {
          self.metrics = metrics
          self.others = rest.isEmpty ? [] : [(rest, error)]
          return
        }
        guard takesDevices, case .unknown = error else { throw error }
        others.append((word, error))
      }
    }
    self.metrics = metrics
    self.others = others
  }

  /// The metrics that most words one after the other name together, with the words around them as one.
  private static func together(
    _ words: [String], in names: MetricNames
  ) -> (metrics: [Metric], rest: String)? {
    // Nobody types more; a call may have thousands.
    guard words.count <= 12 else { return nil }
    for length in stride(from: words.count, to: 1, by: -1) {
      for start in 0...(words.count - length) {
        let run = words[start..<start + length].joined(separator: " ")
        guard let metrics = try? names.metrics(run) else { continue }
        let rest = words[..<start] + words[(start + length)...]
        return (metrics, rest.joined(separator: " "))
      }
    }
    return nil
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
