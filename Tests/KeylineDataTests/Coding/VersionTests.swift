import KeylineData
import KeylineModel
import Testing

@Suite struct VersionTests {
  /// Each reads the given JSON as a version at one of the places where a version stands.
  private static let places: [@Sendable (String) throws -> Void] = [
    { _ = try Decoding.release("{ \"version\": \($0) }") },
    { _ = try Decoding.bounds("{ \"from\": \($0) }") },
    { _ = try Decoding.bounds("{ \"until\": \($0) }") },
    { _ = try Decoding.bounds("{ \"from\": { \"after\": \($0), \"by\": \"99\" } }") },
    { _ = try Decoding.bounds("{ \"until\": { \"after\": \"1\", \"by\": \($0) } }") },
    { _ = try Decoding.statedOS($0) },
    { _ = try Decoding.statedOS("[\"10\", \($0)]") },
    { _ = try Decoding.statedOS("{ \"from\": \($0) }") },
    { _ = try Decoding.scope("{ \"sdk\": { \"from\": \($0) } }") },
    { _ = try Decoding.device(Decoding.deviceText(extra: "\"os\": { \"first\": \($0) }")) },
  ]

  @Test(arguments: places.indices, ["26.10", "26", "26.1", "1e1"])
  func `a version given as a number is refused and told to be a string`(
    place: Int, digits: String
  ) throws {
    let error = try #require(throws: InputError.self) { try Self.places[place](digits) }
    guard place != 5 || digits != "" else { return }
    #expect(error.description.contains(digits))
    #expect(error.description.contains("string"))
    #expect(error.position != nil)
  }

  @Test(arguments: [
    "x", "11.", ".11", "11..0", "11.0.0.0", "1000", "11.1000", " 11", "11 ", "-11", "+11", "11,0",
    "iOS 11", "١١", "11\\u0000", "1e1", "v11", "11-beta",
  ])
  func `text that is no version is refused with what versions look like`(text: String) throws {
    for place in Self.places {
      let error = try #require(throws: InputError.self) { try place("\"\(text)\"") }
      #expect(error.message.contains("versions look like 11, 17.2 or 17.2.1"))
      #expect(!error.path.isEmpty)
    }
  }

  @Test(arguments: places.indices, ["11"])
  func `a major version is a version everywhere`(place: Int, text: String) {
    #expect(throws: Never.self) { try Self.places[place]("\"\(text)\"") }
  }

  /// Every place but the linked SDK, which is a major version.
  @Test(arguments: places.indices.filter { $0 != 8 }, ["17.2", "17.2.1", "26.10"])
  func `a version is one, two or three numbers`(place: Int, text: String) {
    #expect(throws: Never.self) { try Self.places[place]("\"\(text)\"") }
  }

  @Test func `26.10 comes after 26.9 and is not 26.1`() throws {
    let bounds = try Decoding.bounds(#"{ "from": "26.9", "until": "26.10" }"#)
    #expect(bounds.from == .exact(OSVersion(26, 9)))
    #expect(bounds.until == .exact(OSVersion(26, 10)))
  }
}
