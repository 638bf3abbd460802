import KeylineData
import KeylineModel
import KeylineQuery

/// Reads the `ViewImageConfig` literals of Swift source, as in swift-snapshot-testing: static
/// functions that return one, with their switches, and static constants.
///
/// A function that only calls another one has the values of that one. For an iPad in a split only
/// the width is read, since Keyline knows nothing else about a split.
struct ViewImageConfigReader: ExternalReader {
  private let text: SourceText
  private var tokens: SwiftTokens
  private var configs: [(name: String, ways: [Way])] = []
  private var callers: [(name: String, called: String)] = []
  /// The offsets of the numbers read.
  private var read: Set<Int> = []

  private static let edges = ["top", "left", "bottom", "right"]
  private static let sides = ["width", "height"]
  private static let metrics =
    sides.map { ($0, "screen.\($0)") } + edges.map { ($0, "screen.safeAreaInsets.\($0)") }
  /// The most branches through a function, and the deepest switch, that are followed.
  private static let (maximumCount, maximumDepth) = (64, 8)

  /// The settings on the branch of some cases of a function.
  private struct Way {
    var cases: [String] = []
    var lengths: [String: (value: Length, offset: Int)] = [:]

    var screen: ScreenSize? {
      guard let width = lengths["width"], let height = lengths["height"] else { return nil }
      return ScreenSize(width: width.value, height: height.value)
    }

    /// The orientation of the case, or else the one that fits the numbers.
    var orientation: Orientation {
      cases.lazy.compactMap(Orientation.init(rawValue:)).first
        ?? (screen?.isLandscape == true ? .landscape : .portrait)
    }

    var split: Split { Split.allCases.first { cases.contains("\($0)") } ?? .none }
  }

  /// A function or constant as read so far.
  private struct Body {
    let name: String
    var ways = [Way()]
    var called: String?
    var hasConditions = false
  }

  static func recognizes(_ text: SourceText) -> Bool {
    let word = Array("ViewImageConfig".utf8)
    return text.bytes.indices.contains {
      text.bytes[$0] == word[0] && text.bytes[$0...].starts(with: word)
    }
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var reader = ViewImageConfigReader(text: text, tokens: SwiftTokens(text.bytes))
    while let token = reader.tokens.next() {
      if reader.tokens.matches(token, "static") { try reader.declaration() }
    }
    let own = Dictionary(reader.configs.map { ($0.name, $0.ways) }) { first, _ in first }
    var alike: [String: [Way]] = [:]
    for (name, called) in reader.callers where own[name] == nil && alike[name] == nil {
      guard let ways = own[called] else { continue }
      alike[name] = ways
      reader.configs.append((name, ways))
    }
    for (name, ways) in reader.configs {
      let whole = ways.first { $0.split == .none && $0.screen != nil }
      let entry = ReadingList.Entry(device: name, screen: whole?.screen)
      for way in ways {
        for (label, metric) in way.split == .none ? metrics : [("width", .splitViewWidth)] {
          guard let length = way.lengths[label] else { continue }
          let split = way.split == .none ? "" : ".\(way.split.rawValue)"
          try list.add(
            entry, metric, length.value, orientation: way.orientation, split: way.split,
            at: length.offset, path: "\(name).\(way.orientation.rawValue)\(split)")
        }
      }
    }
    for (text, offset) in reader.missed() {
      list.miss(
        .value, text, "is not in a static constant or function without conditions but a switch",
        at: offset)
    }
  }

  /// Reads the declaration after `static`, if it is a function or constant of type
  /// `ViewImageConfig`.
  private mutating func declaration() throws(InputError) {
    let isFunction = tokens.take("func")
    guard isFunction || tokens.take("let") || tokens.take("var"), let token = tokens.next() else {
      return
    }
    var body = Body(name: tokens.text(token))
    if isFunction {
      var isConfig = false
      while !tokens.take("{") {
        if tokens.peeks("static") || tokens.peeks("}") { return }
        guard let part = tokens.next() else { return }
        isConfig = isConfig || tokens.matches(part, "ViewImageConfig")
        if tokens.matches(part, "(") { tokens.skip(to: ")", from: "(") }
      }
      guard isConfig else { return }
    } else {
      if tokens.take(":"), !tokens.take("ViewImageConfig") { return }
      guard tokens.take("=") else { return }
      while tokens.take(".") || tokens.take("ViewImageConfig") || tokens.take("init") {}
      guard tokens.take("(") else { return }
    }
    try statements(&body, [[]], to: isFunction ? "}" : ")")
    if body.hasConditions { return }
    // Settings after a switch apply to all branches through it.
    let ways = body.ways.filter { way in
      !way.lengths.isEmpty
        && !body.ways.contains {
          $0.cases.count > way.cases.count && $0.cases.starts(with: way.cases)
        }
    }
    read.formUnion(ways.flatMap { $0.lengths.values.map(\.offset) })
    if !ways.isEmpty {
      configs.append((body.name, ways))
    } else if let called = body.called {
      callers.append((body.name, called))
    }
  }

