import KeylineJSON
import KeylineModel
public import KeylineQuery

extension AdaptAnswer {
  /// The answer as text: what works where, then each technique with constants, hazards, sources.
  public func text(_ labels: VersionLabels, _ names: NameIndex) -> String {
    var text = "\(goal.rawValue)     \(device.name) · \(situation.words)".printable + "\n\n"
    text += PlainTable().text(table(labels))
    for entry in techniques + behaviours { text += "\n" + self.text(entry, labels, names) }
    return text
  }

  private func table(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [.init("Technique")] + columns.map { .init("iOS \(labels.label($0.ranges))") },
      rows: techniques.map { entry in
        [entry.technique.id]
          + columns.indices.map {
            columns[$0].isRun ? entry.verdict($0).rawValue : Status.neverRan
          }
      })
  }

  private func text(_ entry: Entry, _ labels: VersionLabels, _ names: NameIndex) -> String {
    let technique = entry.technique
    var lines = ["\(technique.id)  \(technique.title)", "  \(technique.effect)"]
    let support = folded(labels) { column -> String? in
      guard let support = entry.support[column], let note = support.note else { return nil }
      let word = technique.kind == .behaviour ? "" : "\(support.verdict.rawValue), "
      return word + note
    }
    lines += support.map { "  iOS \($0.versions): \($0.words)" }
    for constant in entry.constants { lines += self.lines(constant, labels) }
    lines += technique.hazards.map { "  hazard: \($0)" }
    if let note = technique.note { lines.append("  note: \(note)") }
    lines += technique.sources.map { "  source: \(names.source($0))" }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func lines(_ constant: Constant, _ labels: VersionLabels) -> [String] {
    let values = folded(labels) { constant.text($0) }
    let formula = constant.formula.map { "  [\($0)]" } ?? ""
    let note = constant.constant.note.map { ", \($0)" } ?? ""
    return values.map { value in
      let place = values.count == 1 ? "" : " on iOS \(value.versions)"
      return "  \(constant.constant.name) = \(value.words)\(place)\(formula)\(note)"
    }
  }

  /// Groups the columns that the device ran: equal ones, neighbours or not, together.
  private func folded(
    _ labels: VersionLabels, _ words: (Int) -> String?
  ) -> [(words: String, versions: String)] {
    var order: [String] = []
    var versions: [String: [String]] = [:]
    for column in columns.indices where columns[column].isRun {
      guard let words = words(column) else { continue }
      if versions[words] == nil { order.append(words) }
      versions[words, default: []].append(labels.label(columns[column].ranges))
    }
    return order.map { ($0, versions[$0, default: []].joined(separator: ", ")) }
  }
}

extension AdaptAnswer.Constant {
  /// The metrics that it is the sum of, if it is one.
  var formula: Formula? {
    guard case .formula(let formula) = constant.value else { return nil }
    return formula
  }

  /// The value in a column, and how it comes about where it is a sum: `729 (812 − 83)`.
  fileprivate func text(_ column: Int) -> String {
    switch values[column] {
    case .number(let digits): return digits
    case .amount(let amount, let terms):
      guard terms.count > 1, amount.value != nil, let formula else { return amount.text }
      let sum = zip(formula.terms, terms).enumerated().map { index, term in
        let sign = term.0.isSubtracted ? "− " : index == 0 ? "" : "+ "
        return sign + term.1.text
      }
      return "\(amount.text) (\(sum.joined(separator: " ")))"
    }
  }
}
