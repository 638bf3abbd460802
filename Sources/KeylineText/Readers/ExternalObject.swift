import KeylineData
import KeylineModel
import KeylineQuery

/// A document of foreign JSON, with the offsets of the numbers that a reader has used.
final class JSONTrace {
  var document: JSONValue?
  var seen: Set<Int> = []

  func see(allOf value: JSONValue) { seen.formUnion(value.numbers().map(\.offset)) }
}

extension JSONValue {
  /// The offsets of numbers, each with the last key that leads to it.
  func numbers(besides known: Set<String> = []) -> [(key: String, offset: Int)] {
    numbers(under: "", besides: known)
  }

  private func numbers(under key: String, besides known: Set<String>) -> [(
    key: String, offset: Int
  )] {
    switch kind {
    case .object(let members):
      members.filter { !known.contains($0.key) && !known.contains($0.key.lowercased()) }
        .flatMap { $0.value.numbers(under: $0.key, besides: known) }
    case .array(let elements): elements.flatMap { $0.numbers(under: key, besides: known) }
    case .number: [(key, offset)]
    case .string, .bool, .null: []
    }
  }
}

/// An object of foreign JSON, of which only some keys matter.
///
/// Present values must be of the right type; missing ones and null are skipped.
struct ExternalObject {
  let text: SourceText
  private let trace: JSONTrace
  let path: String
  let offset: Int
  let members: [JSONValue.Member]

  /// A length with its place.
  struct Measure {
    let value: Length
    let offset: Int
    let path: String
  }

  /// A width and a height.
  struct Size {
    let width: Measure
    let height: Measure

    var screen: ScreenSize { ScreenSize(width: width.value, height: height.value) }
  }

  init(_ value: JSONValue, in list: ReadingList, path: String) throws(InputError) {
    try self.init(value, in: list.text, list.trace, path: path)
  }

  init(
    _ value: JSONValue, in text: SourceText, _ trace: JSONTrace, path: String
  ) throws(InputError) {
    guard case .object(let members) = value.kind else {
      throw text.error("\(value.summary) where an object is expected", at: value.offset, path: path)
    }
    self.text = text
    self.trace = trace
    self.path = path
    self.members = members
    offset = value.offset
  }

  /// The objects of a list's document, which is one object or an array of them.
  static func all(in list: ReadingList) throws(InputError) -> [ExternalObject] {
    let value = try list.document()
    guard case .array(let elements) = value.kind else {
      return [try ExternalObject(value, in: list, path: "")]
    }
    var objects: [ExternalObject] = []
    for (index, element) in elements.enumerated() {
      objects.append(try ExternalObject(element, in: list, path: "[\(index)]"))
    }
    return objects
  }

  /// The object under a key.
  func object(_ key: String) throws(InputError) -> ExternalObject? {
    guard let value = self[key] else { return nil }
    return try ExternalObject(value, in: text, trace, path: path(key))
  }

  /// The object under the first of some keys that exists.
  func object(_ keys: [String]) throws(InputError) -> ExternalObject? {
    for key in keys { if let object = try object(key) { return object } }
    return nil
  }

  /// The text under a key.
  func string(_ key: String) throws(InputError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let string) = value.kind else {
      throw error("\(value.summary) where a string is expected", value, key)
    }
    return string
  }

  /// The text under the first of some keys that exists.
  func string(_ keys: [String]) throws(InputError) -> String? {
    for key in keys { if let string = try string(key) { return string } }
    return nil
  }

  /// The length under a key.
  func length(_ key: String) throws(InputError) -> Measure? {
    guard let value = self[key] else { return nil }
    guard case .number(let digits) = value.kind else {
      throw error("\(value.summary) where a number is expected", value, key)
    }
    trace.seen.insert(value.offset)
    guard let length = Length(digits) else {
      throw error("\(value.summary) is not a length in points, to the sixth of a point", value, key)
    }
    return Measure(value: length, offset: value.offset, path: path(key))
  }

  /// The size in the object; nil unless it has both a width and a height.
  func size() throws(InputError) -> Size? {
    guard let width = try length("width"), let height = try length("height") else { return nil }
    return Size(width: width, height: height)
  }

  private subscript(key: String) -> JSONValue? {
    let value = members.first { $0.key == key }?.value
    return value?.kind == .null ? nil : value
  }

  private func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func error(_ message: String, _ value: JSONValue, _ key: String) -> InputError {
    text.error(message, at: value.offset, path: path(key))
  }
}
