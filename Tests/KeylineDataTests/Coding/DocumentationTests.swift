import Testing

/// What a library offers says what it is.
@Suite("Doc comments")
struct DocumentationTests {
  private static let modules = ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineData"]

  static let files = modules.flatMap { module in
    (try? Checkout.files(in: "Sources/\(module)").filter { $0.hasSuffix(".swift") }) ?? []
  }

  @Test func `the sources are found`() { #expect(Self.files.count > 100) }

  @Test(arguments: files)
  func `every public name has one`(file: String) throws {
    let lines = String(decoding: try Checkout.bytes(file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    for (index, line) in lines.enumerated() where Self.isDeclaration(line) {
      let before = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
      #expect(before.hasPrefix("///"), "\(file):\(index + 1): \(line)")
    }
  }

  /// Whether a line declares a public name that no protocol describes already.
  private static func isDeclaration(_ line: Substring) -> Bool {
    guard line.hasPrefix("public "), !line.hasPrefix("public import") else { return false }
    let words = line.split { " (:<".contains($0) }
    let inherited = ["description", "hash"]
    let isOperator =
      line.contains("func <") || line.contains("func ==") || line.contains("func +")
      || line.contains("func -")
    return !isOperator && !words.contains { inherited.contains(String($0)) }
  }
}
