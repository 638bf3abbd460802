import KeylineJSON
import KeylineModel

/// Finds the functions and constants that are `ViewImageConfig`s, and follows their switches.
struct ViewImageConfigParser {
  let text: SourceText
  var lexer: SwiftLexer
  private(set) var configs: [Config] = []
  /// Where the numbers stand that were read.
  var read: [Int] = []
  /// The variants of functions that state something themselves, by name.
  private var own: [String: [ConfigVariant]] = [:]
  /// The functions that only call others, so that each counts once.
  private var calls: Set<[String]> = []

  /// A function or constant.
  struct Config {
    let name: String
    /// The variants that it states itself.
    let variants: [ConfigVariant]
    /// The function that it calls instead.
    let calls: String?
  }

  init(_ text: SourceText) {
    self.text = text
    lexer = SwiftLexer(text.bytes)
  }

  /// Reads the whole text.
  mutating func parse() throws(InputError) {
    while let token = lexer.next() {
      guard lexer.matches(token, "static") else { continue }
      let keyword = lexer.peek()
      if lexer.matches(keyword, "func") {
        try function()
      } else if lexer.matches(keyword, "let") || lexer.matches(keyword, "var") {
        try constant()
      }
    }
  }

  /// The variants of a function, or of the function that it calls.
  func variants(of config: Config) -> [ConfigVariant] {
    guard config.variants.isEmpty, own[config.name] == nil, let target = config.calls else {
      return config.variants
    }
    return own[target] ?? []
  }

  private mutating func function() throws(InputError) {
    _ = lexer.next()
    guard let token = lexer.next(), token.kind == .word else { return }
    var isConfig = false
    while let part = lexer.peek(), !lexer.matches(part, "{") {
      if lexer.matches(part, "static") || lexer.matches(part, "}") { return }
      _ = lexer.next()
      if lexer.matches(part, "(") {
        skip(to: ")", from: "(")
      } else if lexer.matches(part, "ViewImageConfig") {
        isConfig = true
      }
    }
    guard isConfig, lexer.next() != nil else { return }
    var body = ConfigBody(name: lexer.text(token))
    let start = read.count
    try statements(&body, depth: 0, inCase: false)
    _ = lexer.next()
    if body.hasOtherBranches {
      read.removeSubrange(start...)
    } else {
      add(body)
    }
  }

  private mutating func constant() throws(InputError) {
    _ = lexer.next()
    guard let token = lexer.next(), token.kind == .word else { return }
    if lexer.matches(lexer.peek(), ":") {
      _ = lexer.next()
      guard lexer.matches(lexer.peek(), "ViewImageConfig") else { return }
      _ = lexer.next()
    }
    guard lexer.matches(lexer.peek(), "=") else { return }
    _ = lexer.next()
    var body = ConfigBody(name: lexer.text(token))
    while let part = lexer.peek(),
      lexer.matches(part, ".") || lexer.matches(part, "ViewImageConfig")
        || lexer.matches(part, "init")
    {
      _ = lexer.next()
    }
    guard lexer.matches(lexer.peek(), "(") else { return }
    _ = lexer.next()
    try arguments(&body)
    add(body)
  }

  private mutating func add(_ body: ConfigBody) {
    let variants = body.variants.filter { !$0.isEmpty }
    if variants.isEmpty {
      guard let target = body.calls, calls.insert([body.name, target]).inserted else { return }
    } else if own[body.name] == nil {
      own[body.name] = variants
    }
    configs.append(Config(name: body.name, variants: variants, calls: body.calls))
  }

  /// Goes past everything up to the bracket that closes one that was taken.
  mutating func skip(to close: StaticString, from open: StaticString) {
    var depth = 1
    while depth > 0, let token = lexer.next() {
      if lexer.matches(token, open) { depth += 1 }
      if lexer.matches(token, close) { depth -= 1 }
    }
  }

  /// The insets and sizes of which a number was not read, each as it is written, and where that stands.
  func missed() -> [(text: String, offset: Int)] {
    let read = Set(read)
    var missed: [(text: String, offset: Int)] = []
    var lexer = SwiftLexer(text.bytes)
    var last: SwiftToken?
    while let token = lexer.next() {
      defer { last = token }
      guard lexer.matches(token, "("), let name = last, Self.makers.contains(lexer.text(name))
      else {
        continue
      }
      // A number counts behind a label such as `top:`, up to the next comma.
      var counts = false
      var hasNumber = false
      var end = token
      var depth = 1
      while depth > 0, let part = lexer.next() {
        if lexer.matches(part, "(") { depth += 1 }
        if lexer.matches(part, ")") { depth -= 1 }
        if part.kind == .word, lexer.matches(lexer.peek(), ":") {
          counts = Self.labels.contains(lexer.text(part))
        } else if lexer.matches(part, ",") {
          counts = false
        }
        hasNumber =
          hasNumber || counts && part.kind == .number && !read.contains(part.range.lowerBound)
        end = part
      }
      if hasNumber {
        let range = token.range.lowerBound..<end.range.upperBound
        missed.append((String(decoding: text.bytes[range], as: UTF8.self), range.lowerBound))
      }
    }
    return missed
  }

  private static let makers: Set<String> = ["init", "UIEdgeInsets", "CGSize"]
  private static let labels: Set<String> = ["top", "left", "bottom", "right", "width", "height"]
}
