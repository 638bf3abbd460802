import Foundation
import KeylineModel
import KeylinePublish
import KeylineQuery
import Testing

@testable import keyline

/// No name becomes markup: a parser reads each back from the site and from pictures.
@Suite("Hostile names on pages and in pictures", .serialized, Tool.python3.trait)
struct HostilePagesTests {
  private static let matrix = HostileNamesTests.content.matrix

  private static let reader = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/Consumers/read.py").standardizedFileURL

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func read(_ kind: String) throws -> [String] {
    let python = try #require(Tool.python3.url)
    let outcome = try Program(
      python, [Self.reader.path, kind, folder.url.path, "names"],
      variables: ProcessInfo.processInfo.environment
    ).finish()
    try #require(outcome.exitCode == 0, "\(outcome.messages.prefix(2_000))")
    return Array(outcome.output.components(separatedBy: "\n").dropLast())
  }

  private func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The text with a sign for each of its characters that a format cannot hold.
  private func text(_ text: String, without isLost: (Unicode.Scalar) -> Bool) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isLost(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  @Test func `a browser reads them back from the site, but for control characters`() throws {
    var paths: [String] = []
    try Site(Self.matrix, flags: .ours).write { file in
      let url = folder.url.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
      paths.append(file.path)
    }
    #expect(Set(paths.map { Array($0.utf8) }).count == paths.count)
    let names = Self.matrix.devices.reversed().map { device in
      hex(text(device.name) { $0.properties.generalCategory == .control })
    }
    let found = try read("site")
    #expect(found.count == names.count)
    for (name, expected) in zip(found, names) { #expect(name == expected) }
  }

  /// Draws a picture for each device, in a file with its number.
  private func draw(_ picture: (Int, Device) throws -> String) throws {
    for (index, device) in Self.matrix.devices.enumerated() {
      let svg = try picture(index, device)
      _ = try folder.write(svg, to: "\(1_000 + index).svg")
    }
  }

  /// Expects the names in the titles of the pictures.
  private func expectTitles(_ before: String, _ names: [String], _ after: String) throws {
    let titles = try read("svg")
    #expect(titles.count == names.count)
    for (title, name) in zip(titles, names) {
      let held = text(name) { $0.properties.generalCategory == .control }
      #expect(title.hasPrefix(hex(before + held + after)), "\(name.debugDescription.prefix(80))")
    }
  }

  @Test func `a parser reads them back from screens`() throws {
    let resolver = Self.matrix.resolver
    let columns = ScreenPicture.columns(in: Situation(), resolver.metric)
    try draw { _, device in
      let table = resolver.table(
        AnswerTable.Request(
          columns: columns, devices: DeviceSet(naming: [device]), versions: try VersionSet("12")))
      let row = try #require(table.rows.first)
      let labels = VersionLabels(resolver.knowledge.releases)
      return try #require(ScreenPicture(row, in: Situation(), labels)).svg
    }
    try expectTitles("", Self.matrix.devices.map(\.name), ", iOS 12 · portrait")
  }

  @Test func `a parser reads them back from timelines`() throws {
    let named = Self.matrix.metrics.filter { HostileNames.all.contains($0.title) }
    try draw { index, device in
      TimelinePicture(
        AnswerMatrix(
          Self.matrix.resolver, devices: [device], metrics: [named[index]],
          situations: [Situation()])
      ).svg
    }
    try expectTitles("", named.map(\.title), ", ")
  }
}
