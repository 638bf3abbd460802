import KeylineModel
import KeylineQuery

extension [Device] {
  /// The devices in words; a whole family of the candidates is named as such: `all 12 iPads`,
  /// `iPhone X, XS`.
  ///
  /// Above a limit, devices of a family are counted: `iPhone X, XS and 3 more iPhones`.
  func words(among devices: [Device], atMost most: Int = .max) -> String {
    if count > 3, count == devices.count { return "all \(count) devices" }
    return Family.allCases.compactMap { family in
      let members = filter { $0.family == family }
      guard !members.isEmpty else { return nil }
      let all = devices.count { $0.family == family }
      if members.count == all, all > 3 { return "all \(all) \(family.plural)" }
      let more = members.count - most
      return NameLists.joined(members.prefix(most).map(\.name))
        + (more > 0 ? " and \(more) more \(family.plural)" : "")
    }.joined(separator: ", ")
  }
}
