import KeylineJSON
import KeylineModel

extension ViewImageConfigParser {
  /// Reads the arguments of a `ViewImageConfig` up to their end.
  mutating func arguments(_ body: inout ConfigBody) throws(InputError) {
    while let token = lexer.next() {
      if lexer.matches(token, ")") { return }
      if lexer.matches(token, "safeArea"), lexer.matches(lexer.peek(), ":") {
        _ = lexer.next()
        try insets(&body)
      } else if lexer.matches(token, "size"), lexer.matches(lexer.peek(), ":") {
        _ = lexer.next()
        try size(&body)
      } else if lexer.matches(token, "(") {
        skip(to: ")", from: "(")
      } else if lexer.matches(token, "{") {
        skip(to: "}", from: "{")
      }
    }
    throw truncated(body)
  }

  /// Reads `.zero`, `.init(top: 44, …)` or `UIEdgeInsets(top: 44, …)`; anything else says nothing.
  mutating func insets(_ body: inout ConfigBody) throws(InputError) {
    let keys = ["top", "left", "bottom", "right"]
    if lexer.matches(lexer.peek(), "UIEdgeInsets") { _ = lexer.next() }
    if lexer.matches(lexer.peek(), ".") {
      _ = lexer.next()
      if let token = lexer.peek(), lexer.matches(token, "zero") {
        _ = lexer.next()
        let zero = ConfigVariant.Number(value: .zero, offset: token.range.lowerBound)
        body.set(edges: Dictionary(keys.map { ($0, zero) }) { $1 })
        return
      }
    }
    body.set(edges: try numbers(keys, body))
  }

  /// Reads `.init(width: 375, height: 812)` or `CGSize(…)`; anything else says nothing.
  mutating func size(_ body: inout ConfigBody) throws(InputError) {
    if lexer.matches(lexer.peek(), "CGSize") { _ = lexer.next() }
    if lexer.matches(lexer.peek(), ".") { _ = lexer.next() }
    body.set(size: try numbers(["width", "height"], body))
  }

  /// The labelled number literals of a call; expressions that are not literals are skipped.
  private mutating func numbers(
    _ keys: [String], _ body: ConfigBody
  ) throws(InputError) -> [String: ConfigVariant.Number] {
    if lexer.matches(lexer.peek(), "init") { _ = lexer.next() }
    guard lexer.matches(lexer.peek(), "(") else { return [:] }
    _ = lexer.next()
    var numbers: [String: ConfigVariant.Number] = [:]
    while let token = lexer.next() {
      if lexer.matches(token, ")") { return numbers }
      if lexer.matches(token, "(") {
        skip(to: ")", from: "(")
      } else if token.kind == .word, lexer.matches(lexer.peek(), ":") {
        _ = lexer.next()
        let key = lexer.text(token)
        if let number = try literal(), keys.contains(key) { numbers[key] = number }
      }
    }
    throw truncated(body)
  }

  /// A number that stands alone before a comma or a bracket.
  private mutating func literal() throws(InputError) -> ConfigVariant.Number? {
    var sign = ""
    if lexer.matches(lexer.peek(), "-") {
      _ = lexer.next()
      sign = "-"
    }
    guard let token = lexer.peek(), token.kind == .number else { return nil }
    _ = lexer.next()
    guard lexer.matches(lexer.peek(), ",") || lexer.matches(lexer.peek(), ")") else { return nil }
    let digits = String(lexer.text(token).prefix(60).filter { $0 != "_" })
    guard let value = Length(sign + digits) else {
      throw text.error(
        "\(sign)\(digits) is not a length in points, to the sixth of a point",
        at: token.range.lowerBound)
    }
    read.append(token.range.lowerBound)
    return ConfigVariant.Number(value: value, offset: token.range.lowerBound)
  }
}
