package import KeylineModel

/// The meaning of words that call no command: a question about metrics, or the sheet of a device.
package enum WordsAlone: Sendable {
  case question
  case sheet(Device, SpokenSituation)

  /// Why words mean neither.
  package enum Problem: Error, Sendable {
    /// A thing that Keyline has no data about.
    case uncovered(Uncovered)
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
    let name = spoken.names.joined(separator: " ")
    if name.isEmpty {
      throw .device(.unknown(.device, name: words.joined(separator: " "), nearest: []))
    }
    do {
      self = .sheet(try names.device(name), spoken)
    } catch {
      throw .device(error)
    }
  }

  /// True if words name a metric, beside devices or alone.
  private static func isQuestion(_ words: [String], in known: Knowledge) -> Bool {
    let names = try? AskedNames(
      words, in: known.metrics, takesDevices: true, takesSituation: true)
    guard let names, !names.metrics.isEmpty else { return false }
    do throws(SetError) {
      _ = try names.hasDevices ? names.devices(except: [], in: known.devices) : nil
      return true
    } catch {
      // The question names the devices that share a name, unless the words name one device and no metric.
      guard case .ambiguous = error else { return false }
      let found = AskedNames.devices(in: SpokenSituation(words).names, known.devices)
      return (try? DeviceSet(found.sets, in: known.devices))?.isOneByName != true
    }
  }
}
