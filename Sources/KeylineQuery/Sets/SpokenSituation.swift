package import KeylineModel

/// The conditions and versions that some words of a question name: `landscape`, `split view third`, `ios 26`.
package struct SpokenSituation: Sendable {
  /// The conditions, with the codes of their values.
  package private(set) var conditions: [Dimension: [Int]] = [:]
  /// The versions, as they were written.
  package private(set) var versions: [String] = []
  /// The other words, in their order.
  package private(set) var rest: [String] = []
  /// The words that ask for Split View, but not for how much of the screen: `in split view`.
  private var sharelessSplit: [String] = []

  /// Takes the words apart. A condition that few words can mean is understood, no other is guessed.
  ///
  /// - Parameter takesElements: True if no metric is asked for, so that `tab bar` alone puts one on screen.
  package init(_ words: [String], takesElements: Bool = false) {
    // Nobody types more; a call may have thousands. Keys and identifiers belong to no phrase, and most calls
    // have nothing else.
    guard words.count <= 24, !words.allSatisfy({ $0.contains(".") || $0.contains("-") }) else {
      rest = words
      return
    }
    // In quotes, a system and its version are one word: "iOS 17".
    let words = words.flatMap { word -> [String] in
      let parts = word.split(separator: " ").map(String.init)
      let isVersion = parts.count == 2 && Self.version(parts.map { $0.lowercased() }[...])?.0 == 2
      return isVersion ? parts : [word]
    }
    let small = words.map { $0.lowercased() }
    let phrases = Self.phrases + (takesElements ? Self.elementNames : [])
    var index = 0
    // Behind `with a tab bar` another element may follow with `and`.
    var isElement = false
    while index < words.count {
      if let (count, text) = Self.versions(small[index...]) {
        versions += text
        index += count
      } else if ["in", "with"].contains(small[index]),
        Self.states.contains(where: { small[(index + 1)...].starts(with: $0.words) })
      {
        // `with display zoom`
        index += 1
      } else if let phrase = Self.sharelessSplits.first(where: { small[index...].starts(with: $0) })
      {
        sharelessSplit = phrase
        index += phrase.count
      } else if let phrase = phrases.first(where: { small[index...].starts(with: $0.words) }) {
        let known = conditions[phrase.dimension]
        if phrase.dimension.subjects.isEmpty, let known, known != phrase.codes {
          // Of these an answer has one: the second is named as a word that is not understood.
          rest += words[index..<index + phrase.words.count]
        } else {
          conditions[phrase.dimension] = (known ?? []).merged(with: phrase.codes)
          rest += phrase.left.filter { phrase.words.contains($0) || !small.contains($0) }
        }
        index += phrase.words.count
        isElement = phrase.dimension.isContent
      } else if isElement, small[index] == "and",
        let element = Self.elementNames.first(where: {
          small[(index + 1)...].starts(with: $0.words)
        })
      {
        conditions[element.dimension] = element.codes
        index += 1 + element.words.count
      } else {
        rest.append(words[index])
        index += 1
        isElement = false
      }
    }
    if conditions[.split] != nil { sharelessSplit = [] }
    // Who does not ask for the fault names them as words that are not understood.
    rest += sharelessSplit
  }

  /// The error for Split View without a share of the screen.
  package var fault: SetError? {
    sharelessSplit.isEmpty
      ? nil : .malformed(text: sharelessSplit.joined(separator: " "), .noShare)
  }

  /// The same without the words that only make a sentence of a question: `which`, `have`, `the`. Where
  /// there are no others they stay. An empty word stands for `and`, as it does for a comma.
  package var withoutFillers: [String] {
    var words = rest.filter { !Self.isFiller($0.lowercased()) }
    while words.first?.lowercased() == "and" { words.removeFirst() }
    while words.last?.lowercased() == "and" { words.removeLast() }
    return words.isEmpty ? rest : words.map { $0.lowercased() == "and" ? "" : $0 }
  }

  /// The same without the places of `and`.
  var names: [String] { withoutFillers.filter { !$0.isEmpty } }

  /// A condition that a situation or the values of few metrics state otherwise; nil where none does.
  ///
  /// - Parameters:
  ///   - situation: What was stated; where it is as usual, nothing was.
  ///   - ofFew: The stated values of conditions that few metrics have.
  package func contradiction(
    of situation: Situation, _ ofFew: [Dimension: [Int]]
  ) -> Dimension? {
    let usual = Situation()
    return conditions.keys.sorted { $0.rawValue < $1.rawValue }.first { dimension in
      let codes = conditions[dimension] ?? []
      if let stated = ofFew[dimension] { return Set(stated) != Set(codes) }
      let stated = situation.code(dimension, defaultSDK: 0)
      return stated != usual.code(dimension, defaultSDK: 0) && codes != [stated]
    }
  }

  /// Puts the conditions into a situation; those of few metrics stand in the other result.
  package func apply(to situation: inout Situation) -> [Dimension: [Int]] {
    var ofFew: [Dimension: [Int]] = [:]
    for (dimension, codes) in conditions {
      if dimension.subjects.isEmpty {
        for code in codes { situation.set(dimension, to: code) }
      } else {
        ofFew[dimension] = codes
      }
    }
    situation = situation.completed
    return ofFew
  }

  /// How many words name versions, and the versions: `ios 18`, `ios 18 and 26`, `ios 18 to 26`.
  private static func versions(_ words: ArraySlice<String>) -> (Int, [String])? {
    guard let (count, first) = version(words) else { return nil }
    let behind = words.dropFirst(count)
    // `diff iphone 15 ios 17 26`
    if behind.count == 1, let last = behind.first, isVersion(last[...]) {
      return (count + 1, [first, last])
    }
    guard let joint = behind.first, let next = behind.dropFirst().first, isVersion(next[...]) else {
      return (count, [first])
    }
    switch joint {
    case "to", "until", "through": return (count + 2, ["\(first)-\(next)"])
    // A number that something follows may begin the name of a device.
    case _ where ["and", "or", ""].contains(joint) || isVersus(joint):
      let isLast = behind.dropFirst(2).first.map(fillers.contains) ?? true
      return isLast ? (count + 2, [first, next]) : (count, [first])
    default: return (count, [first])
    }
  }

  /// How many words name a version behind a system, and the version.
  private static func version(_ words: ArraySlice<String>) -> (Int, String)? {
    if ["latest", "newest"].contains(words.first), words.dropFirst().first?.behindSystem == "" {
      return (2, "latest")
    }
    guard words.first?.behindSystem != nil else { return nil }
    let (version, rest) = leadingVersion(of: words)
    return isVersion(version[...]) ? (words.count - rest.count, version) : nil
  }

  /// The version that words begin with, which may follow the name of the system as another word, and the
  /// words behind it: `26`, `ios26`, `iOS 26`.
  package static func leadingVersion(
    of words: ArraySlice<String>
  ) -> (version: String, rest: ArraySlice<String>) {
    guard let first = words.first else { return ("", []) }
    let number = first.behindSystem ?? first[...]
    if number.isEmpty, let next = words.dropFirst().first { return (next, words.dropFirst(2)) }
    return (String(number), words.dropFirst())
  }

  /// True if a word in small letters only makes a sentence of a question.
  static func isFiller(_ word: some StringProtocol) -> Bool { fillers.contains(String(word)) }

  private static func isVersion(_ text: Substring) -> Bool {
    text == "latest"
      || text.first?.isNumber == true && text.allSatisfy { $0.isNumber || ".-+".contains($0) }
  }

  /// True if a word puts two things side by side.
  package static func isVersus(_ word: String) -> Bool { versus.contains(word.lowercased()) }

  private static let versus: Set<String> = ["versus", "vs", "vs."]

  private static let fillers = versus.union([
    "a", "an", "are", "do", "does", "for", "has", "have", "high", "how", "in", "is", "list", "me",
    "much",
    "of", "on", "please", "point", "points", "pt", "pts", "show", "tall", "the", "to", "was",
    "what", "what's", "whats", "which", "wide",
  ])
}

