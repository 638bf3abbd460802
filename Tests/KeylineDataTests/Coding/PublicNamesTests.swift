import Foundation
import KeylineData
import KeylineModel
import Testing

/// What other packages see is a promise, so it stands on a page.
@Suite("Public names")
struct PublicNamesTests {
  static let modules = ["KeylineModel", "KeylineKit"]

  /// The end of the files that script/embed writes: a constant for each metric and each device.
  private static let shipped = "Name+Shipped.swift"

  @Test func `are those on KeylineKit's page`() throws {
    let sources = try Self.modules.flatMap { try Checkout.files(in: "Sources/" + $0) }
    var declared: [String: Set<String>] = [:]
    for path in sources where path.hasSuffix(".swift") && !path.hasSuffix(Self.shipped) {
      declared.merge(Self.names(in: try Self.text(path)), uniquingKeysWith: { $0.union($1) })
    }
    let listed = Self.listed(in: try Self.text("Sources/KeylineKit/KeylineKit.docc/KeylineKit.md"))
    #expect(declared.keys.sorted() == listed.keys.sorted())
    for (type, names) in declared { #expect(names == listed[type], "\(type)") }
  }

  @Test(arguments: ["Metric", "Device"])
  func `every metric and every device has a constant`(kind: String) throws {
    let text = try Self.text("Sources/KeylineKit/\(kind)\(Self.shipped)")
    let named = text.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
    let seed = try Seed.bundled()
    let all = kind == "Metric" ? seed.metrics.map(\.id) : seed.devices.map(\.id)
    #expect(named.sorted() == all.sorted(), "run script/embed, then build")
  }

  @Test func `no other module has any`() throws {
    let paths = try Checkout.files(in: "Sources").filter { path in
      path.hasSuffix(".swift")
        && !(Self.modules + ["keyline"]).contains { path.hasPrefix("Sources/\($0)/") }
    }
    #expect(paths.count > 100)
    for path in paths { #expect(Self.names(in: try Self.text(path)).isEmpty, "\(path)") }
  }

  @Test func `are found in types, their extensions and types inside them`() {
    let text = """
      public struct A: Hashable {
        public package(set) var b: Int
        package var c: Int
        public enum D { case e }
        public static func < (left: A, right: A) -> Bool { true }
      }
      extension A.D {
        public init(_ f: Int) {}
        public func g<H>(_ h: H) {}
      }
      """
    #expect(Self.names(in: text) == ["A": ["b"], "A.D": ["init", "g"]])
  }

  /// The public types of a file with the names of their public members; operators belong to a protocol.
  private static func names(in text: String) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    var scopes: [Substring] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.split { !($0.isLetter || $0.isNumber || "_.<@".contains($0)) }
      let isPublic = words.first == "public" && words.dropFirst().first != "import"
      let kinds: Set<Substring> = [
        "struct", "enum", "extension", "class", "protocol", "var", "let", "func", "typealias",
        "init",
      ]
      guard let place = words.firstIndex(where: kinds.contains), depth <= scopes.count else {
        continue
      }
      let name = words.dropFirst(place + 1).first?.prefix { $0 != "<" } ?? ""
      switch words[place] {
      case "struct", "enum", "extension", "class", "protocol":
        scopes = scopes.prefix(depth) + [name]
        if isPublic { names[scopes.joined(separator: "."), default: []] = [] }
      case "init" where isPublic:
        names[scopes.prefix(depth).joined(separator: "."), default: []].insert("init")
      default:
        if isPublic, !name.isEmpty {
          names[scopes.prefix(depth).joined(separator: "."), default: []].insert(String(name))
        }
      }
    }
    return names
  }

  /// The names below the heading that announces them: a line, or two, for each type.
  private static func listed(in page: String) -> [String: Set<String>] {
    let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("All names") }
    var listed: [String: Set<String>] = [:]
    for item in (section ?? "").split(separator: "\n- ").dropFirst() {
      let names = item.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
      guard let type = names.first?.element else { continue }
      listed[String(type)] = Set(names.dropFirst().map { String($0.element) })
    }
    return listed
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Checkout.bytes(path), as: UTF8.self)
  }
}
