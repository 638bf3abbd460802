import KeylineData
package import KeylineModel
package import KeylineQuery

/// Finds the names of identifiers in explanations.
package struct NameIndex {
  private let resolver: Resolver

  /// Creates the names of everything in a resolver.
  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// A source: key, title and address.
  func source(_ id: Source.ID) -> String {
    guard let source = resolver.source(id) else { return id }
    let copy = source.copyOf.map { ", a copy of \($0)" } ?? ""
    return "\(id)  \(source.title)\(copy)" + (source.address.map { "  \($0)" } ?? "")
  }

  /// The scope of a rule in words: its conditions and its versions.
  func scope(_ rule: Rule) -> String {
    let words = rule.scope.words(in: resolver)
    let versions = rule.os == .always ? "" : resolver.calendar.named(rule.os).text
    return [words, versions].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The scope of a part's winning rule.
  func scope(_ part: Explanation.Part) -> String {
    part.winners.first.map(scope) ?? (part.metric.attribute == nil ? "" : "the device's own")
  }

  /// The observations that a rule rests on, a line each.
  func support(_ rule: Rule, indent: String) -> String {
    rule.restsOn.compactMap(resolver.observation).map { line($0, indent: indent) }.joined()
  }

  /// One observation: the source, the value, the devices and versions, and how it was obtained.
  package func line(_ observation: Observation, indent: String) -> String {
    let source = resolver.source(observation.source)
    let copy = source?.copyOf.map { ", a copy of \($0)" } ?? ""
    let title = source.map { "  — \($0.title)\(copy)" } ?? ""
    let address = source?.address.map { "\n\(indent)    \($0)" } ?? ""
    return "\(indent)\(observation.source)  \(facts(observation))\(title)\(address)".printableLines
      + remarks(observation, indent: indent)
  }

  /// One observation of a known source: the value, the devices and versions, and how it was
  /// obtained.
  package func sourcelessLine(_ observation: Observation, indent: String) -> String {
    "\(indent)\(facts(observation))".printableLines + remarks(observation, indent: indent)
  }

  private func facts(_ observation: Observation) -> String {
    var facts = [observation.value.description]
    let words = observation.scope.words(in: resolver)
    if !words.isEmpty { facts.append(words) }
    facts.append(observation.os.statement)
    facts.append(observation.obtained.rawValue)
    return facts.joined(separator: " · ")
  }

  private func remarks(_ observation: Observation, indent: String) -> String {
    var text = ""
    if let note = observation.note { text += "\n\(indent)    \(note)" }
    if let unclear = observation.unclear { text += "\n\(indent)    unclear: \(unclear)" }
    if let disputed = observation.disputed { text += "\n\(indent)    disputed: \(disputed)" }
    return text.printableLines + "\n"
  }
}

extension Observation.StatedOS {
  /// The versions as a part of a sentence.
  fileprivate var statement: String { namesVersions ? "iOS \(text)" : text }
}