extension SpokenSituation {
  /// Words one after the other that mean a value of a condition.
  private struct Phrase {
    let words: [String]
    let dimension: Dimension
    /// The values, of which most phrases mean one.
    let codes: [Int]
    /// The words among them that name a metric as well.
    var left: [String] = []

    init(_ text: String, _ dimension: Dimension, _ codes: Int..., leaving left: [String] = []) {
      words = text.split(separator: " ").map(String.init)
      self.dimension = dimension
      self.codes = codes
      self.left = left
    }
  }

  /// The longest first.
  private static let phrases = (states + elements + largeTitles + widgets).sorted {
    $0.words.count > $1.words.count
  }

  /// The phrases that may follow `in` or `with`.
  private static let states = plainStates + shares

  private static let plainStates =
    Orientation.allCases.map { Phrase($0.rawValue, .orientation, $0.code) }
    + ["zoomed", "display zoom"].map { Phrase($0, .zoom, Zoom.zoomed.code) }
    + ["inner display", "inner screen", "inside display", "unfolded"].map {
      Phrase($0, .display, Display.inner.code)
    }
    + ["outer display", "outer screen", "cover display", "folded"].map {
      Phrase($0, .display, Display.outer.code)
    }
    + ["no suggestions", "without suggestions", "suggestions off"].map {
      Phrase($0, .suggestions, Switch.off.code)
    }
    + ["with suggestions", "suggestions on"].map { Phrase($0, .suggestions, Switch.on.code) }
    + ["and", "or"].map {
      Phrase(
        ["with", $0, "without suggestions"].joined(separator: " "), .suggestions, Switch.on.code,
        Switch.off.code)
    }
    + ["medium detent", "half sheet", "medium sheet", "sheet medium"].map {
      Phrase($0, .detent, Detent.medium.code, leaving: ["sheet"])
    }
    + ["medium", "medium detent"].map {
      Phrase("sheet height " + $0, .detent, Detent.medium.code, leaving: ["sheet", "height"])
    }
    + ["in-call", "in call"].flatMap { [$0, $0 + " bar"] }.map { Phrase($0, .inCallBar, 1) }
    + ["a call", "calls"].map { Phrase("during " + $0, .inCallBar, 1) }
    + ["design-compat", "design compat", "compat"].map { Phrase($0, .designCompatibility, 1) }
    + ["without", "hidden"].map { Phrase($0 + " status bar", .statusBar, StatusBar.hidden.code) }

