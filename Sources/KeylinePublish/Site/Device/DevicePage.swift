import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a device: its picture and values in every state, the evidence, its neighbours.
struct DevicePage {
  let site: Site
  let questions: DeviceQuestions
  /// The answers about every variant that has any.
  let answered: [DeviceAnswers]
  let states: DeviceStates
  let answers: StateAnswers
  let pictures: StatePictures
  let neighbours: DeviceNeighbours
  let address = SiteAddress.fromFolder

  var device: Device { states.device }

  init(
    _ site: Site, _ questions: DeviceQuestions, _ answered: [DeviceAnswers],
    _ states: DeviceStates, _ neighbours: DeviceNeighbours
  ) {
    self.site = site
    self.questions = questions
    self.answered = answered
    self.states = states
    self.neighbours = neighbours
    answers = StateAnswers(states, rules: site.rules, in: site.labels.calendar)
    pictures = StatePictures(states)
    first = Self.first(states)
  }

  /// The state that a page shows first: all bars, or none where nothing is known with bars.
  let first: DeviceState

  /// The versions that a page shows first: the newest that were measured.
  var opened: DeviceStates.Stretch { states.stretches[states.measured] }

  private static func first(_ states: DeviceStates) -> DeviceState {
    let plain = states.states[0]
    let bars = DeviceState(display: plain.display, orientation: plain.orientation, bars: .tabs)
    let row = states.rows.first { $0.id == .safeAreaInsetsTop }
    guard let row, let newest = states.opened else {
      return bars
    }
    func isKnown(_ state: DeviceState) -> Bool {
      states.cell(row, in: state, on: newest)?.value != nil
    }
    return isKnown(bars) || !isKnown(plain) ? bars : plain
  }

  var page: SitePage {
    let versions = states.stretches.isEmpty ? "" : ", iOS \(versionSpan)"
    return SitePage(
      title: "\(device.name): safe area insets and bar heights\(versions)",
      summary:
        "Safe area, status bar, navigation bar, tab bar and margins of the \(device.name) in points, "
        + "per iOS version, with sources.",
      path: SiteAddress.file(device: device.id), current: .devices, content: content)
  }

  private var versionSpan: String {
    let ranges = states.stretches.flatMap(\.ranges).joined
    return site.labels.label(ranges)
  }

  private var content: [HTML] {
    var content: [HTML] = [.element("h1", HTML(device.name))]
    content += states.displays.compactMap(lead)
    content.append(.element("ul", ["class": "facts"], facts))
    // Without a metric of the list there is nothing to switch.
    if !states.stretches.isEmpty, !states.rows.isEmpty { content += switches + body + [block] }
    return content + neighbourhood + allValues
  }

  /// The way to the table of this device beside another, which a reader can change there.
  private var comparison: [HTML] {
    if states.stretches.isEmpty { return [] }
    let other = neighbours.before ?? neighbours.after ?? neighbours.sameScreen.first
    let ids = [device.id] + (other.map { [$0.id] } ?? [])
    let file = "tables.html?d=" + ids.map(SiteAddress.name).joined(separator: ",")
    return [
      .link(HTML("Compare" + (other.map { " with \($0.name)" } ?? "")), to: address.top + file)
    ]
  }

  /// The picture beside the list.
  private var body: [HTML] {
    let figure = picture.map { [$0] } ?? []
    return [
      .element(
        "div",
        [
          "class": first.orientation == .landscape ? "device landscape" : "device", "id": "device",
        ], HTML.lines(figure + [list]))
    ]
  }

