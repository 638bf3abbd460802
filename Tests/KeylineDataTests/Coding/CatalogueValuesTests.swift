import KeylineData
import KeylineModel
import Testing

@Suite struct CatalogueValuesTests {
  private func metric(_ member: String) throws -> Metric {
    try Decoding.metric(
      "{ \"id\": \"tabBar.y\", \"title\": \"A\", \"definition\": \"A.\", \(member) }")
  }

  @Test func `every key of a metric is read`() throws {
    let metric = try metric(
      """
      "since": "11.2", "unit": "scale", "elements": ["navigation-bar", "large-title"],
      "attribute": { "portrait": "width", "landscape": "height" }, "see": ["tabBar.height"]
      """)
    #expect(
      metric
        == Metric(
          id: "tabBar.y", title: "A", definition: "A.", since: OSVersion(11, 2), unit: .scale,
          elements: [.navigationBar, .largeTitle],
          attribute: .init(portrait: .width, landscape: .height), see: ["tabBar.height"]))
  }

  @Test(arguments: [
    ("\"since\": \"7\", \"unit\": \"px\"", "unit", "pt, scale"),
    (
      "\"since\": \"7\", \"unit\": \"pt\", \"elements\": [\"status-bar\"]", "elements",
      "navigation-bar, large-title, prompt"
    ),
    (
      "\"since\": \"7\", \"unit\": \"pt\","
        + " \"attribute\": { \"portrait\": \"size\", \"landscape\": \"width\" }",
      "attribute.portrait", "released, width, height"
    ),
  ])
  func `a wrong name in a metric lists the allowed ones`(
    member: String, path: String, allowed: String
  ) throws {
    let error = try #require(throws: InputError.self) { try metric(member) }
    #expect(error.path == "metrics[0]." + path)
    #expect(error.message.contains("Allowed: " + allowed))
  }

  @Test(arguments: [#"{ "portrait": "width" }"#, #"{ "landscape": "width" }"#, "{}", "\"width\""])
  func `an attribute is given for both orientations`(text: String) throws {
    let error = try #require(throws: InputError.self) {
      try metric("\"since\": \"7\", \"unit\": \"pt\", \"attribute\": \(text)")
    }
    #expect(error.path.hasPrefix("metrics[0].attribute"))
  }

  @Test func `every key of a source is read`() throws {
    let source = try Decoding.source(
      """
      { "id": "a.b-1", "title": "T", "kind": "seed-article", "address": "https://a.example/b",
        "locator": "not kept", "read": "R.", "copy-of": "c", "licence": "Apache-2.0",
        "holds": ["width", "corner-radius"] }
      """)
    #expect(
      source
        == Source(
          id: "a.b-1", title: "T", kind: .seedArticle, address: "https://a.example/b",
          locator: .notKept, read: "R.", copyOf: "c", licence: Licence("Apache-2.0"),
          holds: [.width, .cornerRadius], layer: .local))
  }

  @Test(arguments: [
    (
      #""kind": "blog", "locator": "exact""#, "kind",
      "article, book, dataset, documentation, issue, library, notes, seed-article"
    ),
    (#""kind": "book", "locator": "lost""#, "locator", "exact, reconstructed, not kept"),
    (
      #""kind": "book", "locator": "exact", "holds": ["size"]"#, "holds",
      DeviceAttribute.allCases.map(\.rawValue).joined(separator: ", ")
    ),
  ])
  func `a wrong name in a source lists the allowed ones`(
    members: String, path: String, allowed: String
  ) throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.source("{ \"id\": \"a\", \"title\": \"T\", \(members) }")
    }
    #expect(error.path == "sources[0]." + path)
    #expect(error.message.contains("Allowed: \(allowed)."))
  }

  @Test(arguments: ["MIT License", "-", "", "a/b"])
  func `a licence is an identifier`(text: String) throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.source(
        "{ \"id\": \"a\", \"title\": \"T\", \"kind\": \"book\", \"locator\": \"exact\", "
          + "\"licence\": \(Decoding.quoted(text)) }")
    }
    #expect(error.path == "sources[0].licence")
  }

  @Test func `a release has a version and the dates that are known`() throws {
    let release = try Decoding.release(#"{ "version": "13.1", "ipados": "2019-09-24" }"#)
    #expect(release == Release(version: OSVersion(13, 1), ios: nil, ipados: "2019-09-24"))
    #expect(throws: InputError.self) {
      try Decoding.release(#"{ "version": "13.1", "ios": "24 September 2019" }"#)
    }
  }
}
