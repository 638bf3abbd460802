package import KeylineModel

/// The meaning of words that call no command: a question about metrics, or the sheet of a device.
package enum WordsAlone: Sendable {
  case question
  case sheet(Device, SpokenSituation)

  /// Why words mean neither.
  package enum Problem: Error, Sendable {
    /// Versions, and no device: the first of them.
    case versions(String)
    /// Several devices: the words, the sets that they are, how many devices those have, and the versions
    /// that are named beside them.
    case devices(String, sets: [String], count: Int, versions: [String])
    /// A thing that Keyline has no data about.
    case uncovered(Uncovered)
    /// Words of a question that name neither a metric nor a device.
    case unknown([String])
    /// Words beside a device that name no metric.
    case noMetric(String)
    /// A name that no device has or several have, or a condition without a value.
    case device(SetError)
  }

  /// Finds out the meaning of words, each of which stands alone.
  package init(_ words: [String], in known: Knowledge) throws(Problem) {
    let names = DeviceNames(known.devices)
    let spoken = SpokenSituation(words)
    if let device = try? names.device(words.joined(separator: " ")) {
      self = .sheet(device, spoken)
      return
    }
    if let uncovered = Uncovered(words, besides: known.devices) { throw .uncovered(uncovered) }
    if let fault = spoken.fault { throw .device(fault) }
    if Self.isQuestion(words, in: known) {
      self = .question
      return
    }
    if let version = spoken.versions.first, spoken.isAboutVersions { throw .versions(version) }
    let rest = spoken.names
    let text = rest.joined(separator: " ")
    do {
      self = .sheet(try names.device(text), spoken)
    } catch {
      let found = AskedNames.devices(in: rest, known.devices)
      // Devices by name; of `iphones notch` nobody knows whether both or either is meant.
      let areNames = (try? DeviceSet(found.sets, in: known.devices)).map(\.isByNames) ?? false
      let sets = found.rest.isEmpty && areNames ? found.sets : [text]
      if let devices = try? DeviceSet(sets, in: known.devices).devices {
        guard devices.count == 1 else {
          throw .devices(
            text, sets: sets, count: devices.count, versions: spoken.versions)
        }
        self = .sheet(devices[0], spoken)
        return
      }
      let unknown = AskedNames.unknownWords(of: words, known.metrics, known.devices) ?? []
      if !unknown.isEmpty { throw .unknown(unknown) }
      // A name with a slip in it, such as `iphone 15 por`, is near one that there is.
      if !error.hasNearest, let strange = Self.besideDevice(words, in: known) {
        throw .noMetric(strange)
      }
      throw .device(error)
    }
  }

  /// The words in front of one device or behind it that are neither another nor a version: `toolbar prompt` of
  /// `iphone 15 pro toolbar prompt`; nil if words are built otherwise.
  private static func besideDevice(_ words: [String], in known: Knowledge) -> String? {
    let names = SpokenSituation(words).names
    let found = AskedNames.devices(in: names, known.devices)
    let isOne = (try? DeviceSet(found.sets, in: known.devices)).map(\.isOneByName) ?? false
    let text = names.joined(separator: " ")
    guard isOne, found.sets.count == 1, let first = found.rest.first, let last = found.rest.last,
      text.hasPrefix(found.sets[0]) || text.hasSuffix(found.sets[0]),
      found.rest.allSatisfy({ word in
        Family(beginning: word) == nil && StatedVersion(word) == nil && !word.contains(":")
      }),
      let start = words.firstIndex(of: first), let end = words.lastIndex(of: last), start <= end
    else { return nil }
    return words[start...end].joined(separator: " ")
  }

  /// True if words name a metric, beside a device or alone.
  private static func isQuestion(_ words: [String], in known: Knowledge) -> Bool {
    let names = try? AskedNames(
      words, in: known.metrics, takesDevices: true, takesSituation: true)
    guard let names, !names.metrics.isEmpty else { return false }
    do throws(SetError) {
      _ = try names.hasDevices ? names.devices(except: [], in: known.devices) : nil
      return true
    } catch {
      guard case .ambiguous = error else { return false }
      return besideDevice(words, in: known) == nil
    }
  }
}
