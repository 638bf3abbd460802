package import KeylineData

/// Sets a JSON value against a JSON Schema, as far as Keyline's schemas go.
package struct SchemaValidator {
  package let schema: JSONValue
  /// The properties of the schema that some value had, as paths inside the schema.
  package private(set) var seen: Set<String> = []
  /// What is wrong with the values so far.
  package private(set) var objections: [String] = []

  /// Every keyword that it knows; a schema with others would be checked by half.
  package static let keywords: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "properties", "required",
    "additionalProperties", "items", "anyOf",
  ]

  package init(_ schema: JSONValue) { self.schema = schema }

  /// Looks at a value.
  package mutating func validate(_ value: JSONValue) {
    objections += check(value, schema, at: "#", value: "")
  }

  /// Says what is wrong with a value, and remembers the properties it had.
  private mutating func check(
    _ value: JSONValue, _ part: JSONValue, at place: String, value path: String
  ) -> [String] {
    if let reference = part["$ref"]?.text {
      guard let name = reference.split(separator: "/").last,
        let part = schema["$defs"]?[String(name)]
      else { return ["\(place): no definition \(reference)"] }
      return check(value, part, at: reference, value: path)
    }
    if let choices = part["anyOf"]?.elements {
      let results = choices.indices.map {
        check(value, choices[$0], at: "\(place)/anyOf/\($0)", value: path)
      }
      return results.contains(where: \.isEmpty)
        ? [] : results.joined() + ["\(path): fits none of them"]
    }
    var objections: [String] = []
    let types = part["type"].map { $0.text.map { [$0] } ?? $0.texts } ?? []
    if !types.contains(where: { Self.fits(value, $0) }) {
      objections.append("\(path): \(value.summary) is none of \(types)")
    }
    let allowed = part["enum"]?.elements.map(\.inline)
    if let allowed, !allowed.contains(value.inline) {
      objections.append("\(path): \(value.inline) is none of \(allowed)")
    }
    if let items = part["items"] {
      for (index, element) in value.elements.enumerated() {
        objections += check(element, items, at: "\(place)/items", value: "\(path)[\(index)]")
      }
    }
    return objections + members(of: value, part, at: place, value: path)
  }

  private mutating func members(
    of value: JSONValue, _ part: JSONValue, at place: String, value path: String
  ) -> [String] {
    guard case .object = value.kind else { return [] }
    var objections: [String] = []
    for key in part["required"]?.texts ?? [] where value[key] == nil {
      objections.append("\(path): \(key) is missing")
    }
    for member in value.members {
      guard let property = part["properties"]?[member.key] else {
        objections.append("\(path): \(member.key) is not in the schema")
        continue
      }
      let inner = "\(place)/properties/\(member.key)"
      seen.insert(inner)
      objections += check(member.value, property, at: inner, value: "\(path).\(member.key)")
    }
    return objections
  }

  private static func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch (value.kind, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.number, "number"),
      (.bool, "boolean"), (.null, "null"):
      true
    case (.number(let digits), "integer"): Int(digits) != nil
    default: false
    }
  }
}
