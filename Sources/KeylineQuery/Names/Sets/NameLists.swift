package import KeylineModel

/// Joins names with their common part written once.
package enum NameLists {
  /// The number of devices that a text names by default.
  package static let few = 3

  /// The first devices, and the number of the others.
  package static func few(_ devices: [Device], most: Int = few) -> String {
    let names = joined(devices.prefix(most).map(\.name))
    return devices.count > most ? "\(names) and \(devices.count - most) more" : names
  }

  /// The devices in a sentence: `iPhone 15 and 16`.
  package static func sentence(_ devices: [Device], most: Int = few) -> String {
    guard devices.count > 1, devices.count <= most else { return few(devices, most: most) }
    let before = joined(devices.dropLast().map(\.name))
    let last = joined(devices.map(\.name)).dropFirst(before.count + 2)
    // A bare number after a name without one would read as a value: `iPhone SE (3rd generation) and
    // 16`.
    let isBare = last.allSatisfy(\.isNumber) && before.last?.isNumber == false
    return "\(before) and \(isBare ? devices[devices.count - 1].name[...] : last)"
  }

  /// The first items of a list too long for a sentence, and the number of the others.
  package static func few(_ things: [String]) -> String {
    let more = things.count - few
    return more > 0 ? list(Array(things.prefix(few)) + ["\(more) more"]) : list(things)
  }

  /// A number with its noun: `1 device`, `12 devices`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The words of a list: `11 and 12`, `35, 36 or 40`.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The names with a common part written once: `iPhone X, XS, XS Max`; `Air` or `touch` alone
  /// would not be an iPad or an iPod.
  package static func joined(_ names: [String]) -> String {
    if let name = names.first, names.count == 1 { return name }
    var previous = ""
    return names.map { name in
      let first = name.prefix { $0 != " " }
      defer { previous = String(first) }
      let rest = name.dropFirst(first.count + 1)
      let canStandAlone =
        !["iPad", "iPod"].contains(first) && rest.first.map { $0.isLetter || $0.isNumber } ?? false
      return first == previous && canStandAlone ? String(rest) : name
    }.joined(separator: ", ")
  }
}
