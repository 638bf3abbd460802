import Foundation
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import keyline

/// No name becomes code: each is read back by a compiler or parser and is what it was.
@Suite("Hostile names", .serialized)
struct HostileNamesTests {
  static let names = HostileNames.all

  /// The name as an identifier, which has at most 64 bytes wherever it is read.
  private static func id(_ name: String) -> String {
    name.utf8.count <= 64 ? name : String(String.UnicodeScalarView(name.unicodeScalars.prefix(15)))
  }

  /// Devices and metrics with these names, titles, identifiers and everything.
  static let content: ExportContent = {
    let ids = SnapshotTestingExport.metrics
    var metrics: [Metric] = ids.map {
      switch $0 {
      case "screen.width": .of($0, .width, .height)
      case "screen.height": .of($0, .height, .width)
      default: .of($0)
      }
    }
    metrics += names.map {
      Metric(id: id($0), title: $0, definition: $0, since: OSVersion(2), attribute: nil)
    }
    let devices = names.enumerated().map { index, name in
      Device.device(id(name), name, .iphone) {
        $0.identifiers = [name]
        $0.released = "2017-01-01"
        ($0.width, $0.height, $0.scale) = (Length(points: 375 + index), Length(sixths: 4_001), 3)
        $0.firstOS = StatedVersion("11")
      }
    }
    let rules = (ids.dropFirst(2) + names.map(id)).map {
      Rule.of("rule/\($0)", "53.667", metric: $0)
    }
    let resolver = Resolver(Knowledge.of(rules, metrics: metrics, devices: devices))
    var landscape = Situation()
    landscape.orientation = .landscape
    return ExportContent(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
        situations: [Situation(), landscape]))
  }()

  private static let fixtures = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/Consumers").standardizedFileURL

  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path) {
      try FileManager.default.copyItem(
        at: Self.fixtures.appending(path: name), to: folder.url.appending(path: name))
    }
  }

  /// Writes an export of some content into the folder.
  private func export(_ export: any Export, to name: String, _ content: ExportContent) throws {
    var bytes: [UInt8] = []
    try withUnsafeMutablePointer(to: &bytes) { pointer in
      var sink = ByteSink { piece in pointer.pointee += piece }
      try export.write(content, to: &sink)
    }
    try Data(bytes).write(to: folder.url.appending(path: name))
  }

  /// Runs a tool in the folder; what it prints on standard output.
  private func run(_ tool: Tool, _ arguments: String) throws -> String {
    try run(try #require(tool.url), arguments)
  }

  private func run(_ program: URL, _ arguments: String) throws -> String {
    let outcome = try Program(
      program, arguments.words, variables: ProcessInfo.processInfo.environment,
      in: folder.url.path
    ).finish()
    let told = String((outcome.output + outcome.messages).prefix(2_000))
    try #require(outcome.exitCode == 0, "\(program.lastPathComponent): \(told)")
    return outcome.output
  }

  /// The names in the order of the export, as hexadecimal digits of their bytes.
  private func expected(_ change: (String) -> String = { $0 }) -> [String] {
    Self.content.matrix.devices.map { device in
      change(device.name).utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  private func lines(_ output: String) -> [String] {
    Array(output.components(separatedBy: "\n").dropLast())
  }

  @Test func `there are 60 of them or more, each different`() {
    #expect(Self.names.count >= 60)
    #expect(Set(Self.names.map { Array($0.unicodeScalars) }).count == Self.names.count)
  }

  /// No release is known here.
  @Test func `each device has its page on the site`() throws {
    var pages = 0
    try Site(Self.content.matrix, flags: .ours).write { file in
      if file.path.hasPrefix("devices/") { pages += 1 }
    }
    #expect(pages == Self.names.count)
  }

  @Test
  func `Swift reads them back`() throws {
    let swift = try #require(SwiftExport(name: "Keyline", isPublic: false))
    try export(swift, to: "Export.swift", Self.content)
    for version in [5, 6] {
      _ = try run(.swiftc, "-typecheck -swift-version \(version) -warnings-as-errors Export.swift")
    }
    _ = try run(.swiftc, "-parse-as-library -o names Export.swift names.swift")
    #expect(lines(try run(folder.url.appending(path: "names"), "")) == expected())
  }

  @Test(arguments: [nil, "my"])
  func `configurations for SnapshotTesting compile`(prefix: String?) throws {
    let matrix = Self.content.matrix
    let content = ExportContent(
      AnswerMatrix(
        matrix.resolver, devices: matrix.devices,
        metrics: matrix.metrics.filter { SnapshotTestingExport.metrics.contains($0.id) },
        situations: matrix.situations, versions: try VersionSet("12")))
    let export = try #require(
      SnapshotTestingExport(prefix: prefix, isPublic: prefix != nil, versionsWith: "--os"))
    try self.export(export, to: "Devices.swift", content)
    for module in ["UIKit", "SnapshotTesting"] {
      _ = try run(
        .swiftc, "-parse-as-library -emit-module -module-name \(module) -I . \(module).swift")
    }
    for version in [5, 6] {
      _ = try run(
        .swiftc, "-typecheck -swift-version \(version) -warnings-as-errors -I . Devices.swift")
    }
    let text = try String(contentsOf: folder.url.appending(path: "Devices.swift"), encoding: .utf8)
    let count = text.components(separatedBy: "static var ").count - 1
    let skipped = text.components(separatedBy: ": SnapshotTesting has ").count - 1
    #expect(count + skipped == Self.names.count)
  }

  @Test(Tool.tsc.trait, Tool.node.trait)
  func `TypeScript reads them back`() throws {
    try export(TypeScriptExport(), to: "Export.ts", Self.content)
    _ = try run(.tsc, "--strict --target es2020 --module commonjs names.ts")
    #expect(lines(try run(.node, "names.js")) == expected())
  }

  @Test(Tool.python3.trait, arguments: ["json", "csv"])
  func `Python reads them back`(kind: String) throws {
    try export(kind == "json" ? JSONExport() : CSVExport(), to: "export.\(kind)", Self.content)
    #expect(lines(try run(.python3, "read.py \(kind) export.\(kind) names")) == expected())
  }
}
