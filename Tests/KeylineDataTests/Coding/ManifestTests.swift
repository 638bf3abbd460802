import Foundation
import KeylineData
import KeylineModel
import Testing

/// What became of every row of the collected facts: observations, or left out with the reason.
///
/// `Manifest/facts.json` names the rows; `beyond` lists the observations that come from elsewhere:
/// the articles, the known conflicts and sources found later.
struct ManifestTests {
  private static let counts = [
    "bar_rules.csv": 185, "additions.csv": 158, "safe_areas.csv": 341,
    "safe_areas_display_zoom.csv": 36, "layout_margins.csv": 60, "split_view_widths.csv": 35,
  ]

  private struct Row {
    let file: String
    let line: Int
    let observations: [String]
    let reason: String?
  }

  private static func manifest() throws -> (rows: [Row], beyond: [String]) {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Manifest/facts.json")
    let text = SourceText(name: "facts.json", bytes: try Data(contentsOf: url))
    let object = try ObjectReader(try text.value(), in: text, allowed: ["rows", "beyond"])
    let rows = try object.objects("rows").map { value, path in
      let row = try ObjectReader(
        value, in: text, path: path, allowed: ["file", "line", "row", "observations", "left-out"])
      return Row(
        file: try row.string("file"), line: try row.integer("line", in: 2...10_000) ?? 0,
        observations: try row.strings("observations"),
        reason: try row.optionalString("left-out"))
    }
    return (rows, try object.strings("beyond"))
  }

  @Test func `every row of every file is listed once`() throws {
    let rows = try Self.manifest().rows
    for (file, count) in Self.counts {
      let lines = rows.filter { $0.file == file }.map(\.line).sorted()
      #expect(lines == Array(2...(count + 1)), "\(file)")
    }
    #expect(rows.count == Self.counts.values.reduce(0, +))
  }

  @Test func `a row became observations or was left out with a reason`() throws {
    for row in try Self.manifest().rows {
      #expect(row.observations.isEmpty == (row.reason != nil), "\(row.file):\(row.line)")
    }
  }

  @Test func `the manifest names every observation of the seed and no other`() throws {
    let (rows, beyond) = try Self.manifest()
    let named = Set(rows.flatMap(\.observations)).union(beyond)
    #expect(named == Set(try Seed.bundled().observations.map(\.id)))
    #expect(Set(beyond).isDisjoint(with: rows.flatMap(\.observations)))
  }
}
