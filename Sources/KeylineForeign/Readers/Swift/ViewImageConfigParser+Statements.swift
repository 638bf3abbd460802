import KeylineJSON

extension ViewImageConfigParser {
  /// Reads statements up to the bracket that closes them, or up to the next case; takes neither.
  mutating func statements(
    _ body: inout ConfigBody, depth: Int, inCase: Bool
  ) throws(InputError) {
    while let token = lexer.peek() {
      if lexer.matches(token, "}") { return }
      if inCase, lexer.matches(token, "case") || lexer.matches(token, "default") { return }
      _ = lexer.next()
      try statement(token, &body, depth: depth)
    }
    throw truncated(body)
  }

  private mutating func statement(
    _ token: SwiftToken, _ body: inout ConfigBody, depth: Int
  ) throws(InputError) {
    if lexer.matches(token, "switch"), depth < ConfigBody.maximumDepth {
      try cases(&body, depth: depth + 1)
    } else if lexer.matches(token, "safeArea") {
      if takesValue() { try insets(&body) }
    } else if lexer.matches(token, "size") {
      if takesValue() { try size(&body) }
    } else if lexer.matches(token, "ViewImageConfig"), lexer.matches(lexer.peek(), "(") {
      _ = lexer.next()
      try arguments(&body)
    } else if lexer.matches(token, "{") {
      let start = lexer
      skip(to: "}", from: "{")
      body.hasOtherBranches = body.hasOtherBranches || start.finds("return", before: lexer.index)
    } else if lexer.matches(token, "(") {
      skip(to: ")", from: "(")
    } else if token.kind == .word, lexer.matches(lexer.peek(), "(") {
      _ = lexer.next()
      if lexer.matches(token, "init") {
        try arguments(&body)
      } else {
        body.calls = lexer.text(token)
        skip(to: ")", from: "(")
      }
    }
  }

  /// Reads the cases of a switch; each way so far goes on through every case.
  private mutating func cases(_ body: inout ConfigBody, depth: Int) throws(InputError) {
    while let token = lexer.next(), !lexer.matches(token, "{") {}
    let before = body.variants
    var after: [ConfigVariant] = []
    while let token = lexer.next() {
      if lexer.matches(token, "}") {
        body.variants = after.isEmpty ? before : after
        return
      }
      guard lexer.matches(token, "case") || lexer.matches(token, "default") else { continue }
      let labels = pattern()
      body.variants = labels.isEmpty ? before : before.flatMap { $0.adding(oneOf: labels) }
      try statements(&body, depth: depth, inCase: true)
      after += body.variants
      guard after.count <= ConfigBody.maximumCount else {
        throw text.error(
          "more than \(ConfigBody.maximumCount) paths through \(body.name)",
          at: token.range.lowerBound)
      }
    }
    throw truncated(body)
  }

  /// The names of the cases before a colon; brackets are skipped.
  private mutating func pattern() -> [String] {
    var labels: [String] = []
    var isName = false
    while let token = lexer.next(), !lexer.matches(token, ":") {
      if isName, token.kind == .word, labels.count < ConfigBody.maximumCount {
        labels.append(lexer.text(token))
      }
      isName = lexer.matches(token, ".")
      if lexer.matches(token, "(") { skip(to: ")", from: "(") }
    }
    return labels
  }

  /// Consumes the type and the equals sign behind a name; true if a value follows.
  private mutating func takesValue() -> Bool {
    if lexer.matches(lexer.peek(), ":") {
      _ = lexer.next()
      guard lexer.peek()?.kind == .word else { return false }
      _ = lexer.next()
    }
    guard lexer.matches(lexer.peek(), "=") else { return false }
    _ = lexer.next()
    return true
  }

  func truncated(_ body: ConfigBody) -> InputError {
    text.error("the text ends inside \(body.name.prefix(60))", at: text.bytes.count)
  }
}

extension ConfigVariant {
  /// The ways that go on from this one, one for each label.
  fileprivate func adding(oneOf labels: [String]) -> [ConfigVariant] {
    labels.map { label in
      var variant = self
      variant.labels.append(label)
      return variant
    }
  }
}
