import KeylineModel

extension SetError: CustomStringConvertible {
  /// The message, with the nearest names or the choices.
  package var description: String {
    switch self {
    case .malformed(let text, let problem): "\"\(text)\" \(problem.text)"
    case .unknown(let kind, let name, let nearest):
      "No \(kind.rawValue) \"\(name)\"." + Self.list(nearest)
    case .unknownDevice(let name, let newest): "No device \"\(name)\". Newest: \(newest)."
    case .noDevice(let set, let exceptions):
      exceptions.isEmpty
        ? "No device matches \"\(set)\"."
        : "\"\(set.isEmpty ? "all" : set)\" without \"\(exceptions)\" leaves no device."
    case .neverReleased(let version, let after, let next):
      "There is no iOS \(version); "
        + (next.map { "after \(after) came \($0)." } ?? "the newest is iOS \(after).")
    case .ambiguous(let kind, let name, let choices):
      "\"\(name)\" means more than one \(kind.rawValue): \(Self.first(choices))."
    case .removed(let kind, let name): "The \(kind.rawValue) \"\(name)\" was removed."
    case .notReleased(let name, let nearest):
      "Keyline knows no release of iOS \(name). "
        + "Nearest: \(nearest.map(\.short).joined(separator: ", "))."
    case .notShared(let id):
      "\(id) is a device of your own, but exports contain only shared data."
    }
  }

  private static func list(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", "))."
  }

  /// The first choices that fit at a glance, and the number of the others.
  private static func first(_ choices: [String]) -> String {
    let more = choices.count - choices.prefix(8).count
    return choices.prefix(8).joined(separator: ", ") + (more == 0 ? "" : " and \(more) more")
  }
}

extension SetError.Problem {
  /// The fault and the remedy, as the end of a sentence about the text.
  fileprivate var text: String {
    switch self {
    case .notADevice: "is not a device; write, for example, iphone-x"
    case .strangeSign(let sign, let place):
      "is not a device: \"\(sign)\" at character \(place) has no meaning here"
    case .notAFamily:
      "is not a family; families are \(Family.allCases.map(\.rawValue).joined(separator: ", "))"
    case .notAWidth: "is not a width; write width:375 or width:375..414"
    case .notAYear: "is not a year; write since:2017"
    case .notAProperty:
      "is not a property; properties are all, notch, dynamic-island, home-button, family:iphone, "
        + "width:375, since:2017 and os:17"
    case .doubleRemoval: "removes twice; write one exclamation mark"

    case .notVersions:
      "is not a set of versions; write 11, 11.0, 11-13, 14+, ..13, all or latest"
    case .notAVersion: "is not a valid version; write 11, 14.5 or 26.1"
    case .emptyVersions: "is an empty range: its end is before its start"
    case .dependsOnDevice:
      "depends on the device; name the versions of the readings, such as 17.2"

    case .notACondition:
      "is not a condition; write metric=47, metric=44..50, metric=44.. or metric=..50"
    case .notAnAssignment: "gives no metric a value; write, for example, statusBar.height=64"
    case .assignedTwice(let metric): "gives \(metric) a second value"
    case .noEnds: "has a range without ends"
    case .emptyRange: "has an empty range: its end is before its start"
    case .notALength(let value):
      "has the value \"\(value)\", which is not a length such as 47 or 50.333"
    case .notASize: "is not a size; write width and height as 393x852"

    case .notInSituation(let nearest):
      "is not a situation"
        + (nearest.isEmpty ? "" : "; nearest: \(nearest.joined(separator: ", "))")
    case .notASetting(let dimension): "is not a setting; write \(dimension.example)"
    case .noShare:
      "does not give the app's share of the screen; add "
        + NameLists.list(Split.allCases.dropFirst().map(\.rawValue), "or")
    case .setTwice(let dimension): "sets \(dimension.key) twice"
    }
  }
}

extension Dimension {
  fileprivate var example: String {
    switch values {
    case .names(let names): names.map { "\(key)=\($0)" }.joined(separator: ", ")
    case .flag: "\(key) or \(key)=false"
    case .sdk: "\(key)=12"
    case .lengths: key
    }
  }
}
