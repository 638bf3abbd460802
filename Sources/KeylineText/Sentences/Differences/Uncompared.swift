package import KeylineModel

/// The metrics left out of a comparison because their values are unknown on one side or on both.
package struct Uncompared {
  private let onOne: Set<Metric.ID>
  private let onBoth: [Metric.ID]
  private let sides: Sides

  /// The two sides of a comparison.
  package enum Sides {
    /// Two devices, versions or situations.
    case two
    /// The versions before a change and those from it on.
    case beforeAndAfter
  }

  /// Creates it from the metrics without a value on one side and those without a value on both.
  package init(onOne: some Sequence<Metric.ID>, onBoth: [Metric.ID], of sides: Sides) {
    let one = Set(onOne)
    self.onOne = one
    self.onBoth = onBoth.filter { !one.contains($0) }
    self.sides = sides
  }

  /// The number of metrics; if those of one side are listed, the others by name; nil without any.
  ///
  /// - Parameters:
  ///   - place: The place in words: ` on some devices`.
  package func note(listed: Bool, place: String = "") -> String? {
    if listed {
      return onBoth.isEmpty
        ? nil : "unknown \(both)\(place): \(onBoth.joined(separator: ", "))"
    }
    let count = onOne.count + onBoth.count
    if count == 0 { return nil }
    let (subject, object) = count == 1 ? ("1 metric", "it") : ("\(count) metrics", "them")
    let side = onOne.isEmpty ? both : onBoth.isEmpty ? one : either
    return "\(subject) cannot be compared\(place): unknown \(side) (--all lists \(object))"
  }

  private var one: String { sides == .two ? "on one side" : "before or after" }
  private var both: String { sides == .two ? "on both sides" : "before and after" }
  private var either: String { sides == .two ? "on one side or both" : "before, after or both" }
}
