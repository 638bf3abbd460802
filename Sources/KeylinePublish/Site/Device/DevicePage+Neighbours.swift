import KeylineModel
import KeylineQuery
import KeylineText

/// The devices that a reader may have meant instead, and what differs from the model before.
struct DeviceNeighbours {
  /// Others with a screen of the same size.
  let sameScreen: [Device]
  let before: Device?
  let after: Device?
  /// The differences from the model before on the newest version that both ran; nil where there is
  /// none.
  let differences: (version: String, rows: [NeighbourDifference])?

  /// - Parameter answers: The answers about each variant, on this device and on all before it.
  init(
    of device: Device, among devices: [Device], _ site: Site, _ answers: [[DeviceAnswers]]
  ) {
    sameScreen = devices.filter {
      $0.id != device.id && $0.width != nil && $0.width == device.width
        && $0.height == device.height && $0.scale == device.scale
    }
    let line = devices.filter { $0.lineage == device.lineage && $0.released != nil }
      .sorted { ($0.released ?? "", $0.id) < ($1.released ?? "", $1.id) }
    let place = line.firstIndex { $0.id == device.id }
    func neighbour(_ step: Int) -> Device? {
      guard let place, line.indices.contains(place + step) else { return nil }
      let other = line[place + step]
      return other.isNext(to: device) ? other : nil
    }
    (before, after) = (neighbour(-1), neighbour(1))
    differences = before.flatMap { site.differences(from: $0, to: device, answers) }
  }
}

extension Device {
  /// False if the numbers in the names of two models leave one out: between an iPhone 8 and an iPhone 11 came
  /// others with other names.
  fileprivate func isNext(to other: Device) -> Bool {
    guard let one = number, let two = other.number else { return true }
    return abs(one - two) <= 1
  }

  private var number: Int? {
    name.prefix { $0 != "(" }.split(separator: " ").lazy
      .compactMap { Int($0.prefix(while: \.isNumber)) }.first
  }

  /// What a model's name has in common with those before and after it: `iPhone Pro` of iPhone 17 Pro.
  fileprivate var lineage: String {
    let bare = name.prefix { $0 != "(" }
    return bare.split(separator: " ").compactMap { word -> String? in
      if word.allSatisfy(\.isNumber) { return nil }
      let digits = word.prefix(while: \.isNumber)
      // 17e is the 16e of its year; 12.9-inch is a size.
      return digits.isEmpty || word.contains("-")
        ? String(word) : String(word.dropFirst(digits.count))
    }.joined(separator: " ")
  }
}

extension Site {
  /// What differs between two models without bars but each metric's own, on the newest version that
  /// both ran.
  fileprivate func differences(
    from before: Device, to device: Device, _ answers: [[DeviceAnswers]]
  ) -> (version: String, rows: [NeighbourDifference])? {
    guard let asked = matrix.ranges(of: device).last,
      let common = asked.common(before, device),
      let newest = resolver.calendar.versions.last(where: common.contains)
    else { return nil }
    let rows = StateRow.metrics.flatMap { metric -> [NeighbourDifference] in
      // The first variant of a metric is the usual one.
      guard let all = answers.first(where: { $0.first?.variant.metric.id == metric }),
        let left = all.last(where: { $0.device.id == before.id }),
        let right = all.last(where: { $0.device.id == device.id })
      else { return [] }
      return orientations.indices.compactMap { index in
        guard let old = left.entry(index, at: newest)?.content,
          let new = right.entry(index, at: newest)?.content,
          let kind = Difference.Kind([old], [new]), kind != .unknown
        else { return nil }
        return NeighbourDifference(
          metric: right.variant.metric, orientations: [orientations[index]], left: old, right: new)
      }
    }
    return (newest.short, rows.folded)
  }
}

/// A value that differs from that of the model before.
struct NeighbourDifference {
  let metric: Metric
  fileprivate(set) var orientations: [Orientation]
  let left: Answer.Content
  let right: Answer.Content
}

extension [NeighbourDifference] {
  /// The same with orientations together that have the same values.
  fileprivate var folded: [NeighbourDifference] {
    reduce(into: []) { folded, row in
      if let last = folded.last, last.metric.id == row.metric.id, last.left == row.left,
        last.right == row.right
      {
        folded[folded.count - 1].orientations += row.orientations
      } else {
        folded.append(row)
      }
    }
  }
}

extension DevicePage {
  /// Links to neighbours, and what differs from the model before.
  var neighbourhood: [HTML] {
    func link(_ device: Device) -> HTML {
      .link(HTML(device.name), to: address.device(device.id))
    }
    func dated(_ device: Device) -> HTML {
      let month = device.released.flatMap(Self.month).map { HTML(", \($0)") }
      return .joined([link(device)] + (month.map { [$0] } ?? []))
    }
    var items: [(HTML, HTML)] = []
    if !neighbours.sameScreen.isEmpty {
      items.append(("Same screen", .joined(neighbours.sameScreen.map(link), by: ", ")))
    }
    if let before = neighbours.before { items.append(("Before it", dated(before))) }
    if let after = neighbours.after { items.append(("After it", dated(after))) }
    if items.isEmpty { return [] }
    let list = items.map { HTML.element("div", [.element("dt", $0.0), .element("dd", $0.1)]) }
    return [.element("h2", "Neighbours"), .element("dl", ["class": "near"], list)] + differences
  }

  private var differences: [HTML] {
    guard let before = neighbours.before, let (version, rows) = neighbours.differences else {
      return []
    }
    if rows.isEmpty {
      return [
        .element(
          "p", ["class": "note"],
          HTML(
            "On iOS \(version), every value known for both is the same as on the \(before.name)."))
      ]
    }
    let lines = rows.map { row -> [HTML] in
      let isBoth = row.orientations.count > 1
      let orientation = isBoth ? "portrait and landscape" : row.orientations[0].rawValue
      return [
        .link(HTML(row.metric.pageTitle), to: address.metric(row.metric.id)), HTML(orientation),
        HTML(row.left.text), HTML(row.right.text),
      ]
    }
    let title = "Differences from the \(before.name) on iOS \(version)"
    let table = Fold.framed(
      "scroll", title,
      Fold.table(
        nil, ["Metric", "Orientation", HTML(before.name), HTML(device.name)], numbers: 2, lines))
    // What is as long as the list itself waits until somebody wants it.
    return rows.count > 8
      ? [Fold.element(title, "\(rows.count) values", [table])]
      : [.element("p", ["class": "note"], HTML("\(title):")), table]
  }

  /// A date as people say it: `September 2025`.
  private static func month(_ date: String) -> String? {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = date.split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]), (1...12).contains(month) else { return nil }
    return "\(months[month - 1]) \(parts[0])"
  }
}
