import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import Testing

@Suite("Device types of simctl")
struct SimulatorTypesTests {
  private func types(_ text: String) throws -> [SimulatorReport.DeviceType] {
    try SimulatorTypes(SourceText(name: "file", bytes: text.utf8)).types
  }

  private func type(_ members: String) throws -> SimulatorReport.DeviceType {
    let found = try types(#"{ "devicetypes": [ { "name": "iPhone X"\#(members) } ] }"#)
    return try #require(found.first)
  }

  /// 65,536 for a major version, 256 for a minor one.
  @Test(arguments: [
    (720_896, "11.0"), (721_408, "11.2"), (1_114_625, "17.2.1"), (1_704_192, "26.1"),
    // 255 stands for the last one there may ever be.
    (1_114_111, "16"), (1_049_855, "16.4"),
  ])
  func `have versions packed in 16, 8 and 8 bits`(packed: Int, version: String) throws {
    let type = try type(#", "minRuntimeVersion": \#(packed), "maxRuntimeVersion": \#(packed)"#)
    #expect(type.first?.description == version)
    #expect(type.last?.description == version)
  }

  @Test(arguments: ["0", "255", "4294967295", "65536000"])
  func `have no version where the number means none`(packed: String) throws {
    #expect(try type(#", "maxRuntimeVersion": \#(packed)"#).last == nil)
  }

  @Test func `may say neither identifier nor versions`() throws {
    let type = try type("")
    #expect(type.name == "iPhone X")
    #expect(type.identifier == nil)
    #expect(type.first == nil)
    #expect(type.last == nil)
  }

  @Test func `of watches, televisions and headsets are passed over`() throws {
    let names = [
      "Apple Watch SE", "iPhone 17", "Apple TV 4K", "iPad mini 4", "Apple Vision Pro", "iPod touch",
    ]
    let list = names.map { #"{ "name": "\#($0)" }"# }.joined(separator: ", ")
    #expect(
      try types(#"{ "devicetypes": [\#(list)] }"#).map(\.name) == [
        "iPhone 17", "iPad mini 4", "iPod touch",
      ])
  }

  @Test(arguments: [
    (#"{ "devicetypes": [] }"#, true), (#"{ "runtimes": [], "devicetypes": 3 }"#, true),
    (#"{ "runtimes": [] }"#, false), ("[]", false), ("3", false), ("{}", false),
  ])
  func `are looked for where the key stands`(text: String, isList: Bool) throws {
    #expect(
      SimulatorTypes.isList(try SourceText(name: "file", bytes: text.utf8).value()) == isList)
  }

  @Test(
    arguments: [
      ("{", "file:1:"), ("[]", "an object is expected"), ("{}", "no devicetypes"),
      (#"{ "devicetypes": {} }"#, "an array is expected"),
      (#"{ "devicetypes": [3] }"#, "devicetypes[0]: 3 where an object"),
      (#"{ "devicetypes": [{}] }"#, "devicetypes[0]: no name"),
      (#"{ "devicetypes": [{ "name": 1 }] }"#, "a string is expected"),
      (#"{ "devicetypes": [{ "name": "iPhone", "modelIdentifier": 1 }] }"#, "a string is expected"),
      (
        #"{ "devicetypes": [{ "name": "iPhone", "minRuntimeVersion": "11" }] }"#,
        "not a packed version"
      ),
      (
        #"{ "devicetypes": [{ "name": "iPhone", "minRuntimeVersion": -1 }] }"#,
        "-1 is not a packed"
      ),
      (
        #"{ "devicetypes": [{ "name": "iPhone", "minRuntimeVersion": 1e9 }] }"#,
        "1e9 is not a packed"
      ),
      (
        #"{ "devicetypes": [{ "name": "iPhone", "maxRuntimeVersion": 4294967296 }] }"#,
        "not a packed"
      ),
    ])
  func `that are wrong are refused with their place`(text: String, words: String) throws {
    let error = #expect(throws: InputError.self) { try types(text) }
    #expect(try #require(error).description.contains(words))
  }

  @Test func `are not without end`() {
    let list = Array(repeating: #"{"name":"iPhone"}"#, count: Knowledge.maximumRows + 1)
    let error = #expect(throws: InputError.self) {
      try types("{\"devicetypes\":[\(list.joined(separator: ","))]}")
    }
    #expect(error?.description.contains("more than 10000 rows") == true)
  }
}
