import KeylineModel
import KeylineQuery

/// The meanings of a table's readings, each worked out once: they come again in every line.
struct ExternalMeanings {
  private var topicNumbers = Numbering<ExternalObservations.Topic>()
  private(set) var versions: [ExternalObservations.Versions] = []
  private var subjects: [Result<Int, Refusal>] = []
  private var statements: [Result<Int, Refusal>] = []

  /// Why no observation can be made of a reading.
  struct Refusal: Error {
    let reason: String
  }

  /// Finds out what readings mean; those that state no versions speak of the ones that are given.
  init(_ readings: ExternalReadings, in knowledge: Knowledge, os: VersionSet?) {
    var names = ExternalNames(in: knowledge)
    for subject in readings.subjects {
      subjects.append(Self.topic(subject, &names).map { topicNumbers.number(of: $0) })
    }
    for set in readings.versions {
      guard let stated = Observation.StatedOS(set ?? os ?? .all) else {
        statements.append(
          .failure(Refusal(reason: "several ranges of versions; put each on its own line")))
        continue
      }
      statements.append(.success(versions.count))
      versions.append(.init(stated: stated, text: ObservationName.versions(stated)))
    }
  }

  /// The subjects of the readings, by their numbers.
  var topics: [ExternalObservations.Topic] { topicNumbers.values }

  /// The meaning of a reading, in numbers.
  func meaning(
    of row: ExternalReadings.Row
  ) throws(Refusal) -> (topic: Int, versions: Int) {
    let topic = try subjects[Int(row.subject)].get()
    return (topic, try statements[Int(row.versions)].get())
  }

  private static func topic(
    _ subject: ExternalReading.Subject, _ names: inout ExternalNames
  ) -> Result<ExternalObservations.Topic, Refusal> {
    guard let metric = names.metric(subject.metric) else {
      return .failure(Refusal(reason: "no such metric"))
    }
    let devices = names.devices(subject.device, screen: subject.screen)
    guard let device = devices.first else { return .failure(Refusal(reason: "no such device")) }
    guard devices.count == 1 else {
      let named = devices.prefix(3).map(\.id).joined(separator: ", ")
      let more = devices.count > 3 ? " and \(devices.count - 3) more" : ""
      return .failure(Refusal(reason: "the name fits several devices: \(named)\(more)"))
    }
    let scope = subject.scope(device.id)
    return .success(
      .init(metric: metric, scope: scope, stem: ObservationName.stem(metric, scope)))
  }
}

extension Observation.StatedOS {
  /// Reads a set of versions as a source would state it; nil for several stretches.
  fileprivate init?(_ set: VersionSet) {
    if set.parts.allSatisfy(\.isNamed) {
      self = .on(
        set.parts.map(\.range).map { range in
          let isMajor = range.until == OSVersion(range.from.major + 1)
          let precision: StatedVersion.Precision =
            isMajor ? .major : range.from.patch == 0 ? .minor : .patch
          return StatedVersion(range.from, precision: precision)
        })
    } else if let range = set.parts.first?.range, set.parts.count == 1 {
      self = .stretch(
        from: range.from == .lowest ? nil : range.from,
        until: range.until == .highest ? nil : range.until)
    } else {
      return nil
    }
  }
}
