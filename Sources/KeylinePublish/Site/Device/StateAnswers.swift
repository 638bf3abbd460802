import KeylineModel
import KeylineQuery
import KeylineText

/// The answers of all states, each once, with the account that explains it.
struct StateAnswers {
  let states: DeviceStates
  /// Every answer of a line of the list, each once.
  var answers: [Answer] { different.values }
  private var different = Distinct<Answer>()
  /// The accounts of each line's answers, in the order of their first use.
  private(set) var accounts: [[Account]]
  private var chosen: [[Int]] = []

  /// A line as a state shows it.
  struct Answer: Hashable {
    let row: Int
    /// The value as it is written; empty where there is none.
    let text: String
    let status: Status
    let needsChecking: Bool
    /// The value of a version nearby, where it is unknown.
    let nearby: String?
    fileprivate let account: Int
  }

  /// The account of answers with the same reason.
  struct Account {
    fileprivate let key: Key
    /// The metrics of the sum that it is; nil where it is none.
    let formula: Formula?
    /// The rules that gave it.
    let rules: [Rule]
    /// One of the answers.
    let cell: AnswerRecord
    /// Places in the list of answers.
    fileprivate(set) var answers: Set<Int> = []
    fileprivate(set) var states: [DeviceState] = []
    /// The versions with the answers on them, the newest state first.
    fileprivate(set) var parts: [Part] = []

    fileprivate mutating func take(_ state: DeviceState) {
      if !states.contains(state) { states.append(state) }
    }
  }

  /// An answer on some versions and why it is so, a sentence each.
  struct Part {
    let cell: AnswerRecord
    let words: [String]

    var ranges: [VersionRange] { cell.ranges }
  }

  fileprivate enum Key: Hashable {
    case sum(Formula)
    case value(KeylineQuery.Answer.Content, Rule.ID?)
    case absence(Status, [String])
  }

  /// Gathers the answers.
  init(_ states: DeviceStates, rules: [Rule.ID: Rule], in calendar: ReleaseCalendar) {
    self.states = states
    accounts = states.rows.map { _ in [] }
    for (index, stretch) in states.stretches.enumerated() {
      // What other states of the stretch ask as well is answered.
      var answered = states.rows.map { _ in [Int: Int]() }
      for state in states.states {
        let line = states.rows.indices.map { row -> Int in
          guard let question = states.place(states.rows[row], in: state),
            let cell = states.cell(states.rows[row], in: state, on: stretch)
          else { return 0 }
          if let place = answered[row][question] {
            accounts[row][different.values[place].account].take(state)
            return place
          }
          let parts = states.parts(at: question, on: stretch).map {
            Part(cell: $0, words: $0.reasons(in: calendar))
          }
          let account = self.account(of: cell, row, rules, words: parts.first?.words ?? [])
          let answer = Answer(
            row: row, text: cell.writtenValue, status: cell.status,
            needsChecking: cell.answer.needsChecking,
            nearby: states.nearby(states.rows[row], in: state, at: index), account: account)
          let place = different.place(answer)
          answered[row][question] = place
          accounts[row][account].answers.insert(place)
          accounts[row][account].take(state)
          accounts[row][account].parts += parts
          return place
        }
        chosen.append(line)
      }
    }
  }

  private mutating func account(
    of cell: AnswerRecord, _ row: Int, _ rules: [Rule.ID: Rule], words: [String]
  ) -> Int {
    let metric = states.rows[row].metric.id
    let winners = cell.answer.rules.compactMap { rules[$0] }.filter { $0.metric == metric }
    var formula: Formula?
    if case .formula(let sum)? = winners.first?.value { formula = sum }
    let key: Key
    if !cell.content.hasValue {
      key = .absence(cell.status, words)
      formula = nil
    } else if let formula {
      key = .sum(formula)
    } else {
      key = .value(cell.content, winners.first?.id)
    }
    if let known = accounts[row].firstIndex(where: { $0.key == key }) { return known }
    accounts[row].append(Account(key: key, formula: formula, rules: winners, cell: cell))
    return accounts[row].count - 1
  }

  /// The places of the answers of a state, a line each.
  func places(_ stretch: Int, _ state: Int) -> [Int] {
    chosen[stretch * states.states.count + state]
  }
}

extension AnswerRecord {
  /// The value as a list writes it beside its status; empty where there is none.
  var writtenValue: String {
    content.hasValue ? content.text : ""
  }
}
