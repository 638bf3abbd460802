import Foundation
import KeylineData
import KeylineTestSupport
import Testing

/// The files of the shipped seed, set against the schemas that the program publishes for them.
@Suite("Files of the seed and their schemas")
struct SeedFileSchemaTests {
  private static let seed = URL(filePath: #filePath)
    .appending(path: "../../../../seed").standardizedFileURL

  /// Each kind of file: what it is called below `seed`, its schema and how many there are at least.
  private static let kinds: [(place: String, schema: String, atLeast: Int)] = [
    ("conditions.json", "seed/conditions", 1), ("data.json", "seed/data", 1),
    ("devices", "seed/device", 107),
    ("metrics.json", "seed/metrics", 1), ("redesigns.json", "seed/redesigns", 1),
    ("releases.json", "seed/releases", 1), ("rules", "seed/rules", 60),
    ("sources.json", "seed/sources", 1), ("techniques", "seed/technique", 20),
  ]

  /// The files of a kind, below `seed`.
  private func files(_ place: String) throws -> [String] {
    if place.hasSuffix(".json") { return [place] }
    return try FileManager.default.contentsOfDirectory(
      atPath: Self.seed.appending(path: place).path
    ).sorted().map { "\(place)/\($0)" }
  }

  private func objections(to text: String, by schema: String) throws -> [String] {
    var validator = SchemaValidator(try SchemaTests.schema(schema))
    validator.validate(try JSONValue.reading(text))
    return validator.objections
  }

  @Test func `every kind of file has a schema, and every file is of a kind`() throws {
    #expect(Self.kinds.map(\.schema) == SchemaTests.seed)
    let places = try FileManager.default.contentsOfDirectory(atPath: Self.seed.path)
    #expect(Set(places) == Set(Self.kinds.map(\.place)))
  }

  @Test(arguments: kinds)
  func `every file fits the schema of its kind`(
    place: String, schema: String, atLeast: Int
  ) throws {
    let files = try files(place)
    #expect(files.count >= atLeast)
    for file in files {
      let data = try Data(contentsOf: Self.seed.appending(path: file))
      let text = try #require(String(bytes: data, encoding: .utf8), "\(file)")
      #expect(try objections(to: text, by: schema) == [], "\(file)")
    }
  }

  /// Rows with few keys that fit, by the kind of file.
  private static let good = [
    "seed/conditions":
      #"{ "conditions": [{ "key": "a", "of": "situation", "values": ["b", "c"], "meaning": "A." }] }"#,
    "seed/data": #"{ "number": 1 }"#,
    "seed/device": #"{ "id": "a", "name": "A", "family": "ipad", "os": { "first": "12" } }"#,
    "seed/metrics":
      #"{ "metrics": [{ "id": "a", "title": "A", "definition": "A.", "since": "7", "unit": "pt" }] }"#,
    "seed/redesigns":
      #"{ "redesigns": [{ "id": "r", "name": "the bar", "version": "18", "sources": ["s"] }] }"#,
    "seed/releases": #"{ "releases": [{ "version": "13.1", "ios": "2019-09-24" }] }"#,
    "seed/rules":
      #"{ "metric": "a", "rules": [{ "id": "a/b", "value": 1, "rests-on": ["s/o"] }], "observations": [{ "id": "s/o", "source": "s", "os": "14", "value": 1, "obtained": "measured" }] }"#,
    "seed/sources":
      #"{ "sources": [{ "id": "s", "title": "S", "kind": "issue", "locator": "exact" }] }"#,
    "seed/technique":
      #"{ "id": "t", "title": "T", "kind": "technique", "effect": "E.", "sources": ["s"], "support": [{ "verdict": "works" }] }"#,
  ]

  @Test(arguments: SchemaTests.seed)
  func `a file with the keys that it needs fits`(schema: String) throws {
    let text = try #require(Self.good[schema])
    #expect(try objections(to: text, by: schema) == [])
  }

  @Test(arguments: [
    ("seed/conditions", #""situation""#, #""weather""#, ".conditions[0].of: "),
    ("seed/conditions", #""key": "a", "#, "", ".conditions[0]: key is missing"),
    ("seed/data", #""number": 1"#, #""number": "1""#, ".number: "),
    ("seed/data", #""number": 1"#, "", ": number is missing"),
    ("seed/data", "1 }", #"1, "date": "2026" }"#, ": date is not in the schema"),
    ("seed/device", #""ipad""#, #""watch""#, ".family: "),
    ("seed/device", #""name": "A", "#, "", ": name is missing"),
    ("seed/device", #""name""#, #""widht": 375, "name""#, ": widht is not in the schema"),
    ("seed/device", #""12""#, "12", ".os.first: "),
    ("seed/metrics", #""pt""#, #""mm""#, ".metrics[0].unit: "),
    ("seed/metrics", #""since": "7", "#, "", ".metrics[0]: since is missing"),
    ("seed/metrics", #""A.""#, "[]", ".metrics[0].definition: "),
    ("seed/releases", #""13.1""#, "13.1", ".releases[0].version: "),
    ("seed/releases", #""ios""#, #""macos""#, ".releases[0]: macos is not in the schema"),
    ("seed/rules", #", "rests-on": ["s/o"]"#, "", ".rules[0]: rests-on is missing"),
    ("seed/rules", #""value": 1, "rests-on""#, #""value": [], "rests-on""#, ".rules[0].value: "),
    (
      "seed/rules", #""id": "a/b""#, #""metric": "a", "id": "a/b""#,
      ".rules[0]: metric is not in the schema"
    ),
    ("seed/rules", #""measured""#, #""guessed""#, ".observations[0].obtained: "),
    ("seed/rules", #""14""#, "14", ".observations[0].os: "),
    ("seed/sources", #""issue""#, #""rumour""#, ".sources[0].kind: "),
    ("seed/sources", #", "locator": "exact""#, "", ".sources[0]: locator is missing"),
    ("seed/technique", #""technique""#, #""trick""#, ".kind: "),
    ("seed/technique", #""works""#, #""maybe""#, ".support[0].verdict: "),
    ("seed/technique", #""sources": ["s"], "#, "", ": sources is missing"),
    ("seed/technique", #"["s"]"#, #""s""#, ".sources: "),
  ])
  func `a file that does not fit is objected to at its place`(
    schema: String, old: String, new: String, objection: String
  ) throws {
    let good = try #require(Self.good[schema])
    let bad = good.replacing(old, with: new, maxReplacements: 1)
    #expect(bad != good)
    let objections = try objections(to: bad, by: schema)
    #expect(objections.contains { $0.hasPrefix(objection) }, "\(objections)")
  }
}
