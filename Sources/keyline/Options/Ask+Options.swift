import ArgumentParser
import KeylineModel
import KeylineQuery

extension SelectionOptions {
  /// The question of a command, with the project's defaults.
  ///
  /// - Parameters:
  ///   - words: The words outside the options.
  ///   - situation: The flags of the situation.
  func ask(
    _ words: [String] = [], _ situation: SituationOptions? = nil, defaults: ProjectConfiguration
  ) -> Ask {
    asked(words, situation).completed(by: defaults)
  }

  /// The question as in the call.
  func asked(_ words: [String], _ situation: SituationOptions? = nil) -> Ask {
    Ask(
      words, devices: devices.sets, except: devices.exceptions, os: os,
      orientation: situation?.orientation.given, situation: situation?.base ?? Situation(),
      conditions: situation?.conditions.given ?? [:])
  }
}

extension SituationOptions {
  /// The one situation that the flags describe, completed by the defaults of the project.
  func situation(_ defaults: ProjectConfiguration) throws -> Situation {
    try Ask(situation: base, conditions: conditions.given).completed(by: defaults).oneSituation()
  }
}

extension Ask {
  /// The question with a project's defaults for omitted options.
  func completed(by defaults: ProjectConfiguration) -> Ask {
    completed(devices: defaults.devices, os: defaults.os, sdk: defaults.sdk)
  }

  /// The part of the project's configuration that a question cannot use; nil if the configuration
  /// decides nothing.
  var projectNote: String? {
    let parts = [
      namesDevices || devices.isEmpty ? nil : "-d \(devices.joined(separator: ","))",
      namesVersions ? nil : os.map { "--os \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil
      : "note: asked with \(parts.joined(separator: " ")), as the project's "
        + "\(ProjectConfiguration.fileName) says"
  }

  /// The error for a call that needs a device and names none.
  static let noDevice = ValidationError(
    "name a device with '--device', such as -d iphone-17 or -d iphones.")

  /// The question; a usage error if it covers all devices because none was named.
  func requireDevice() throws -> Ask {
    if devices.isEmpty { throw Self.noDevice }
    return self
  }

  /// The only situation asked about, with metric-specific conditions.
  ///
  /// Errors: a usage error if a condition has several values.
  func oneSituation() throws -> Situation {
    var situation = situation
    for (dimension, codes) in conditions {
      guard codes.count == 1 else {
        throw ValidationError("'--\(dimension.key)' takes one value here; 'get' takes several.")
      }
      situation.set(dimension, to: codes[0])
    }
    return situation
  }

  /// The situation in both orientations, unless one was given.
  ///
  /// Errors: as for ``oneSituation()``.
  func oneSituationEach() throws -> [Situation] {
    var ask = self
    ask.situation = try oneSituation()
    return ask.situations
  }

  /// Looks the words up in a catalogue; versions and conditions among them join those of the
  /// options.
  ///
  /// Errors: a usage error if words and options contradict each other.
  ///
  /// - Parameter takesDevices: True if words may be devices; nil allows that if no option names
  ///   one.
  func read(in catalogue: Knowledge, takesDevices: Bool? = nil) throws -> Asked {
    let sentence = try Sentence(
      words, metrics: catalogue.metrics,
      devices: takesDevices ?? !namesDevices ? catalogue.devices : nil, readsSituation: true)
    if let problem = sentence.problem { throw problem }
    return try joined(with: sentence, in: catalogue)
  }

  /// The question of a command about devices, with devices, versions and conditions among its
  /// words: `iphone 15 landscape ios 18`.
  ///
  /// Errors: a usage error if no device is named, or if words and options contradict each other.
  func readDevices(in catalogue: Knowledge) throws -> Ask {
    let sentence = try Sentence(
      words, devices: catalogue.devices, readsSituation: true, takesElements: true)
    if let problem = sentence.problem { throw problem }
    return try joined(with: sentence, in: catalogue).ask.requireDevice()
  }

  /// The question with the names in a sentence.
  func joined(with sentence: Sentence, in catalogue: Knowledge) throws -> Asked {
    let text = sentence.versions.joined(separator: ",")
    if namesVersions, let os, !text.isEmpty, os != text {
      throw ValidationError("the words name iOS \(text), and '--os' names \(os). Name one of them.")
    }
    if let dimension = sentence.contradiction(of: situation, conditions) {
      let flag = dimension == .orientation ? "--\(situation.orientation)" : dimension.flag
      throw ValidationError("the words and '\(flag)' say two things. Leave one of them out.")
    }
    var ask = naming(versions: sentence.versions).naming(devices: sentence.devices)
    let ofFew = sentence.apply(to: &ask.situation)
    ask.conditions.merge(ofFew) { given, _ in given }
    if sentence.conditions[.orientation] != nil { ask.orientation = ask.situation.orientation }
    return Asked(ask, sentence, in: catalogue)
  }
}
