import KeylineData
import KeylineModel
import Testing

@Suite struct BoundsTests {
  @Test(arguments: [
    (#"{ "from": "14" }"#, OSBounds(from: .exact(OSVersion(14)))),
    (#"{ "until": "12" }"#, OSBounds(until: .exact(OSVersion(12)))),
    (
      #"{ "from": "11", "until": "14.0.1" }"#,
      OSBounds(from: .exact(OSVersion(11)), until: .exact(OSVersion(14, 0, 1)))
    ),
  ])
  func `exact bounds are read`(text: String, bounds: OSBounds) throws {
    #expect(try Decoding.bounds(text) == bounds)
  }

  @Test(arguments: [
    (#"{ "after": "17.2", "by": "26.1" }"#, OSVersion(17, 3), OSVersion(26, 1)),
    (#"{ "after": "17", "by": "26" }"#, OSVersion(18), OSVersion(26)),
    (#"{ "after": "17.2.1", "by": "17.2.3" }"#, OSVersion(17, 2, 2), OSVersion(17, 2, 3)),
    // Between neighbours there is one version with which it can have come.
    (#"{ "after": "17.2", "by": "17.3" }"#, OSVersion(17, 3), OSVersion(17, 3)),
    (#"{ "after": "17", "by": "18" }"#, OSVersion(18), OSVersion(18)),
    (#"{ "after": "17.2.1", "by": "17.2.2" }"#, OSVersion(17, 2, 2), OSVersion(17, 2, 2)),
  ])
  func `a change between two versions came after all that the first one means`(
    text: String, earliest: OSVersion, latest: OSVersion
  ) throws {
    let boundary = try #require(try Decoding.bounds("{ \"from\": \(text) }").from)
    // No version lies between 17.2.999 and 17.3, nor between 17.999.999 and 18.
    #expect(boundary.earliest == earliest)
    #expect(boundary.latest == latest)
    #expect(try Decoding.bounds("{ \"until\": \(text) }").until == boundary)
  }

  @Test(arguments: [
    #"{ "after": "26.1", "by": "17.2" }"#, #"{ "after": "17.2", "by": "17.2" }"#,
    #"{ "after": "17", "by": "17" }"#, #"{ "after": "17.2.1", "by": "17.2.1" }"#,
    #"{ "after": "17.2" }"#, #"{ "by": "17.2" }"#, "{}", #"{ "after": "1", "until": "2" }"#,
    #"["17.2", "26.1"]"#, "true",
  ])
  func `a change that does not lie between two versions is refused`(text: String) throws {
    for key in ["from", "until"] {
      let error = try #require(throws: InputError.self) {
        try Decoding.bounds("{ \"\(key)\": \(text) }")
      }
      #expect(error.path.hasPrefix("rules[0].os.\(key)"))
    }
  }

  @Test(arguments: [
    #"{ "from": "14", "until": "14" }"#, #"{ "from": "14", "until": "11" }"#,
    #"{ "from": { "after": "13", "by": "15" }, "until": "14" }"#,
    #"{ "from": "14", "until": { "after": "13", "by": "15" } }"#,
  ])
  func `bounds that may hold no version are refused`(text: String) throws {
    let error = try #require(throws: InputError.self) { try Decoding.bounds(text) }
    #expect(error.path == "rules[0].os")
  }

  @Test(arguments: [#""14""#, "14", #"["14"]"#, "null", #"{ "first": "14" }"#])
  func `the bounds of a rule are an object with from and until`(text: String) {
    #expect(throws: InputError.self) { try Decoding.bounds(text) }
  }

  @Test func `a rule without bounds holds always`() throws {
    let rule = try Decoding.rule(#"{ "id": "a/b", "value": 1, "rests-on": ["s/o"] }"#)
    #expect(rule.os == .always)
  }
}
