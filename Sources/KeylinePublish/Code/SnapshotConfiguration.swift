import KeylineModel
import KeylineQuery
import KeylineText

/// One device as configurations of SnapshotTesting.
struct SnapshotConfiguration {
  private let device: Device
  private let name: String
  private let content: ExportContent
  private let flag: String

  /// - Parameter flag: The flag that asks for fewer versions.
  init(
    _ device: Device, named name: String, _ content: ExportContent, versionsWith flag: String
  ) {
    self.flag = flag
    self.device = device
    self.name = name
    self.content = content
  }

  private struct Side {
    var values: [Metric.ID: Length] = [:]
    /// The missing values, in words.
    var missing: [String] = []
    /// The caveats about the values.
    var caveats: [String] = []
  }

  /// The members, or comments with the reasons why there are none.
  func text(access: String) -> String {
    let title = CodeComment.line(device.name)
    let ranges = content.matrix.ranges(of: device)
    let sides = Orientation.allCases.map { side($0, ranges) }
    var text = comments(title, sides)
    let whole = zip(Orientation.allCases, sides).filter { $1.missing.isEmpty }
    let standard: Orientation = device.idiom == .pad ? .landscape : .portrait
    guard let shown = whole.first(where: { $0.0 == standard }) else { return text }
    text += "  /// \(title), \(standard.rawValue).\n"
    if whole.count == 2 {
      text +=
        "  \(access)static var \(name): ViewImageConfig { .\(name)(.\(standard.rawValue)) }\n\n"
      text += "  /// \(title).\n" + notes(sides)
      text += "  \(access)static func \(name)(_ orientation: Orientation) -> ViewImageConfig {\n"
      text += "    switch orientation {\n"
      for (orientation, side) in whole {
        text += "    case .\(orientation.rawValue):\n      return "
        text += configuration(side.values, orientation, indent: "      ")
      }
      text += "    }\n"
    } else {
      text += notes([shown.1])
      text += "  \(access)static var \(name): ViewImageConfig {\n    "
      text += configuration(shown.1.values, standard, indent: "    ")
    }
    return text + "  }\n"
  }

  /// The omissions with their reasons; those common to both orientations are listed once.
  private func comments(_ title: String, _ sides: [Side]) -> String {
    var text = [].merged(with: sides.flatMap(\.missing)).map { reason in
      let places = zip(Orientation.allCases, sides).filter { $1.missing.contains(reason) }
        .map(\.0.rawValue).joined(separator: " and ")
      return "  // \(title), \(places): left out, \(CodeComment.line(reason)).\n"
    }.joined()
    if device.idiom == .phone, device.sizeClassInLandscape == nil, sides[1].missing.isEmpty {
      text +=
        "  // \(title), landscape: the horizontal size class is left out, no source states it.\n"
    }
    return text
  }

  private func notes(_ sides: some Sequence<Side>) -> String {
    Set(sides.flatMap(\.caveats)).sorted()
      .map { "  /// - Note: \(CodeComment.line($0))\n" }.joined()
  }

  private func configuration(
    _ values: [Metric.ID: Length], _ orientation: Orientation, indent: String
  ) -> String {
    let code = SnapshotTestingExport.metrics.map { values[$0]?.code ?? "" }
    let isPad = device.idiom == .pad
    let horizontal =
      isPad ? ".regular" : orientation == .portrait ? ".compact" : sizeClassInLandscape
    let vertical = isPad || orientation == .portrait ? ".regular" : ".compact"
    return """
      ViewImageConfig(
      \(indent)  safeArea: UIEdgeInsets(top: \(code[2]), left: \(code[3]), bottom: \(code[4]), \
      right: \(code[5])),
      \(indent)  size: CGSize(width: \(code[0]), height: \(code[1])),
      \(indent)  traits: .keyline(\
      .\(device.idiom.rawValue), horizontal: \(horizontal), vertical: \(vertical)))

      """
  }

  private var sizeClassInLandscape: String {
    device.sizeClassInLandscape.map { ".\($0.rawValue)" } ?? "nil"
  }

  private func side(_ orientation: Orientation, _ ranges: [VersionRange]) -> Side {
    var side = Side()
    guard
      let index = content.matrix.situations.firstIndex(where: { $0.orientation == orientation })
    else {
      side.missing.append("it was not asked for")
      return side
    }
    let situation = content.matrix.situations[index]
    // A configuration has one value of each metric: under its default conditions, or the given
    // ones.
    var seen: Set<Metric.ID> = []
    for variant in content.matrix.variants where seen.insert(variant.metric.id).inserted {
      let metric = variant.metric
      let stretches = content.matrix.answers(variant, on: device, over: ranges)[index]
      let values = Set(stretches.map(\.value.value))
      if values.count == 1, let value = values.first ?? nil {
        side.values[metric.id] = value
        side.caveats += stretches.flatMap { caveats(metric, situation, $0) }
      } else {
        side.missing.append("\(metric.id) is \(summary(stretches))")
      }
    }
    return side
  }

  private func caveats(
    _ metric: Metric, _ situation: Situation, _ stretch: Timeline<Answer>.Stretch
  ) -> [String] {
    content.matrix.answer(metric, on: device, in: situation, at: stretch).map {
      AnswerRecord(device, Column(metric, situation), [stretch.hull], $0)
        .caveats(in: content.labels.calendar).map { $0.text(on: [device]) }
    } ?? []
  }

  /// The summary in place of a single value: `unknown`, `44 or 47`, `59 (17.0), 62 (17.1-17.7)`.
  private func summary(_ stretches: [Timeline<Answer>.Stretch]) -> String {
    stretches.map { stretch in
      let answer = stretch.value
      let text =
        answer.value?.description
        ?? (answer.candidates.isEmpty
          ? answer.status.text : Answer.Content.candidates(answer.candidates).text)
      return stretches.count == 1
        ? text : "\(text) (\(content.labels.label(stretch.hull, dash: "-")))"
    }.joined(separator: ", ") + (stretches.count > 1 ? "; name a narrower \(flag)" : "")
  }
}
