import KeylineModel
import KeylineQuery

extension [Device] {
  /// The devices in words; a whole family of those that come into question is said as such:
  /// `all 12 iPads`, `iPhone X, XS`.
  func words(among devices: [Device]) -> String {
    if count > 3, count == devices.count { return "all \(count) devices" }
    return Family.allCases.compactMap { family in
      let members = filter { $0.family == family }
      guard !members.isEmpty else { return nil }
      let all = devices.count { $0.family == family }
      return members.count == all && all > 3
        ? "all \(all) \(family.plural)" : Names.joined(members.map(\.name))
    }.joined(separator: ", ")
  }
}

extension Family {
  fileprivate var plural: String {
    switch self {
    case .iphone: "iPhones"
    case .ipod: "iPods"
    case .ipad: "iPads"
    }
  }
}
