import KeylineModel

/// Reads and writes the OS bounds of a rule and the versions of an observation.
enum BoundsCoding {
  static func decode(_ object: ObjectReader, _ key: String) throws(InputError) -> OSBounds {
    guard let value = object[key] else { return .always }
    let bounds = try ObjectReader(
      value, in: object.text, path: object.path(key), allowed: ["from", "until"])
    let decoded = OSBounds(
      from: try boundary(bounds, "from"), until: try boundary(bounds, "until"))
    guard !decoded.isEmpty else { throw object.error("the bounds contain no version", at: key) }
    return decoded
  }

  private static func boundary(
    _ object: ObjectReader, _ key: String
  ) throws(InputError) -> OSBoundary? {
    guard let value = object[key] else { return nil }
    guard case .object = value.kind else {
      return .exact(try object.version(value, path: object.path(key)).first)
    }
    let between = try ObjectReader(
      value, in: object.text, path: object.path(key), allowed: ["after", "by"])
    _ = try between.required("after")
    _ = try between.required("by")
    guard let after = try between.version("after"), let by = try between.version("by"),
      after.end <= by.first
    else { throw object.error("all of \"after\" must lie before \"by\"", at: key) }
    // A reading on "17.2" may be from any 17.2.x, so the change comes after all of them.
    return .between(after: OSVersion(packed: after.end.packed - 1), by: by.first)
  }

  static func encode(_ bounds: OSBounds) -> JSONValue? {
    if bounds == .always { return nil }
    return .object([
      ("from", bounds.from.map(encode)), ("until", bounds.until.map(encode)),
    ])
  }

  private static func encode(_ boundary: OSBoundary) -> JSONValue {
    switch boundary {
    case .exact(let version): .string(version.short)
    case .between(let after, let by):
      .object([
        ("after", .string(StatedVersion(before: after.successor).description)),
        ("by", .string(by.short)),
      ])
    }
  }

  static func decodeStated(
    _ object: ObjectReader, _ key: String
  ) throws(InputError) -> Observation.StatedOS {
    let value = try object.required(key)
    switch value.kind {
    case .array(let values):
      guard !values.isEmpty else { throw object.error("an empty list", at: key) }
      var versions: [StatedVersion] = []
      for value in values { versions.append(try object.version(value, path: object.path(key))) }
      return .on(versions)
    case .object:
      let stretch = try ObjectReader(
        value, in: object.text, path: object.path(key), allowed: ["from", "until"])
      let from = try stretch.version("from")?.first
      let until = try stretch.version("until")?.first
      guard (from ?? .lowest) < (until ?? .highest) else {
        throw object.error("the range contains no version", at: key)
      }
      return .stretch(from: from, until: until)
    default: return .on([try object.version(value, path: object.path(key))])
    }
  }

  static func encode(_ stated: Observation.StatedOS) -> JSONValue {
    switch stated {
    case .on(let versions):
      versions.count == 1
        ? .string(versions[0].description) : .strings(versions.map(\.description))
    case .stretch(let from, let until):
      .object([
        ("from", from.map { .string($0.short) }), ("until", until.map { .string($0.short) }),
      ])
    }
  }
}

extension SchemaDefinition {
  /// The start or the end of a rule: a version, or somewhere between two.
  package static let boundary = SchemaDefinition(
    "boundary",
    .either([
      .string,
      .object([
        .required("after", .string, "The last version that certainly has the old value."),
        .required("by", .string, "The first version that certainly has the new value."),
      ]),
    ]))
}

extension Form<JSONValue> {
  /// The encoding of a rule's bounds.
  static var bounds: Form {
    Form(
      .object([
        .optional("from", SchemaDefinition.boundary.reference, "The first version."),
        .optional("until", SchemaDefinition.boundary.reference, "The first version after it."),
      ])
    ) { $0 }
  }

  /// The encoding of an observation's versions.
  static var stated: Form {
    Form(
      .either([
        .string, .strings,
        .object([
          .optional("from", .string, "The first version of the stretch."),
          .optional("until", .string, "The first version after the stretch."),
        ]),
      ])
    ) { $0 }
  }

  /// The encoding of a scope's conditions.
  static var scope: Form { Form(SchemaDefinition.scope.reference) { $0 } }
}
