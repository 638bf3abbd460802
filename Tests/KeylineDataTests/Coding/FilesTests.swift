import KeylineData
import KeylineModel
import Testing

@Suite struct FilesTests {
  private func knowledge(_ files: [(String, String)]) throws -> Knowledge {
    try Seed.knowledge(files.map { SourceText(name: $0, bytes: $1.utf8) })
  }

  @Test func `no file is no knowledge but the redesign that the first data took for granted`()
    throws
  {
    let knowledge = try knowledge([])
    #expect(knowledge.redesigns.map(\.version) == [OSVersion(26)])
    #expect(knowledge == Knowledge(redesigns: knowledge.redesigns))
  }

  @Test func `a device in a file of another name is an error`() throws {
    let error = try #require(throws: InputError.self) {
      try knowledge([
        ("seed/devices/b.json", #"{ "id": "a", "name": "A", "family": "ipad" }"#)
      ])
    }
    #expect(error.file == "seed/devices/b.json")
    #expect(error.message.contains("\"a\""))
  }

  @Test func `rules in a file of another name are an error`() throws {
    let error = try #require(throws: InputError.self) {
      try knowledge([
        ("seed/rules/tabBar.y.json", #"{ "metric": "tabBar.height", "rules": [] }"#)
      ])
    }
    #expect(error.message.contains("\"tabBar.height\""))
  }

  @Test(arguments: [
    "seed/other.json", "seed/colours/a.json", "seed/rules.json", "seed/devices.json", "data",
    "seed/device/a.json", "", "seed/devices/old/metrics.json", "a/b/c/d/metrics.json",
    "seed/metrics",
  ])
  func `a file that a seed does not have is an error`(path: String) throws {
    let error = try #require(throws: InputError.self) { try knowledge([(path, "{}")]) }
    #expect(error.file == path)
  }

  @Test(arguments: [
    "{}", #"{ "number": 0 }"#, #"{ "number": -1 }"#, #"{ "number": 1.5 }"#,
    #"{ "number": "1" }"#, #"{ "number": null }"#, #"{ "number": 1, "date": "2026-01-01" }"#,
    #"{ "number": 1000001 }"#, "[]",
  ])
  func `the number of the data is a whole number above 0`(text: String) {
    #expect(throws: InputError.self) { try knowledge([("seed/data.json", text)]) }
  }

  @Test(arguments: [
    ("seed/sources.json", "sources"), ("seed/metrics.json", "metrics"),
    ("seed/releases.json", "releases"), ("seed/redesigns.json", "redesigns"),
  ])
  func `a table holds rows under its own key`(path: String, key: String) throws {
    #expect(throws: Never.self) { try knowledge([(path, "{ \"\(key)\": [] }")]) }
    for text in [
      "{ \"rows\": [] }", "{ \"\(key)\": {} }", "{ \"\(key)\": [1] }", "[]",
      "{ \"\(key)\": [], \"\(key)\": [] }",
    ] {
      let error = try #require(throws: InputError.self) { try knowledge([(path, text)]) }
      #expect(error.file == path)
    }
  }

  @Test func `an error in a table names the row`() throws {
    let error = try #require(throws: InputError.self) {
      try knowledge([
        (
          "seed/releases.json",
          "{ \"releases\": [\n{ \"version\": \"13\" },\n{ \"version\": 26.10 }] }"
        )
      ])
    }
    #expect(error.description.hasPrefix("seed/releases.json:3:14: releases[1].version: "))
  }

  @Test func `an identifier that stands twice in a file of evidence is an error`() throws {
    let row =
      #"{ "id": "s/o", "source": "s", "os": "14", "value": 1, "obtained": "measured" }"#
    let error = try #require(throws: InputError.self) {
      try MetricFile(
        SourceText(
          name: "a.json", bytes: "{\"metric\":\"a\",\"observations\":[\(row),\n\(row)]}".utf8),
        layer: .local)
    }
    #expect(error.path == "observations[1]")
    #expect(error.position?.line == 2)
    #expect(error.message.contains("\"s/o\""))
  }

  @Test func `a file of evidence knows where each row stands`() throws {
    let row =
      #"{ "id": "s/o", "source": "s", "os": "14", "value": 1, "obtained": "measured" }"#
    let file = try MetricFile(
      SourceText(name: "a.json", bytes: "{\"metric\":\"a\",\"observations\":[\n \(row)]}".utf8),
      layer: .local)
    let place = try #require(file.places["s/o"])
    #expect(place.path == "observations[0]")
    #expect(place.position.line == 2)
    #expect(place.position.column == 2)
  }
}
