import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// The accounts of a line's answers, one for each reason.
  func evidence(of index: Int) -> [HTML] {
    answers.accounts[index].enumerated().map { place, account in
      let answers = account.answers.sorted().map(String.init).joined(separator: " ")
      let content =
        account.formula.map { sum($0, account, of: index) }
        ?? [head(account, of: index)] + standing(account)
        + notes(account) + sources(account, states.rows[index], atMost: place == 0 ? 2 : 1)
      return .element("div", ["class": "answer", "data-answer": answers], content)
    }
  }

  /// The value with the versions and states that it is about.
  private func head(_ account: StateAnswers.Account, of index: Int) -> HTML {
    let written = account.cell.writtenValue
    return .element(
      "h4",
      [
        HTML(written.isEmpty ? account.cell.status.text : written),
        .element("small", HTML(", \(scope(account, of: index))")),
      ])
  }

  /// The versions and the states in words: `iOS 26–27, portrait`.
  private func scope(_ account: StateAnswers.Account, of index: Int) -> String {
    let ranges = account.parts.flatMap(\.ranges).joined
    var words = ["iOS \(site.labels.label(ranges))"]
    func add<Value: Hashable>(
      _ value: (DeviceState) -> Value, _ text: (Value) -> String, by separator: String
    ) {
      let own = [].merged(with: account.states.map(value))
      let all = Set(states.states.map(value))
      if own.count < all.count { words.append(own.map(text).joined(separator: separator)) }
    }
    add(\.display, { "\($0.rawValue) display" }, by: " and ")
    add(\.orientation, \.rawValue, by: " and ")
    // A bar that is on no screen of a state is answered as if it were.
    if [.safe, .screen].contains(states.rows[index].group) {
      add(\.bars, \.words, by: " or ")
    }
    return words.joined(separator: ", ")
  }

  /// A sum as its parts; the script writes the values and the first source of each in the state that is shown.
  private func sum(_ formula: Formula, _ account: StateAnswers.Account, of index: Int) -> [HTML] {
    let parts = formula.terms.map { term -> HTML in
      let title = HTML(site.resolver.metric(term.metric)?.pageTitle ?? term.metric)
      let row = part(term.metric, of: states.rows[index])
      let name: HTML =
        row.map { .link(title, to: "#" + SiteAddress.name($0)) }
        ?? (site.exported.contains(term.metric)
          ? .link(title, to: address.metric(term.metric)) : title)
      let part: HTML.Attributes = [
        "data-part": row ?? term.metric, "data-sign": term.isSubtracted ? "−" : "+",
      ]
      return .element("li", [.element("b", part, ""), " ", name])
    }
    return [
      .element(
        "h4",
        [
          .element("b", ["data-sum": ""], ""),
          .element("small", HTML(scope(account, of: index))),
        ]),
      .element("ul", ["class": "sources"], parts),
      .element("p", "Only as sure as the least sure of its parts."),
    ] + own(account)
  }

  /// The line of the list that shows a part of a sum.
  private func part(_ metric: Metric.ID, of row: StateRow) -> String? {
    let rows = states.rows.filter { $0.metric.id == metric }
    return (rows.first { $0.isWithoutMultitasking == row.isWithoutMultitasking } ?? rows.first)?.id
  }

  /// How sure the answers are, over which versions, and why.
  private func standing(_ account: StateAnswers.Account) -> [HTML] {
    struct Standing: Hashable {
      let status: Status
      let words: [String]
    }
    let standings = account.parts.grouped { Standing(status: $0.cell.status, words: $0.words) }
    // The head names versions and status already.
    if standings.count == 1, account.cell.writtenValue.isEmpty {
      let words = standings[0].key.words.map { "\($0.sentenceStart)." }
      return [.element("p", HTML(words.joined(separator: " ")))]
    }
    return standings.map { standing, parts in
      let versions = site.labels.label(parts.flatMap(\.ranges).joined)
      let words = standing.words.map { " \($0.sentenceStart)." }.joined()
      return .element(
        "p", [SitePage.sure(standing.status), HTML(" on iOS \(versions).\(words)")])
    }
  }

  private func notes(_ account: StateAnswers.Account) -> [HTML] {
    [].merged(with: account.rules.compactMap(\.note)).map { .element("p", HTML($0)) }
      + own(account)
  }

  /// A note on a value that depends on rows of one's own.
  private func own(_ account: StateAnswers.Account) -> [HTML] {
    account.rules.contains { $0.layer != .shipped }
      ? [.element("p", "Based on rows that do not ship with Keyline.")] : []
  }

  /// The observations behind some rules, one for each source, those about this device first.
  private func statements(_ rules: [Rule]) -> [Observation] {
    let observations = [].merged(with: rules.flatMap(\.restsOn))
      .compactMap(site.resolver.observation).filter { $0.disputed == nil }
    let sorted =
      observations.filter { $0.covers(device) } + observations.filter { !$0.covers(device) }
    var seen: Set<Source.ID> = []
    return sorted.filter { seen.insert($0.source).inserted }
  }

  /// The sources, and those that say otherwise.
  private func sources(
    _ account: StateAnswers.Account, _ row: StateRow, atMost most: Int
  ) -> [HTML] {
    let statements = statements(account.rules)
    if statements.isEmpty { return [] }
    var items = statements.prefix(most).map(statement)
    // The page of the metric has what is stated about it alone.
    if statements.count > most, statements.contains(where: { $0.metric == row.metric.id }) {
      let more = HTML("and \(statements.count - most) more")
      let all = address.metric(row.metric.id) + "#" + MetricPage.sources
      items.append(.element("li", .element("small", .link(more, to: all))))
    }
    return [.element("ul", ["class": "sources"], items)] + dissent(account, row)
  }

  private func statement(_ observation: Observation) -> HTML {
    let source = site.resolver.source(observation.source)
    let original = source?.copyOf.map { site.resolver.source($0)?.title ?? $0 }
    return .element(
      "li",
      [
        .external(source?.title ?? observation.source, source?.address), .void("br", [:]),
        .element(
          "small",
          [site.words(observation)] + (original.map { [HTML(". A copy of \($0)")] } ?? [])),
      ])
  }

  /// The statements of sources that say otherwise.
  private func dissent(_ account: StateAnswers.Account, _ row: StateRow) -> [HTML] {
    guard account.parts.contains(where: { $0.cell.answer.confidence == .disputed }),
      let state = account.states.first,
      let question = questions[row.metric.id]
    else { return [] }
    let situation = states.situation(row, in: state)
    let versions = account.parts.filter { $0.cell.answer.confidence == .disputed }
      .flatMap(\.ranges).map(\.from)
    let against = [].merged(
      with: versions.prefix(2).flatMap {
        question.explanation(at: $0, in: situation).readings.flatMap(\.against)
      })
    if against.isEmpty { return [] }
    return [
      .element("p", "Who says otherwise:"),
      .element("ul", ["class": "sources"], against.prefix(3).map(statement)),
    ]
  }
}

extension AnswerRecord {
  /// The reasons for the status, a sentence each, without the word for the status.
  func reasons(in calendar: ReleaseCalendar) -> [String] {
    let status = status.text
    func plain(_ text: String) -> String {
      guard text.hasPrefix(status) else { return text }
      return String(text.dropFirst(status.count).drop { ":, ".contains($0) })
    }
    if let why = answer.why?.text(on: device) { return [plain(why)].filter { !$0.isEmpty } }
    let caveats = caveats(in: calendar).filter {
      if case .defaultSDK = $0 { false } else { true }
    }
    if caveats.isEmpty { return answer.confidence == .confirmed ? [Confidence.confirmed.text] : [] }
    return caveats.map { plain($0.text(on: [device])) }
  }
}
