import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The rules of a metric, each with what it rests on.
  func ruleSections(of metric: Metric, from address: SiteAddress) -> [HTML] {
    let rules = resolver.knowledge.rules.filter { $0.metric == metric.id }
    if rules.isEmpty { return [] }
    return [.element("h2", "Rules")] + rules.map { section($0, from: address) }
  }

  private func section(_ rule: Rule, from address: SiteAddress) -> HTML {
    let words = rule.scope.words(in: resolver, most: 12)
    let place = [
      words.isEmpty ? "all devices" : words, rule.os == .always ? "all versions" : rule.os.text,
    ]
    let observations = rule.restsOn.map { id -> HTML in
      guard let observation = resolver.observation(id) else { return HTML(id) }
      let file = observation.metric == rule.metric ? "" : address.metric(observation.metric)
      return .link(HTML(id), to: file + "#" + SiteAddress.anchor("observation", id))
    }
    var content: [HTML] = [
      .element("h3", HTML(rule.id)),
      .element(
        "p",
        [
          .element("strong", value(of: rule, from: address)), " — ",
          HTML(place.joined(separator: ", ")),
        ]),
      .element("p", ["Rests on ", .joined(observations, by: ", "), "."]),
    ]
    if let note = rule.note { content.append(.element("p", HTML(note))) }
    return .element(
      "section", ["id": SiteAddress.anchor("rule", rule.id), "class": "rule"], content)
  }

  /// The length, or the formula with its metrics as links.
  private func value(of rule: Rule, from address: SiteAddress) -> HTML {
    guard case .formula(let formula) = rule.value else { return HTML(rule.value.text) }
    var pieces: [HTML] = []
    for (index, term) in formula.terms.enumerated() {
      if index > 0 { pieces.append(term.isSubtracted ? " − " : " + ") }
      if index == 0, term.isSubtracted { pieces.append("−") }
      pieces.append(.link(HTML(term.metric), to: address.metric(term.metric)))
    }
    return .joined(pieces)
  }
}
