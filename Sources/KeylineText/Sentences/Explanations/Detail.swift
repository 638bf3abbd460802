import KeylineData
import KeylineModel
import KeylineQuery

/// The sections below the tree: sources, contradictions, beaten and missed rules.
struct Detail {
  let names: NameIndex
  let device: Device
  /// The flag that shows the omitted parts; nil omits nothing.
  let flag: String?
  private var sources = ""
  private var against = ""
  private var unruled = ""
  private var notes = ""
  private var passed = ""
  private var seen: Set<String> = []
  /// The rules that give a value on some side of a change, and those listed already.
  private var told: Set<Rule.ID>

  init(names: NameIndex, device: Device, flag: String?, _ parts: [Explanation.Part]) {
    self.names = names
    self.device = device
    self.flag = flag
    told = Set(parts.flatMap(\.allWinners))
  }

  /// Adds one metric of the tree and the metrics below it.
  mutating func add(_ part: Explanation.Part) {
    if part.isRepeated { return }
    let key = ([part.metric.id] + part.winners.map(\.id)).joined(separator: " ")
    guard seen.insert(key).inserted else { return }
    if part.terms.isEmpty { addSources(part) } else { addTotals(part) }
    if !part.against.isEmpty {
      let lines = part.against.map { names.line($0, indent: "    ") }
      let text = "  \(part.metric.id)\n" + lines.joined()
      // Without a rule there is no value for a source to contradict. Both sides of a change may
      // have the same contradictions.
      if part.status == .unknown {
        unruled += text
      } else if seen.insert(text).inserted {
        against += text
      }
    }
    for rule in part.winners {
      if let note = rule.note { notes += "  \(rule.id): \(note)\n" }
    }
    for beaten in part.beaten {
      passed += "  \(beaten.rule.id): \(beaten.rule.value.text), beaten by \(beaten.by.id)\n"
    }
    let misses = flag == nil ? part.misses[...] : part.misses.prefix(2)
    for miss in misses where told.insert(miss.rule.id).inserted {
      passed += "  \(miss.rule.id): \(miss.rule.value.text), \(miss.failureText)\n"
      if part.value == nil, miss.redesign != nil {
        passed += names.support(miss.rule, indent: "    ")
      }
    }
    for term in part.terms { add(term) }
  }

  private mutating func addSources(_ part: Explanation.Part) {
    guard !part.covering.isEmpty || !part.elsewhere.isEmpty || !part.sources.isEmpty else { return }
    sources += "  \(part.metric.id)"
    let rules = part.winners.map(\.id)
    if !rules.isEmpty {
      sources += "  by \(rules.count == 1 ? "rule" : "rules") \(rules.joined(separator: " and "))"
    }
    if let measured = part.measuredUntil {
      let last = StatedVersion(before: measured)
      sources += "  last measured on \(device.system(last.first, "\(last)"))"
    }
    sources += "\n"
    for source in part.sources { sources += "    \(names.source(source))\n".printableLines }
    for observation in part.covering { sources += names.line(observation, indent: "    ") }
    if part.elsewhere.isEmpty { return }
    if let flag, !part.covering.isEmpty {
      sources += "    and \(part.elsewhere.count) on other devices or versions (\(flag))\n"
    } else {
      sources += "    on other devices or versions:\n"
      for observation in part.elsewhere { sources += names.line(observation, indent: "      ") }
    }
  }

  /// Adds the observations of the sum itself, if they state the same value.
  private mutating func addTotals(_ part: Explanation.Part) {
    let totals = part.stated.filter { part.covering.contains($0) }
    if totals.isEmpty { return }
    sources += "  \(part.metric.id)\n"
    for observation in totals { sources += names.line(observation, indent: "    ") }
  }

  var text: String {
    [
      ("Who says so", sources), ("Who says otherwise", against),
      ("Stated, but used by no rule", unruled), ("Notes", notes), ("Passed over", passed),
    ].filter { !$0.1.isEmpty }.map { "\n\($0.0)\n\($0.1)" }.joined()
  }
}

extension Explanation.Part {
  fileprivate var allWinners: [Rule.ID] { winners.map(\.id) + terms.flatMap(\.allWinners) }
}
