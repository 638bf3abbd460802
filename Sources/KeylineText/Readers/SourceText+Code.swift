import KeylineData

extension SourceText {
  /// The error for source code, or a tree of views, with the command that reads numbers in it; nil
  /// for any other text.
  var codeFault: String? {
    let formats =
      "compare reads CSV, tables in Markdown, JSON, and ViewImageConfig literals in Swift"
    if isTreeOfViews { return "it is no table, but a tree of views; \(formats)" }
    guard isCode else { return nil }
    return "it is source code; \(formats). To check an expression: "
      + "keyline audit 'hasNotch ? 88 : 64' --metric navigationBar.maxY"
  }

  /// True if it contains frames as UIKit prints them: `{{0.0, 44.0}, {390.0, 44.0}}`.
  private var isTreeOfViews: Bool {
    let braces = Array("{{".utf8)
    return bytes.indices.contains { index in
      bytes[index...].starts(with: braces)
        && bytes[index...].dropFirst(2).first.map {
          $0 != braces[0] && Missed.isNumber(String(Character(Unicode.Scalar($0))))
        } == true
    }
  }

  private var isCode: Bool {
    let end = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    if name.contains("."), Self.codeNames.contains(end.lowercased()) { return true }
    var tokens = SwiftTokens(bytes)
    guard let first = tokens.next(), let second = tokens.peek() else { return false }
    return Self.codeWords.contains(tokens.text(first)) && tokens.isWord(second)
      || tokens.matches(first, "#") && Self.directives.contains(tokens.text(second))
  }

  /// The extensions of files with source code.
  private static let codeNames: Set<String> = [
    "c", "cpp", "cs", "dart", "go", "h", "java", "js", "jsx", "kt", "m", "mm", "php", "py", "rb",
    "rs",
    "swift", "ts", "tsx", "vue",
  ]

  /// The words that begin a text of code, before another word.
  private static let codeWords: Set<String> = [
    "class", "const", "enum", "export", "extension", "final", "func", "function", "import", "let",
    "package", "private", "public", "static", "struct", "var",
  ]

  private static let directives: Set<String> = ["define", "import", "include", "pragma"]
}
