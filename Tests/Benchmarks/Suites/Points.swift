import KeylineModel
import KeylineQuery

/// The points at which answers are asked: metrics with rules on devices, at releases they ran.
struct Points {
  /// One metric on one device, with the versions to ask about.
  struct Group {
    let metric: Metric.ID
    let device: Device.ID
    let versions: [OSVersion]
  }

  let groups: [Group]

  /// The points of a knowledge base; of the groups, every n-th.
  init(_ knowledge: Knowledge, every step: Int = 1) {
    let withRules = Set(knowledge.rules.map(\.metric))
    let releases = knowledge.releases.map(\.version)
    var groups: [Group] = []
    var index = 0
    for metric in knowledge.metrics where withRules.contains(metric.id) {
      for device in knowledge.devices {
        defer { index += 1 }
        guard index.isMultiple(of: step), let support = device.support else { continue }
        let versions = releases.filter { support.from <= $0 && $0 < support.until }
        groups.append(Group(metric: metric.id, device: device.id, versions: versions))
      }
    }
    self.groups = groups
  }

  /// How many there are.
  var count: Int { groups.reduce(0) { $0 + $1.versions.count } }

  /// Two situations that go through different rules.
  static let situations: [Situation] = {
    var bars = Situation()
    bars.orientation = .landscape
    bars.content.navigationBar = true
    bars.content.tabBar = true
    return [Situation(), bars]
  }()

  /// Asks at every point, one question per group; the sum tells whether two runs agree.
  func askAll(_ resolver: Resolver) -> Int {
    var sum = 0
    for group in groups {
      guard let question = resolver.question(group.metric, device: group.device) else { continue }
      for situation in Self.situations {
        for version in group.versions {
          sum &+= question.result(at: version, in: situation).value?.sixths ?? -1
        }
      }
    }
    return sum
  }
}
