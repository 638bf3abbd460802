import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Foreign files that cannot be read")
struct BadExternalTests {
  @Test(
    arguments: [
      // Truncated.
      ("{ \"portraitSize\": {", nil, [], "file:1:20", "a key"),
      ("[ { \"portrait\": 1", nil, [], "file:1:18", "expected"),
      ("static func a() -> ViewImageConfig {\n size = .init(", nil, [], "file:2:15", "inside a"),
      (
        "static func a() -> ViewImageConfig { switch o { case .b:", nil, [], "file:1:57", "inside a"
      ),
      ("d,v\n\"a,1\n", nil, ["device=d", "m=v"], "file:2:1", "quotes"),
      // Numbers.
      (
        "{\"portraitSize\":{\"width\":1e9,\"height\":2}}", nil, [], "file:1:26",
        "1e9 is not a length"
      ),
      ("{\"portraitSize\":{\"width\":NaN,\"height\":2}}", nil, [], "file:1:26", "not valid JSON"),
      ("{\"portraitSize\":{\"width\":\"402\",\"height\":2}}", nil, [], "file:1:26", "a number is"),
      (
        "{\"portraitSize\":{\"width\":99999999999999999999,\"height\":2}}", nil, [], "file:1:26",
        "portraitSize.width"
      ),
      (
        "static func a() -> ViewImageConfig { size = .init(width: 1e400, height: 1) }", nil, [],
        "file:1:58", "1e400 is not a length"
      ),
      (
        "static func a() -> ViewImageConfig { size = .init(width: 999999999999, height: 1) }", nil,
        [], "file:1:58", "not a length"
      ),
      ("d,v\na,NaN\n", nil, ["device=d", "m=v"], "file:2:3", "\"NaN\" is not a length"),
      ("d,v\na,44.1\n", nil, ["device=d", "m=v"], "file:2:3", "44.1"),
      ("d,v\na,1e99\n", nil, ["device=d", "m=v"], "file:2:3", "1e99"),
      (
        "d,v\na,1,2\n", nil, ["device=d", "m=v"], "file:2:1", "3 values where the first line has 2"
      ),
      ("d,v\n\"a\"x,1\n", nil, ["device=d", "m=v"], "file:2:4", "after a quoted"),
      (
        "d,v,o\na,1,up\n", nil, ["device=d", "m=v", "orientation=o"], "file:2:5", "neither portrait"
      ),
      (
        "d,v,os\na,1,eleven\n", nil, ["device=d", "m=v", "os=os"], "file:2:5", "set of versions"
      ),
      // Another shape.
      (
        "d,v\na,1\n", nil, ["device=Model", "m=v"], "file:1:1", "no column \"Model\". Columns: d, v"
      ),
      ("d,v\na,1\n", nil, ["m=v"], "file:1:1", "device"),
      ("d,v\na,1\n", nil, ["device=d"], "file:1:1", "no column holds a value"),
      ("d,v\na,1\n", nil, ["device=d", "m=#3"], "file:1:1", "#3"),
      ("[{\"portraitSize\":3}]", nil, [], "file:1:18", "an object is expected"),
      ("{\"name\":1,\"safeArea\":{}}", nil, [], "file:1:9", "a string is expected"),
      ("{\"name\":\"a\",\"os\":\"x\",\"safeArea\":{}}", nil, [], "file:1:1", "set of versions"),
      ("{\"portraitSize\":{\"width\":1,\"width\":2}}", nil, [], "file:1:28", "appears twice"),
      ("// ViewImageConfig", nil, [], "file", "no readings"),
      ("ViewImageConfig", .deviceSpecs, [], "file:1:1", "not valid JSON"),
    ] as [(String, ExternalFormat?, [String], String, String)])
  func `are refused with the place and the reason`(
    text: String, format: ExternalFormat?, map: [String], place: String, words: String
  ) throws {
    let refused = try #require(refusal(of: text, as: format, map: map))
    #expect(refused.hasPrefix(place + ":"))
    #expect(refused.contains(words))
  }

  @Test(arguments: ExternalSample.all.map(\.format))
  func `never break the reader, cut off anywhere`(format: ExternalFormat) throws {
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    for end in 0..<sample.text.utf8.count {
      let text = String(decoding: sample.text.utf8.prefix(end), as: UTF8.self)
      for format in [nil, sample.format] {
        let refused = refusal(of: text, as: format)
        #expect(refused == nil || refused?.hasPrefix("file") == true)
      }
    }
  }

  @Test(arguments: ExternalSample.all.map(\.format), 1...40)
  func `never break the reader, damaged anywhere`(format: ExternalFormat, seed: Int) throws {
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    var random = XorShift(seed: UInt64(seed))
    var bytes = Array(sample.text.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(random.pick(Array("{}[](),:.\"\\\n-9e".utf8)), at: index)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let refused = refusal(of: text, as: sample.format)
    #expect(refused == nil || refused?.hasPrefix("file") == true)
  }

  @Test(arguments: ["{\"a\":", "[", "(", "{", "switch x { case .a: ", "/*", "\"", "f("])
  func `nested deeply end with an error or with nothing`(bracket: String) {
    let nested = String(repeating: bracket, count: 20_000)
    let function = "static func a() -> ViewImageConfig { \(nested)"
    #expect(refusal(of: nested, as: .deviceSpecs)?.hasPrefix("file:1:") == true)
    #expect(refusal(of: function, as: .viewImageConfig)?.hasPrefix("file") == true)
  }

  @Test func `with more ways through a function than anybody writes are refused`() {
    let cases = (0...64).map { "case .a\($0): x()\n" }.joined()
    let text = "static func a() -> ViewImageConfig { switch o { \(cases) } }"
    #expect(refusal(of: text)?.contains("more than 64 paths through a") == true)
  }

  @Test func `with more values than any table are refused`() {
    let rows = String(repeating: "a,1\n", count: 10_001)
    #expect(
      refusal(of: "d,v\n\(rows)", map: ["device=d", "m=v"])?.hasPrefix("file:10002:3") == true)
  }

  @Test func `with more versions than there will ever be are refused`() {
    let versions = (0...ExternalTable.maximumVersions).map { "\(7 + $0 / 100).\($0 % 100)" }
    let rows = versions.map { "a,\($0),1\n" }
    let map = ["device=d", "os=o", "m=v"]
    #expect(
      refusal(of: "d,o,v\n\(rows.joined())", map: map)
        == "file:2002:8: more than 2000 different versions or ranges of them")
    #expect(refusal(of: "d,o,v\n\(rows.dropLast().joined())\(rows[0])", map: map) == nil)
  }

  @Test func `with a name that no device has for its length are refused`() {
    let name = String(repeating: "a", count: 1_001)
    #expect(
      refusal(of: "d,v\n\(name),1\n", map: ["device=d", "m=v"])
        == "file:2:1003: v: a name of more than 1000 bytes")
  }

  @Test func `with more columns than any table are refused`() {
    let header = String(repeating: "d,", count: 2_000)
    #expect(refusal(of: header, as: .csv)?.contains("columns") == true)
  }
}