  /// The shares of the screen in Split View.
  private static let shares: [Phrase] = [
    (Split.oneThird, ["one third", "third", "thirds", "1/3"]),
    (.oneHalf, ["one half", "half", "1/2"]),
    (.twoThirds, ["two thirds", "2/3"]),
  ].flatMap { split, names in
    (names + [split.rawValue]).flatMap { name in
      let alone = name.contains { "/- ".contains($0) } ? [name] : []
      return
        (["split view", "split screen", "split"].flatMap { ["\($0) \(name)", "\(name) \($0)"] }
        + alone).map { Phrase($0, .split, split.code) }
    }
  }

  /// Split View without a share of the screen.
  private static let sharelessSplits = ["in", "in a", "with", "with a"].flatMap { start in
    ["view", "screen"].map { start.split(separator: " ").map(String.init) + ["split", $0] }
  }

  private static let bars = [
    (Dimension.navigationBar, "navigation bar"), (.navigationBar, "nav bar"),
    (.largeTitle, "large title"), (.prompt, "prompt"), (.searchBar, "search bar"),
    (.tabBar, "tab bar"), (.toolbar, "toolbar"),
  ]

  /// The same with an article or none, as it stands behind `and`.
  private static let elementNames = bars.flatMap { dimension, name in
    [name, "a \(name)", "the \(name)"].map { Phrase($0, dimension, 1) }
  }

  /// What is on screen, as `with a large title` says it.
  private static let elements: [Phrase] = bars.flatMap { dimension, name in
    ["with", "under", "below", "beneath", "behind"].flatMap {
      ["\($0) \(name)", "\($0) a \(name)", "\($0) the \(name)"]
    }
    .map { Phrase($0, dimension, 1) }
  }

  /// A large title beside what it makes taller: `large title navigation bar height` is neither the row of the
  /// title nor the bar without it.
  private static let largeTitles: [Phrase] = ["navigation bar", "nav bar", "navbar"].flatMap {
    bar in
    [("height", ["frame", "height"]), ("bottom", ["bottom"])].flatMap { word, left in
      ["large title \(bar) \(word)", "\(bar) \(word) large title"].map {
        Phrase($0, .largeTitle, 1, leaving: ["navigation", "bar"] + left)
      }
    }
  }

  private static let widgets = WidgetFamily.allCases.flatMap { family in
    ["widget", "widgets"].flatMap { widget in
      let name = family.rawValue.split(separator: "-").joined(separator: " ")
      return ["\(name) \(widget)", "\(widget) \(name)"].map {
        Phrase($0, .widget, family.code, leaving: ["widget"])
      }
    }
  }
}
