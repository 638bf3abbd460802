import ArgumentParser
import KeylineModel
import KeylineQuery

extension SelectionOptions {
  /// The question of a command, completed by the defaults of the project.
  ///
  /// - Parameters:
  ///   - words: The words beside the options.
  ///   - situation: The flags of the situation.
  func ask(
    _ words: [String] = [], _ situation: SituationOptions? = nil, defaults: ProjectConfiguration
  ) -> Ask {
    asked(words, situation).completed(by: defaults)
  }

  /// The same as the call has it.
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
  /// The same with the defaults of a project where the call is silent.
  func completed(by defaults: ProjectConfiguration) -> Ask {
    completed(devices: defaults.devices, os: defaults.os, sdk: defaults.sdk)
  }

  /// What the project's configuration leaves out of a question; nil where it decides nothing.
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

  /// The objection to a call that needs a device and names none.
  static let noDevice = ValidationError(
    "name a device with '--device', such as -d iphone-17 or -d iphones.")

  /// The same; a usage error if it is about all devices as none was named.
  func requireDevice() throws -> Ask {
    if devices.isEmpty { throw Self.noDevice }
    return self
  }

  /// The one situation that is asked about, with the conditions of few metrics.
  ///
  /// Errors: a usage error if one is stated for several values.
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

  /// That situation in both orientations, unless one was named.
  ///
  /// Errors: as for ``oneSituation()``.
  func oneSituationEach() throws -> [Situation] {
    var ask = self
    ask.situation = try oneSituation()
    return ask.situations
  }

  /// Looks the words up in a catalogue; versions and conditions among them join those of the options.
  ///
  /// - Parameter takesDevices: Whether words may be devices; nil where they may if no option names one.
  /// Errors: a usage error if words and options contradict each other.
  func read(in catalogue: Knowledge, takesDevices: Bool? = nil) throws -> Asked {
    let sentence = try Sentence(
      words, metrics: catalogue.metrics,
      devices: takesDevices ?? !namesDevices ? catalogue.devices : nil, readsSituation: true)
    if let problem = sentence.problem { throw problem }
    return try joined(with: sentence, in: catalogue)
  }

  /// The question of a command about devices, which may stand among its words with versions and conditions: `iphone 15
  /// landscape ios 18`.
  ///
  /// Errors: a usage error if no device is named, or if words and options contradict each other.
  func readDevices(in catalogue: Knowledge) throws -> Ask {
    let sentence = try Sentence(
      words, devices: catalogue.devices, readsSituation: true, takesElements: true)
    if let problem = sentence.problem { throw problem }
    return try joined(with: sentence, in: catalogue).ask.requireDevice()
  }

  /// The question with what a sentence names.
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
