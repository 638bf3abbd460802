import KeylineModel
import KeylineQuery
import KeylineText

/// The devices that a reader may have meant instead.
struct DeviceNeighbours {
  /// Others with a screen of the same size.
  let sameScreen: [Device]
  let before: Device?
  let after: Device?

  init(of device: Device, among devices: [Device]) {
    sameScreen = devices.filter {
      $0.id != device.id && $0.width != nil && $0.width == device.width
        && $0.height == device.height && $0.scale == device.scale
    }
    let lineage = device.lineage
    let line = devices.filter { $0.released != nil && $0.lineage == lineage }
      .sorted { ($0.released ?? "", $0.id) < ($1.released ?? "", $1.id) }
    let place = line.firstIndex { $0.id == device.id }
    func neighbour(_ step: Int) -> Device? {
      guard let place, line.indices.contains(place + step) else { return nil }
      let other = line[place + step]
      return other.isNext(to: device) ? other : nil
    }
    (before, after) = (neighbour(-1), neighbour(1))
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

  /// The part of a model's name that the models before and after share: `iPhone Pro` of iPhone 17 Pro.
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

extension DevicePage {
  /// Links to neighbours.
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
    return [.element("h2", "Neighbours"), Fold.facts(items)]
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