  /// One line with what most people come for; nil where nothing of it is known.
  private func lead(_ display: Display) -> HTML? {
    guard let newest = states.opened else { return nil }
    func cells(_ orientation: Orientation) -> [String: AnswerRecord] {
      let state = DeviceState(display: display, orientation: orientation, bars: .none)
      return states.rows.reduce(into: [:]) { cells, row in
        if row.metric.id.hasPrefix("safeAreaInsets."), !row.isWithoutMultitasking {
          cells[String(row.metric.id.dropFirst("safeAreaInsets.".count))] =
            states.cell(row, in: state, on: newest)
        }
      }
    }
    let start = [states.words(display), "safe area without bars", "iOS \(newest.label)"]
      .filter { !$0.isEmpty }.joined(separator: ", ").capitalizedStart
    let sentences = [
      (title: start, orientation: Orientation.portrait),
      (title: "In landscape", orientation: .landscape),
    ].map { (title: $0.title, insets: Self.insets(cells($0.orientation), $0.orientation)) }
      .filter { $0.insets.contains { $0.cell.content.hasValue } }
    if sentences.isEmpty { return nil }
    let statuses = Set(sentences.flatMap(\.insets).map(\.cell.status))
    let said = sentences.map { sentence -> HTML in
      let insets = sentence.insets.map { name, cell -> HTML in
        let isDoubted = statuses.count > 1 && cell.status != .known && cell.content.hasValue
        return .joined([
          .element("b", HTML(cell.content.text)),
          HTML(" \(name)\(isDoubted ? " (\(cell.status.text))" : "")"),
        ])
      }
      return .joined([HTML(sentence.title + ": "), .joined(insets, by: ", "), ". "])
    }
    var pieces = said
    if statuses.count == 1, let status = statuses.first {
      pieces.append(
        .element("span", ["class": "sure \(status.rawValue)"], HTML("all \(status.text)")))
    }
    let shown = shown(on: display)
    return .element(
      "p", ["class": "lead", "data-in": shown.choices, "hidden": shown.hidden], pieces)
  }

  /// The insets that a sentence tells: in landscape without the top, in portrait without sides that are 0.
  private static func insets(
    _ cells: [String: AnswerRecord], _ orientation: Orientation
  ) -> [(name: String, cell: AnswerRecord)] {
    let isAlike = cells["left"]?.content == cells["right"]?.content
    let sides = isAlike ? ["left"] : ["left", "right"]
    let names = orientation == .portrait ? ["top", "bottom"] + sides : sides + ["bottom"]
    return names.compactMap { name in
      guard let cell = cells[name] else { return nil }
      let isSide = sides.contains(name)
      if orientation == .portrait, isSide, cell.value == Length.zero { return nil }
      return (isAlike && isSide ? "left and right" : name, cell)
    }
  }

  /// The choice with which the script shows what is said of a display.
  private func shown(on display: Display) -> (choices: String?, hidden: String?) {
    shown(with: { $0 == display }, of: states.displays, first: first.display)
  }

  private var facts: [HTML] {
    let own = states.displays.flatMap { display -> [HTML] in
      let shown = shown(on: display)
      return facts(of: display).map {
        .element("li", ["data-in": shown.choices, "hidden": shown.hidden], HTML($0))
      }
    }
    var shared: [String] = []
    if device.homeButton == true { shared.append("Home button") }
    if let support = device.support {
      shared.append(
        support.until == .highest
          ? "iOS \(support.from.short) and later"
          : "iOS \(support.from.short) to \(StatedVersion(before: support.until))")
    }
    return own + (shared.map { HTML($0) } + comparison).map { .element("li", $0) }
  }

  /// The facts of a display; those of the device itself are about the outer one.
  private func facts(of display: Display) -> [String] {
    if display == .inner { return site.innerPoints(of: device).map { [$0 + " pt"] } ?? [] }
    var facts: [String] = []
    if let points = device.points {
      facts.append(points + " pt" + (device.scale.map { " @\($0)x" } ?? ""))
    }
    if let pixels = device.pixels { facts.append(pixels + " px") }
    switch device.sensorHousing {
    case .notch: facts.append("Notch")
    case .dynamicIsland: facts.append("Dynamic Island")
    default: break
    }
    return facts
  }
}
