import KeylineData
import KeylineTestSupport
import Testing

@Suite struct BytesTests {
  @Test func `a byte order mark is refused`() {
    #expect(throws: InputError.self) { try read([0xEF, 0xBB, 0xBF] + Array("{}".utf8)) }
    #expect(throws: InputError.self) { try read([0xFE, 0xFF, 0x00, 0x31]) }
    #expect(throws: InputError.self) { try read([0xFF, 0xFE, 0x31, 0x00]) }
  }

  @Test func `UTF-16 without a mark is refused`() {
    #expect(throws: InputError.self) { try read([0x5B, 0x00, 0x5D, 0x00]) }
    #expect(throws: InputError.self) { try read([0x00, 0x5B, 0x00, 0x5D]) }
  }

  /// Table 3-7 of the Unicode standard, from outside: one entry for each way to miss it.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC3, 0x28], [0xE0, 0x80, 0xAF],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are refused in strings, in keys and outside`(bytes: [UInt8]) {
    #expect(throws: InputError.self) { try read([0x22] + bytes + [0x22]) }
    #expect(throws: InputError.self) { try read(Array("\"\\n".utf8) + bytes + [0x22]) }
    #expect(throws: InputError.self) { try read(Array("{\"".utf8) + bytes + Array("\":1}".utf8)) }
    #expect(throws: InputError.self) { try read(bytes) }
    #expect(throws: InputError.self) { try read([0x31] + bytes) }
  }

  @Test func `no prefix of a text is a text`() throws {
    let text = Array(#"{"a":[1,-2.5e3,"é\u00e9\ud83d\ude00",true,null,{"b":{}}]}"#.utf8)
    _ = try read(text)
    for length in 0..<text.count {
      #expect(throws: InputError.self, "the first \(length) bytes") {
        try read(Array(text[..<length]))
      }
    }
  }

  @Test(arguments: 1...20)
  func `a text with a changed byte is read or refused and never crashes`(seed: UInt64) {
    var random = XorShift(seed: seed)
    let text = Array(#"{ "a": [1, -2.5e3, "é\u00e9\ud83d\ude00", true, null] }"#.utf8)
    for _ in 0..<500 {
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let value = try? read(changed) else { continue }
      #expect((try? read(value.inline))?.withoutPlaces == value.withoutPlaces)
    }
  }
}
