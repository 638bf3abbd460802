import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// The choices of a state, each a group of radio buttons.
  var switches: [HTML] {
    func group(
      _ legend: HTML, _ name: String, _ choices: [(value: String, title: HTML)], _ chosen: String
    ) -> HTML {
      .element(
        "fieldset", ["hidden": choices.count < 2 ? "" : nil],
        [.element("legend", legend)]
          + choices.map { choice in
            .element(
              "label",
              [
                .void(
                  "input",
                  [
                    "type": "radio", "name": name, "value": choice.value,
                    "checked": choice.value == chosen ? "" : nil,
                  ]), .element("span", choice.title),
              ])
          })
    }
    let versions = states.stretches.enumerated().map { index, stretch in
      (stretch.key, index == 0 ? HTML("iOS \(stretch.label)") : HTML(stretch.label))
    }
    let orientations = [].merged(with: states.states.map(\.orientation))
    var groups = [
      group("iOS version", "os", versions, opened.key),
      group(
        "Orientation", "orientation",
        orientations.map { ($0.rawValue, HTML($0.rawValue.capitalizedStart)) },
        first.orientation.rawValue),
      group(
        "Bars", "bars", DeviceState.Bars.allCases.map { ($0.rawValue, HTML($0.label)) },
        first.bars.rawValue),
    ]
    if states.displays.count > 1 {
      groups.append(
        group(
          "Display", "display",
          states.displays.map { ($0.rawValue, HTML(states.words($0).capitalizedStart)) },
          first.display.rawValue))
    }
    return [
      .element("form", ["class": "switches", "id": "switches"], HTML.lines(groups)),
      .element("p", ["class": "unseen", "role": "status", "id": "said"], ""),
      .element("p", ["class": "said", "id": "fallback", "hidden": ""], ""),
    ]
  }

  /// The choices with which the script shows a part, nil for all; and whether it is hidden at first.
  func shown<Choice: RawRepresentable<String>>(
    with isShown: (Choice) -> Bool, of all: [Choice], first: Choice
  ) -> (choices: String?, hidden: String?) {
    let shown = all.filter(isShown)
    return (
      shown.count == all.count ? nil : shown.map(\.rawValue).joined(separator: " "),
      isShown(first) ? nil : ""
    )
  }

  /// The versions of a state, its words, and what the safe area is in it.
  func words(_ stretch: DeviceStates.Stretch, _ state: DeviceState) -> (
    caption: String, said: String
  ) {
    let choices = [states.words(state.display), state.orientation.rawValue, state.bars.words]
    let caption =
      (["iOS \(stretch.label)"] + choices.filter { !$0.isEmpty }).joined(separator: ", ") + "."
    let insets = ["top", "left", "bottom", "right"].compactMap { side -> String? in
      let row = states.rows.first { $0.id == "safeAreaInsets.\(side)" }
      return row.flatMap { states.cell($0, in: state, on: stretch) }
        .map { "\(side) \($0.content.text)" }
    }
    return (
      caption, insets.isEmpty ? "" : " Safe area: \(insets.joined(separator: ", "))."
    )
  }

  /// Every state as numbers and words, for the script.
  var block: HTML {
    var shown: [(String, JSONValue?)] = []
    for (index, stretch) in states.stretches.enumerated() {
      for (place, state) in states.states.enumerated() {
        let key = key(stretch, state)
        let words = words(stretch, state)
        shown.append(
          (
            key,
            .array([
              pictures.place(index, place).map { .number($0) } ?? .null,
              .string(answers.places(index, place).map(String.init).joined(separator: " ")),
              .string(pictures.caption(words.caption, index, place)), .string(words.said),
              .string(usual(stretch, state)),
            ])
          ))
      }
    }
    let marks = StatePicture.Mark.Name.allCases.compactMap { name -> (String, JSONValue?)? in
      states.rows.firstIndex { $0.id == name.metric }.map { (name.rawValue, .number($0)) }
    }
    let statuses = Status.allCases.filter { $0.text != $0.rawValue }
    let commands = commands
    return .data(
      "states",
      .object(
        [
          ("switches", .strings(switchNames)),
          ("versions", .object(states.stretches.map { ($0.key, .string(selectors(of: $0))) })),
          ("missing", .object(missing)), ("fallbacks", .object(fallbacks)),
          ("device", .string(device.id)), ("commands", commands.lines),
          ("arguments", commands.arguments),
          (
            "heights",
            .strings(
              states.states.map {
                states.cell(.screenHeight, in: $0, on: opened)?.writtenValue ?? ""
              })
          ),
          (
            "flags",
            .object(states.stretches.map { ($0.key, .string(" \(site.flags.versions) " + os($0))) })
          ), ("rows", .strings(states.rows.map(\.id))),
          ("words", .object(statuses.map { ($0.rawValue, .string($0.text)) })),
          ("marks", .object(marks)), ("answers", .array(answers.answers.map(Self.json))),
          ("states", .object(shown)),
        ] + PictureBlock(pictures.pictures).members))
  }

  /// The names of the switches in an address.
  private var switchNames: [String] {
    ["os", "orientation", "bars"]
      + (states.displays.count > 1 ? ["display"] : [])
  }

  private func key(_ stretch: DeviceStates.Stretch, _ state: DeviceState) -> String {
    ([stretch.key, state.orientation.rawValue, state.bars.rawValue]
      + (switchNames.count > 3 ? [state.display.rawValue] : [])).joined(separator: "/")
  }

  /// The value, how it stands, 1 where a reader should check it, and the value of a version nearby.
  private static func json(_ answer: StateAnswers.Answer) -> JSONValue {
    .array(
      [.string(answer.text), .string(answer.status.rawValue)]
        + (answer.needsChecking || answer.nearby != nil
          ? [.number(answer.needsChecking ? 1 : 0)] : [])
        + (answer.nearby.map { [.string($0)] } ?? []))
  }

  /// Whatever means a stretch in an address: its releases, and of a major version the newest.
  private func selectors(of stretch: DeviceStates.Stretch) -> String {
    let newer = states.stretches.prefix { $0.key != stretch.key }
    let taken = Set(newer.flatMap(\.releases).map(\.major))
    let majors = [].merged(with: stretch.releases.map(\.major)).filter { !taken.contains($0) }
    return
      ([stretch.key] + majors.map(String.init) + stretch.releases.map(\.description))
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: " ")
  }

  /// The versions of a stretch as a command takes them; a version alone would mean just that one.
  private func os(_ stretch: DeviceStates.Stretch) -> String {
    let label = site.labels.label(stretch.ranges, dash: "-")
    let isExact = label.contains(".") && !label.contains("-") && !label.contains(",")
    return isExact && stretch.key == states.stretches[0].key ? label + "+" : label
  }

  /// The beginning of the command that asks for each line, and the place of what the choices add to it.
  private var commands: (lines: JSONValue, arguments: JSONValue) {
    var known = Distinct<[String]>()
    let lines = states.rows.map { row -> JSONValue in
      let command = ArgumentText.text(["keyline", "get", row.metric.id, "-d", device.id])
      return .array([.string(command), .number(known.place(arguments(row)))])
    }
    return (.array(lines), .array(known.values.map(JSONValue.strings)))
  }

  /// The flags that each state adds to the command for a line: those that change the answer.
  private func arguments(_ row: StateRow) -> [String] {
    var known: [Int?: [[AnyHashable]?]] = [:]
    let answers = states.states.map { state in
      let place = states.place(row, in: state)
      let own =
        known[place]
        ?? states.stretches.map { stretch in
          states.cell(row, in: state, on: stretch).map { [$0.content, $0.status] }
        }
      known[place] = own
      return own
    }
    func places(_ isLike: (DeviceState) -> Bool) -> [Int] {
      states.states.indices.filter { isLike(states.states[$0]) }
    }
    let isOriented = states.states.enumerated().contains { index, state in
      places { $0.display == state.display && $0.bars == state.bars }
        .contains { answers[$0] != answers[index] }
    }
    return states.states.enumerated().map { index, state in
      let same = places { $0.display == state.display && $0.orientation == state.orientation }
        .first { answers[$0] == answers[index] }
      // What the metric is about is on the screen without a flag.
      let departures = site.dimensions.plain(
        states.situation(row, in: states.states[same ?? index]), for: row.metric.id
      ).departures.filter { !row.metric.elements.contains($0) }
      return site.flags.arguments(departures)
        + (isOriented && state.orientation == .landscape ? " \(site.flags.landscape)" : "")
    }
  }

  /// The sentences for addresses that name something else.
  private var missing: [(String, JSONValue?)] {
    let newest = "This is iOS \(opened.label)."
    let releases = site.resolver.knowledge.releases
    let majors = Set(releases.map(\.version.major))
    let ran = Set(states.stretches.flatMap(\.releases).map(\.major))
    let missing = ((majors.min() ?? 0)...(majors.max() ?? 0)).filter { !ran.contains($0) }
    let sentences = missing.compactMap { major -> (sentence: String, major: String)? in
      do throws(SetError) {
        try releases.requireNoGap(at: StatedVersion(OSVersion(major), precision: .major))
        return questions[.statusBarHeight]?.result(at: OSVersion(major), in: Situation())
          .text(on: device).map { ("\($0.sentenceStart).", "\(major)") }
      } catch {
        return (error.description, "\(major)")
      }
    }
    return sentences.grouped(by: \.sentence).map { sentence, members in
      ("\(sentence) \(newest)", .string(members.map(\.major).joined(separator: " ")))
    }
  }

  /// The sentences for addresses that name another choice than there is.
  private var fallbacks: [(String, JSONValue?)] {
    let newest = "This is iOS \(opened.label)."
    let orientations = [].merged(with: states.states.map(\.orientation.rawValue))
    return [
      ("os", .string("This device has no such version. \(newest)")),
      (
        "orientation",
        .string(
          "Orientations are \(orientations.joined(separator: " and ")). This is "
            + "\(first.orientation.rawValue).")
      ),
      (
        "bars",
        .string(
          "Bars are \(DeviceState.Bars.allCases.map(\.rawValue).joined(separator: ", ")). These are "
            + "the \(first.bars.words).")
      ),
      ("display", .string("Displays are outer and inner. This is the outer one.")),
    ]
  }
}
