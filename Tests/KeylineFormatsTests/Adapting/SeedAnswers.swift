import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineTestSupport
import Testing

/// Answers from the shipped knowledge, as the adapting commands ask for them.
enum SeedAnswers {
  private static let loaded = Result { Resolver(try Seed.bundled()) }

  static var resolver: Resolver {
    get throws { try loaded.get() }
  }

  static var labels: VersionLabels {
    get throws { VersionLabels(try resolver.knowledge.releases) }
  }

  private static func occasion(_ device: Device.ID, _ os: String) throws -> Occasion {
    Occasion(
      devices: DeviceSet(naming: [try #require(try resolver.device(device))]),
      versions: try VersionSet(os))
  }

  static func scroll(
    _ device: Device.ID, _ os: String, _ situation: String = "",
    _ change: (inout ScrollSetup) -> Void = { _ in }
  ) throws -> ScrollAnswer {
    var setup = ScrollSetup(in: .of(situation))
    change(&setup)
    let answers = try resolver.scroll(setup, on: try occasion(device, os))
    try #require(answers.count == 1)
    return answers[0]
  }

  static func navbar(
    _ device: Device.ID, _ os: String, left: [Int] = [], right: [Int] = [],
    title: NavbarSetup.TitleView? = nil, wanted: NavbarSetup.Wanted? = nil
  ) throws -> NavbarAnswer {
    let setup = NavbarSetup(
      leftItems: left.map { Length(points: $0) }, rightItems: right.map { Length(points: $0) },
      titleView: title, wanted: wanted, in: Situation())
    let answers = try resolver.navbar(setup, on: try occasion(device, os))
    try #require(answers.count == 1)
    return answers[0]
  }

  static func adapt(
    _ goal: Technique.Goal, _ device: Device.ID, _ os: String, _ situation: String = ""
  ) throws -> AdaptAnswer {
    let answers = try resolver.adapt(goal, in: .of(situation), on: try occasion(device, os))
    try #require(answers.count == 1)
    return answers[0]
  }
}

extension String {
  /// The lines, with one space for any number of them inside a line.
  var squeezedLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