  /// Reads statements or arguments up to a bracket, on the branches that begin with some cases.
  private mutating func statements(
    _ body: inout Body, _ outer: [[String]], to end: String, isSwitch: Bool = false
  ) throws(InputError) {
    var cases = outer
    while let token = tokens.next() {
      switch tokens.text(token) {
      case end: return
      case "case" where isSwitch, "default" where isSwitch:
        let names = pattern()
        cases = outer.flatMap { outer in names.map { outer + [$0] } }
        for cases in cases where !body.ways.contains(where: { $0.cases == cases }) {
          let lengths = body.ways.first { $0.cases[...] == cases.dropLast() }?.lengths ?? [:]
          body.ways.append(Way(cases: cases, lengths: lengths))
        }
        guard body.ways.count <= Self.maximumCount else {
          throw text.error(
            "more than \(Self.maximumCount) paths through \(body.name)", at: token.lowerBound)
        }
      case "switch" where outer[0].count < Self.maximumDepth:
        while !tokens.take("{"), tokens.next() != nil {}
        try statements(&body, cases, to: "}", isSwitch: true)
      case "safeArea": try lengths(Self.edges, &body, cases)
      case "size": try lengths(Self.sides, &body, cases)
      case "init" where end == "}" && tokens.take("("),
        "ViewImageConfig" where end == "}" && tokens.take("("):
        try statements(&body, cases, to: ")")
      case "(": tokens.skip(to: ")", from: "(")
      case "{":
        body.hasConditions = true
        tokens.skip(to: "}", from: "{")
      case let word where tokens.isWord(token) && tokens.take("("):
        body.called = word
        tokens.skip(to: ")", from: "(")
      default: break
      }
    }
    throw truncated(body)
  }

  /// The names of the cases before a colon, without their bindings.
  private mutating func pattern() -> [String] {
    var names: [String] = []
    while let token = tokens.next(), !tokens.matches(token, ":") {
      if tokens.matches(token, "("), names.count <= Self.maximumCount {
        tokens.skip(to: ")", from: "(")
      } else if tokens.matches(token, "."), let name = tokens.next() {
        names.append(tokens.text(name))
      }
    }
    return names.isEmpty ? ["default"] : names
  }

  /// Reads the value of `safeArea` or `size`: `.zero`, or the plain numbers after the labels of
  /// `.init(top: 44, …)`, `UIEdgeInsets(…)` or `CGSize(…)`; anything else is ignored.
  private mutating func lengths(
    _ labels: [String], _ body: inout Body, _ cases: [[String]]
  ) throws(InputError) {
    var found: [String: (value: Length, offset: Int)] = [:]
    let makers = [":", "=", ".", "UIEdgeInsets", "CGSize", "init"]
    while makers.contains(where: { tokens.take($0) }) {}
    if labels == Self.edges, tokens.take("zero") {
      for edge in labels { found[edge] = (.zero, tokens.index - "zero".utf8.count) }
    } else if tokens.take("(") {
      while !tokens.take(")") {
        guard let token = tokens.next() else { throw truncated(body) }
        if tokens.matches(token, "(") { tokens.skip(to: ")", from: "(") }
        guard labels.contains(tokens.text(token)), tokens.take(":") else { continue }
        let sign = tokens.take("-") ? "-" : ""
        guard let number = tokens.peek(), tokens.isNumber(number), tokens.next() != nil,
          tokens.peeks(",") || tokens.peeks(")")
        else { continue }
        let digits = sign + tokens.text(number).prefix(60).filter { $0 != "_" }
        guard let value = Length(digits) else {
          throw text.error(
            "\(digits) is not a length in points, to the sixth of a point", at: number.lowerBound)
        }
        found[tokens.text(token)] = (value, number.lowerBound)
      }
    }
    for index in body.ways.indices
    where cases.contains(where: body.ways[index].cases.starts) {
      body.ways[index].lengths.merge(found) { $1 }
    }
  }

  private func truncated(_ body: Body) -> InputError {
    text.error("the text ends inside \(body.name.prefix(60))", at: text.bytes.count)
  }

  /// The insets and sizes with a number that was not read, each with its text and offset.
  private func missed() -> [(text: String, offset: Int)] {
    var missed: [(text: String, offset: Int)] = []
    var tokens = SwiftTokens(text.bytes)
    var last = ""
    while let token = tokens.next() {
      defer { last = tokens.text(token) }
      guard last == "init" || last == "UIEdgeInsets" || last == "CGSize",
        tokens.matches(token, "(")
      else { continue }
      // A number counts after a label such as `top:`, up to the next comma.
      var counts = false
      var literal = tokens
      tokens.skip(to: ")", from: "(")
      while literal.index < tokens.index, let part = literal.next() {
        if literal.isNumber(part) {
          guard counts, !read.contains(part.lowerBound) else { continue }
          let range = token.lowerBound..<tokens.index
          missed.append((String(decoding: text.bytes[range], as: UTF8.self), range.lowerBound))
          break
        }
        if literal.matches(part, ",") { counts = false }
        if literal.peeks(":") { counts = (Self.edges + Self.sides).contains(literal.text(part)) }
      }
    }
    return missed
  }
}
