package import KeylineModel
import KeylineQuery

extension OSBounds {
  /// The versions in words: `from iOS 14`, `from iOS 11, before 14`, `every version`.
  package var text: String {
    switch (from, until) {
    case (nil, nil): "every version"
    case (let from?, nil): "from \(from.text)"
    case (nil, let until?): "before \(until.text)"
    case (let from?, .exact(let until)?): "from \(from.text), before \(until.short)"
    case (let from?, let until?): "from \(from.text), before \(until.text)"
    }
  }
}

extension OSBoundary {
  /// The boundary in words: `iOS 14`, `a change after iOS 17.2, by 26.1 at the latest`.
  package var text: String {
    switch self {
    case .exact(let version): "iOS \(version.short)"
    case .between(let after, let by):
      "a change after iOS \(StatedVersion(before: after.successor)), by \(by.short) at the latest"
    }
  }
}

extension Observation.StatedOS {
  /// The versions in words.
  package var text: String {
    switch self {
    case .on(let versions): versions.map(\.description).joined(separator: ", ")
    case .stretch(nil, nil): "no version named"
    case .stretch(let from, let until):
      OSBounds(from: from.map(OSBoundary.exact), until: until.map(OSBoundary.exact)).text
        .replacingPrefixes
    }
  }
}

extension String {
  /// Bounds in words without the leading "iOS", which the line already has.
  fileprivate var replacingPrefixes: String {
    for (prefix, short) in [("from iOS ", "from "), ("before iOS ", "before ")]
    where hasPrefix(prefix) {
      return short + dropFirst(prefix.count)
    }
    return self
  }
}

extension Observation.StatedOS {
  /// The versions at the end of a sentence: ` on iOS 11 and 12`, ` from iOS 11 on`, ` from iOS 11
  /// to 13`.
  ///
  /// - Parameter systems: The systems of the devices.
  func placeText(_ systems: SystemNames) -> String {
    switch self {
    case .on(let versions):
      " on "
        + systems.text(
          versions.first?.first ?? .lowest, NameLists.list(versions.map(\.description)))
    case .stretch(nil, nil): ", with no version or model named"
    case .stretch(let from?, nil): " from \(systems.text(from)) on"
    case .stretch(nil, let until?): " before \(systems.text(until))"
    case .stretch(let from?, let until?):
      " from \(systems.text(from, to: StatedVersion(before: until)))"
    }
  }
}
