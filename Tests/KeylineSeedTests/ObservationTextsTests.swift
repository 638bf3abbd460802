import KeylineJSON
import KeylineModel
import KeylineSeed
import KeylineTestSupport
import Testing

@Suite("Observations as text, one after the other")
struct ObservationTextsTests {
  @Test func `are spelled as each is alone, whatever came before`() throws {
    let observations = try Seed.bundled().observations
    try #require(observations.count > 1_000)
    var texts = ObservationTexts()
    for observation in observations + observations.reversed() {
      var text: [UInt8] = []
      texts.append(observation, to: &text)
      let alone = RowCoding.text(.observation(observation))
      #expect(String(decoding: text, as: UTF8.self) == alone, "\(observation.id)")
    }
  }

  @Test func `come behind what is there`() {
    var texts = ObservationTexts()
    var text = Array("before ".utf8)
    let observation = Observation.of("s/1", "44", where: "devices iphone-x", os: "12")
    texts.append(observation, to: &text)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "before " + RowCoding.text(.observation(observation)))
  }
}

@Suite("Parts of observations held against the seed's form")
struct ObservationPartTests {
  @Test(arguments: ["12", "12.1", "12.1.3", "12 13.1", "12..<14", "..<14", "12..<", "..<"])
  func `versions that a file can state are right`(os: String) throws {
    #expect(throws: Never.self) { try RowCoding.validate(.of(os)) }
  }

  @Test func `a list of no version and a stretch without one are wrong`() {
    let version = OSVersion(12)
    for os in [Observation.StatedOS.on([]), .stretch(from: version, until: version)] {
      let error = #expect(throws: InputError.self) { try RowCoding.validate(os) }
      #expect(error?.path == "os")
    }
  }

  @Test(arguments: ["line 2, value", "x", "[0].safeArea.top"])
  func `a place in one line is right`(locator: String) {
    #expect(throws: Never.self) { try RowCoding.validate(locator: locator) }
  }

  @Test(arguments: ["", " x", "=x", "a\nb", String(repeating: "x", count: 2_001)])
  func `a place that no text may be is wrong`(locator: String) {
    let error = #expect(throws: InputError.self) { try RowCoding.validate(locator: locator) }
    #expect(error?.path == "locator")
  }

  @Test func `what is right of the parts is right of the whole`() throws {
    for os in ["12.1", "12..<14"] {
      let observation = Observation(
        id: "s/1", metric: "m", source: "s", scope: .of("devices iphone-x"), os: .of(os),
        value: .zero, obtained: .tabulated, locator: "line 2, value", layer: .local)
      #expect(throws: Never.self) { try RowCoding.validate(.observation(observation)) }
    }
  }
}
