/// The starts of comments and strings in the language of a source file, which its extension tells.
struct SourceSyntax {
  /// The signs besides two slashes that begin a comment up to the line end.
  var lineSigns: [StaticString] = []
  /// True if two slashes in the middle of a line begin a comment.
  var hasSlashes = true
  /// The quotes that, tripled, begin strings of several lines.
  var tripled: Set<UInt8> = []
  /// The quotes whose strings may have several lines.
  var long: Set<UInt8> = []
  /// The quotes around a single character.
  var short: Set<UInt8> = []
  /// True if a backtick begins a template, which may hold code.
  var hasTemplates = false
  /// True if slashes may enclose a regular expression.
  var hasPatterns = false
  /// The signs that, before a quote, make a backslash in the string plain, as in `#"…"#` or
  /// `R"(…)"`.
  var raw: Set<UInt8> = []
  /// True if comments with a closing sign may be nested.
  var isNested = false

  private static let (double, single, tick) = (
    UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")
  )

  /// Creates the syntax for a file; with an unknown extension, that of most languages.
  init(fileNamed name: String) {
    switch name.split(separator: ".").last.map({ $0.lowercased() }) ?? "" {
    case "swift":
      (tripled, hasPatterns, isNested) = ([Self.double], true, true)
      raw = [UInt8(ascii: "#")]
    case "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts":
      (hasTemplates, hasPatterns) = (true, true)
    case "c", "h", "m", "mm", "cc", "cpp", "cxx", "hpp", "hh", "hxx", "metal":
      (short, raw) = ([Self.single], [UInt8(ascii: "R")])
    case "go": (short, long) = ([Self.single], [Self.tick])
    case "rs":
      (short, long, raw, isNested) = ([Self.single], [Self.double], [UInt8(ascii: "r")], true)
    case "java", "cs": (short, tripled) = ([Self.single], [Self.double])
    case "kt", "kts", "scala": (short, tripled, isNested) = ([Self.single], [Self.double], true)
    case "dart", "groovy", "gradle": tripled = [Self.double, Self.single]
    case "css", "scss", "less": break
    case "php": (lineSigns, long) = (["#"], [Self.double, Self.single])
    case "py": (lineSigns, hasSlashes, tripled) = (["#"], false, [Self.double, Self.single])
    case "rb", "sh", "bash", "zsh", "fish", "yml", "yaml", "toml", "pl", "r", "cmake", "mk":
      (lineSigns, hasSlashes) = (["#"], false)
    case "sql", "lua", "hs": (lineSigns, hasSlashes) = (["--"], false)
    default: (lineSigns, tripled) = (["#", ";", "%", "--"], [Self.double, Self.single])
    }
    // The signs of many languages are not reliable: a string may follow one.
    isKnown = lineSigns.count <= 1
  }

  /// True if the language is known, so that its signs are reliable.
  let isKnown: Bool
}
