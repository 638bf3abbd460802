import KeylineModel
import KeylineQuery
import KeylineText

/// Changes as pages write them.
enum ChangeText {
  /// The values before and after.
  static func arrow(_ change: Difference) -> HTML {
    func side(_ stretches: [Timeline<Answer>.Stretch]) -> String {
      stretches.map(\.value.content.text).joined(separator: ", ")
    }
    return arrow(side(change.left), side(change.right), isPerhaps: change.kind == .perhaps)
  }

  /// The values before and after of a summary.
  static func arrow(_ part: ChangesSummary.Part) -> HTML {
    arrow(part.left, part.right, isPerhaps: part.isPerhaps)
  }

  private static func arrow(_ left: String, _ right: String, isPerhaps: Bool) -> HTML {
    let perhaps =
      isPerhaps ? [HTML(" "), .element("span", ["class": "sure uncertain"], "perhaps")] : []
    return .joined(
      [HTML(left), .element("span", ["class": "arrow"], "→"), .element("b", HTML(right))] + perhaps)
  }

  /// The devices of a row: `all iPhones that ran both`, `iPhone 15 and 16`, `most iPads`.
  static func devices(_ row: ChangesSummary.Row) -> HTML {
    if row.isWhole, row.devices.count > 1 { return HTML("all \(row.family.name) that ran both") }
    return HTML(
      few(row.devices) ?? (row.isMost ? "most \(row.family.name)" : "some \(row.family.name)"))
  }

  /// The devices of a part of a row; nil where it is the whole row.
  static func devices(_ part: ChangesSummary.Part) -> String? {
    part.devices.map { few($0) ?? "some of them" }
  }

  /// The names of devices that are few enough.
  private static func few(_ devices: [Device]) -> String? {
    devices.count > NameLists.few ? nil : NameLists.sentence(devices)
  }
}

extension Site {
  /// The newest released version.
  var newest: OSVersion? { resolver.calendar.versions.last }

  /// A boundary, with a link to the page of its version.
  func version(of boundary: OSBoundary, at address: SiteAddress) -> HTML {
    switch boundary {
    case .exact(let version):
      let name = HTML("iOS\u{A0}\(version.short)")
      return versions.contains(version.major)
        ? .link(name, to: address.version(version.major)) : name
    case .between: return HTML(labels.label(boundary))
    }
  }

  /// The major versions with pages: those that any device ran, as well as a version before it, since
  /// there is a metric that rules decide.
  static func versions(_ matrix: AnswerMatrix) -> [Int] {
    let majors = Set(matrix.resolver.calendar.versions.map(\.major)).sorted()
    let first = matrix.metrics.filter { $0.attribute == nil }.map(\.since.major).min() ?? 0
    return majors.filter { major in
      guard major >= first else { return false }
      let range = VersionRange(from: OSVersion(major), until: OSVersion(major + 1))
      return matrix.devices.contains { device in
        matrix.ranges(of: device).contains { $0.overlaps(range) } && device.ranBoth(range)
      }
    }
  }
}

extension Device {
  /// True if it ran some version of a range and some version before it.
  func ranBoth(_ range: VersionRange) -> Bool {
    ran(range) && ran(VersionRange(until: range.from))
  }
}

extension Difference {
  /// True if it is only known to lie between two versions.
  var isBetween: Bool { if case .between = boundary { true } else { false } }
}
