import Foundation
import Testing

@testable import keyline

/// A reader who looks for a place that the page names finds it there.
@Suite("The page How Keyline is built")
struct HowKeylineIsBuiltTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// What is written as code, in the order of the page, each once; drawings are left out.
  private static let names = Result { () throws -> [String] in
    let page = root.appending(path: "Sources/keyline/Keyline.docc/HowKeylineIsBuilt.md")
    let text = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let prose = text.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let pieces = prose.components(separatedBy: "`")
    var seen: Set<String> = []
    return pieces.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      .filter { seen.insert($0).inserted }
  }

  /// The files of the repository that a name may mean.
  private static let files = Result { () throws -> [String] in
    try ["Sources", "Tests", "seed", "migrations", "script"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
    }
  }

  /// All sources and tables in one text.
  private static let code = Result { () throws -> Data in
    try files.get().filter { $0.hasSuffix(".swift") || $0 == "migrations/schema.sql" }
      .reduce(into: Data()) { $0 += try Data(contentsOf: root.appending(path: $1)) }
  }

  private func isDeclared(_ name: Substring) throws -> Bool {
    let code = try Self.code.get()
    return ["class", "struct", "enum", "protocol", "case", "let", "var", "func", "TABLE"].contains {
      code.range(of: Data("\($0) \(name)".utf8)) != nil
    }
  }

  /// The end of a name of a file.
  private static let others: Set<String> = ["+Text"]

  private func exists(_ written: String) throws -> Bool {
    let name = written.hasSuffix("/") ? String(written.dropLast()) : written
    let files = try Self.files.get()
    let first = name.prefix { $0 != "/" }
    let outside: Set<Substring> = ["seed", "migrations", "script", "Tests"]
    if name.contains("/") || outside.contains(first) {
      let path = outside.contains(first) ? name : "Sources/" + name
      // The second of two paths in a row begins where they part.
      return files.contains {
        $0 == path || $0 == path + ".swift" || $0.hasSuffix("/\(name).swift")
      } || outside.contains(Substring(name))
    }
    if name.hasPrefix("--") {
      return Command.all.contains { $0.discussion.contains(name) || $0.abstract.contains(name) }
    }
    if name.allSatisfy(\.isNumber) { return files.contains { $0.hasPrefix("migrations/\(name)") } }
    if Command.all.contains(where: { $0.path == name }) { return true }
    if files.contains(where: { $0.hasSuffix("/\(name).swift") || $0.hasSuffix("/\(name)") }) {
      return true
    }
    return try name.split(separator: ".").allSatisfy(isDeclared)
  }

  @Test func `names much`() throws { #expect(try Self.names.get().count > 50) }

  /// The modules of the rooms, and those that each imports.
  private static let imports = Result { () throws -> [String: Set<String>] in
    let page = root.appending(path: "Sources/keyline/Keyline.docc/HowKeylineIsBuilt.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rooms = text.components(separatedBy: "## The rooms")[1].components(separatedBy: "## ")[0]
    var imports: [String: Set<String>] = [:]
    for line in rooms.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let module = cells[0].dropFirst().prefix { $0 != "/" && $0 != "`" }
      imports[String(module)] = Set(cells[2].components(separatedBy: ", ").map { "Keyline" + $0 })
    }
    return imports.filter { $0.key.lowercased().hasPrefix("keyline") }
  }

  @Test func `a module imports what the page says and no more`() throws {
    let rooms = try Self.imports.get()
    #expect(rooms.count == 8)
    let library = Set(rooms.keys).subtracting(["keyline", "KeylineKit"])
    for (module, allowed) in rooms {
      let most = module == "keyline" ? library : allowed
      for file in try Self.files.get()
      where file.hasPrefix("Sources/\(module)/") && file.hasSuffix(".swift") {
        let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") where line.contains("import Keyline") {
          let name = String(line.split(separator: " ").last ?? "")
          #expect(most.contains(name), "\(file) imports \(name)")
        }
      }
    }
  }

  @Test func `names nothing that is not there`() throws {
    for name in try Self.names.get() where !Self.others.contains(name) {
      #expect(try exists(name), "\(name)")
    }
  }

  @Test(arguments: [
    "keyline/Input/No", "NoSuchType", "Check.noSuch", "9999", "--no-such", "get up",
  ])
  func `would be caught`(name: String) throws { #expect(try !exists(name)) }
}
