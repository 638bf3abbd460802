import KeylineData
import KeylineModel
import Testing

@Suite struct StatedOSTests {
  private static let eleven = StatedVersion(OSVersion(11), precision: .major)
  private static let fifteen = StatedVersion(OSVersion(15, 0), precision: .minor)

  @Test(arguments: [
    (#""11""#, Observation.StatedOS.on([eleven])),
    (#"["11", "15.0"]"#, .on([eleven, fifteen])),
    (#"["15.0"]"#, .on([fifteen])),
    (#"{ "from": "11" }"#, .stretch(from: OSVersion(11), until: nil)),
    (#"{ "until": "13.4" }"#, .stretch(from: nil, until: OSVersion(13, 4))),
    (#"{ "from": "7", "until": "11" }"#, .stretch(from: OSVersion(7), until: OSVersion(11))),
  ])
  func `versions and stretches are read`(text: String, os: Observation.StatedOS) throws {
    #expect(try Decoding.statedOS(text) == os)
  }

  @Test(arguments: [
    "[]", #"[""]"#, #""""#, "null", "true", #"[["11"]]"#, #"{ "from": "11", "until": "11" }"#,
    #"{ "from": "13", "until": "11" }"#, #"{ "after": "11", "by": "12" }"#,
    #"{ "from": { "after": "11", "by": "12" } }"#,
  ])
  func `anything else is refused with its place`(text: String) throws {
    let error = try #require(throws: InputError.self) { try Decoding.statedOS(text) }
    #expect(error.path.hasPrefix("observations[0].os"))
    #expect(error.position != nil)
  }
}
