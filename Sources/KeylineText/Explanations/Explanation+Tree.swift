import KeylineModel
public import KeylineQuery

extension Explanation {
  /// The explanation as text: the tree, then who says so, who says otherwise, what lost and why.
  ///
  /// Unless it is to be complete, what speaks of other devices is counted, and of the rules that
  /// do not apply only the closest are shown.
  public func text(_ names: NameIndex, isComplete: Bool = false) -> String {
    var text = headline + "\n"
    if let reason = outcome.reasonText(on: device) { text += "  \(reason)\n" }
    for caveat in caveats where outcome.status != .uncertain { text += "  * \(caveat)\n" }
    for (index, part) in readings.enumerated() {
      if readings.count > 1 {
        let when = index == 0 ? "if the change came late" : "if the change came early"
        text += "\(when): \(part.value?.description ?? part.status.text)\n"
      }
      text += Tree(part, names).text
    }
    var detail = Detail(names: names, device: device, isComplete: isComplete)
    for part in readings { detail.add(part) }
    text += detail.text
    if !related.isEmpty {
      text += "\nWhat is known nearby\n"
      for part in related {
        text +=
          "  \(part.metric.id) = \(part.value?.description ?? "") \(part.metric.unit.rawValue)\n"
        for observation in part.stated {
          text += names.line(observation, indent: "    ")
        }
      }
    }
    return text
  }

  /// The caveats about the value.
  var caveats: [String] {
    Cell(Column(asked, situation), outcome)
      .caveats(at: [VersionRange(from: version, until: version.successor)]).map(\.text)
  }

  private var headline: String {
    let unit = asked.unit.rawValue
    let value =
      outcome.value.map { "\($0) \(unit)" }
      ?? (outcome.status == .uncertain
        ? Cell.Content.candidates(outcome.candidates).text + " \(unit)"
        : Cell.Content.status(outcome.status).text)
    let place = "\(device.name) · iOS \(version.short) · \(situation.words)"
    return "\(asked.id) = \(value)     \(place)"
  }
}

/// The metrics behind a value as a tree with the scope and the support of each.
private struct Tree {
  private var rows: [[String]] = []

  init(_ part: Explanation.Part, _ names: NameIndex) {
    if part.terms.isEmpty {
      if part.value != nil { add(part, names, branch: "└─ ", deeper: "   ") }
    } else {
      addTerms(part, names, indent: "")
    }
  }

  private mutating func addTerms(_ part: Explanation.Part, _ names: NameIndex, indent: String) {
    for (index, term) in part.terms.enumerated() {
      let isLast = index == part.terms.count - 1
      add(
        term, names, branch: indent + (isLast ? "└─ " : "├─ "),
        deeper: indent + (isLast ? "   " : "│  "))
    }
  }

  private mutating func add(
    _ part: Explanation.Part, _ names: NameIndex, branch: String, deeper: String
  ) {
    let sign = part.isSubtracted ? "− " : ""
    let value = part.value?.description ?? Cell.Content.status(part.status).text
    rows.append(
      [branch + sign + part.metric.id, value]
        + (part.terms.isEmpty ? [names.scope(part), part.support] : ["", ""]))
    addTerms(part, names, indent: deeper)
  }

  var text: String {
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = [
        row[0].padded(to: widths[0]), row[1].padded(to: widths[1], right: true),
        " " + row[2].padded(to: widths[2]), row[3],
      ]
      return cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
    }.joined()
  }
}

extension Explanation.Part {
  /// The observations that state this very value.
  var stated: [Observation] { (covering + elsewhere).filter { $0.value == value } }

  /// How well the value is supported, for example `confirmed, 4 sources`.
  var support: String {
    guard let confidence else { return "" }
    let count = "\(independent) source" + (independent == 1 ? "" : "s")
    switch confidence {
    case .confirmed, .disputed: return "\(confidence.text), \(count)"
    case .singleSource, .inferred: return confidence.text
    }
  }
}
