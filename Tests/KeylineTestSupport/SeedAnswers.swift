import KeylineData
package import KeylineModel
package import KeylineQuery

/// Answers from the shipped knowledge, as the adapting commands ask for them.
package enum SeedAnswers {
  private static let loaded = Result { Resolver(try Seed.bundled()) }

  /// What answers questions about the shipped knowledge.
  package static var resolver: Resolver {
    get throws { try loaded.get() }
  }

  /// Labels of its versions.
  package static var labels: VersionLabels {
    get throws { VersionLabels(try resolver.knowledge.releases) }
  }

  /// An expectation of one answer that was not met.
  private struct NotOne: Error { let count: Int }

  private static func only<Answer>(_ answers: [Answer]) throws -> Answer {
    guard answers.count == 1 else { throw NotOne(count: answers.count) }
    return answers[0]
  }

  /// A device on versions.
  package static func target(_ device: Device.ID, _ os: String) throws -> AnswerTable.Request {
    AnswerTable.Request(
      devices: DeviceSet(naming: try resolver.knowledge.devices.filter { $0.id == device }),
      versions: try VersionSet(os))
  }

  /// How a scroll view stands on one device.
  package static func scroll(
    _ device: Device.ID, _ os: String, _ situation: String = "",
    _ change: (inout ScrollSetup) -> Void = { _ in }
  ) throws -> ScrollAnswer {
    var setup = ScrollSetup(in: .of(situation))
    change(&setup)
    let answers = try resolver.scroll(setup, on: try target(device, os))
    return try only(answers)
  }

  /// How the items of a navigation bar stand on one device.
  package static func navbar(
    _ device: Device.ID, _ os: String, left: [Int] = [], right: [Int] = [],
    title: NavbarSetup.TitleView? = nil, wanted: NavbarSetup.Wanted? = nil
  ) throws -> NavbarAnswer {
    let setup = NavbarSetup(
      leftItems: left.map { Length(points: $0) }, rightItems: right.map { Length(points: $0) },
      titleView: title, wanted: wanted, in: Situation())
    let answers = try resolver.navbar(setup, on: try target(device, os))
    return try only(answers)
  }

  /// How to reach a goal on one device.
  package static func adapt(
    _ goal: Technique.Goal, _ device: Device.ID, _ os: String, _ situation: String = ""
  ) throws -> AdaptAnswer {
    let answers = try resolver.adapt(goal, in: .of(situation), on: try target(device, os))
    return try only(answers)
  }
}
