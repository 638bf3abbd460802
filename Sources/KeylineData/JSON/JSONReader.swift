/// A strict JSON reader over bytes: it skips nothing, guesses nothing and refuses duplicates.
struct JSONReader {
  private let text: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(text: SourceText) {
    self.text = text
    bytes = text.bytes
  }

  mutating func document() throws(InputError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("unexpected text after the JSON value") }
    return value
  }

  private mutating func value() throws(InputError) -> JSONValue {
    let start = index
    guard index < bytes.count else { throw error("the text ends where a value is expected") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONValue(.object(try members()), offset: start)
    case UInt8(ascii: "["): return JSONValue(.array(try elements()), offset: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), offset: start)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), offset: start)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), offset: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), offset: start)
    default: return JSONValue(.number(try number()), offset: start)
    }
  }

  private mutating func members() throws(InputError) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if try close(UInt8(ascii: "}"), first: true) { return members }
    repeat {
      let start = index
      guard peek() == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
      let key = try string()
      if !keys.insert(key).inserted {
        throw text.error("the key \(JSONValue.quoted(key)) appears twice", at: start)
      }
      skipSpace()
      guard peek() == UInt8(ascii: ":") else { throw error("\":\" is expected") }
      index += 1
      skipSpace()
      members.append(.init(key: key, value: try value(), offset: start))
    } while try !close(UInt8(ascii: "}"), first: false)
    return members
  }

  private mutating func elements() throws(InputError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    if try close(UInt8(ascii: "]"), first: true) { return elements }
    repeat { elements.append(try value()) } while try !close(UInt8(ascii: "]"), first: false)
    return elements
  }

  private mutating func enter() throws(InputError) {
    index += 1
    depth += 1
    guard depth <= SourceText.maximumDepth else {
      throw error("nested more than \(SourceText.maximumDepth) levels deep")
    }
    skipSpace()
  }

  /// Consumes the closing bracket, or the comma before the next element.
  private mutating func close(_ bracket: UInt8, first: Bool) throws(InputError) -> Bool {
    skipSpace()
    if peek() == bracket {
      index += 1
      depth -= 1
      return true
    }
    if first { return false }
    guard peek() == UInt8(ascii: ",") else {
      throw error("\",\" or \"\(Character(UnicodeScalar(bracket)))\" is expected")
    }
    index += 1
    skipSpace()
    return false
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(InputError) -> JSONValue.Kind {
    let length = word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: length)
    guard bytes[index...].starts(with: expected) else { throw error("not valid JSON") }
    index += length
    return kind
  }

  private mutating func number() throws(InputError) -> String {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    let isZero = peek() == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0 else { throw text.error("not valid JSON", at: start) }
    guard !isZero || whole == 1 else {
      throw text.error("a number does not begin with 0", at: start)
    }
    if peek() == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw error("a digit is expected") }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      guard digits() > 0 else { throw error("a digit is expected") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func string() throws(InputError) -> String {
    index += 1
    let start = index
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if peek() == UInt8(ascii: "\"") {
      defer { index += 1 }
      return try decoded(bytes[start..<index], at: start)
    }
    var unescaped = Array(bytes[start..<index])
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a string contains a control character") }
      if byte == UInt8(ascii: "\\") {
        unescaped += Array(String(try escape()).utf8)
      } else {
        unescaped.append(byte)
        index += 1
      }
    }
    guard index < bytes.count else { throw text.error("the string is not closed", at: start - 1) }
    index += 1
    return try decoded(unescaped[...], at: start)
  }

  private func decoded(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(InputError) -> String {
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw text.error("the string is not UTF-8", at: offset)
    }
    return string
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    let start = index
    index += 1
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte = peek(), let scalar = simple[byte] {
      index += 1
      return scalar
    }
    guard peek() == UInt8(ascii: "u"), let first = codeUnit() else {
      throw text.error("unknown escape", at: start)
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), peek() == UInt8(ascii: "\\") else {
      throw text.error("half of a surrogate pair", at: start)
    }
    index += 1
    guard peek() == UInt8(ascii: "u"), let second = codeUnit(), UTF16.isTrailSurrogate(second)
    else { throw text.error("half of a surrogate pair", at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() -> UInt16? {
    index += 1
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    return UInt16(digits, radix: 16)
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func error(_ message: String) -> InputError { text.error(message, at: index) }
}
