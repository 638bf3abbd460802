import KeylineModel

/// The coding of values of one type in the seed.
struct Codec<Value>: Sendable {
  let form: Form<Value>
  /// Reads the value of a key; nil if the key is missing.
  let read: @Sendable (ObjectReader, String) throws(InputError) -> Value?

  init(
    _ form: Form<Value>,
    _ read: @escaping @Sendable (ObjectReader, String) throws(InputError) -> Value?
  ) {
    self.form = form
    self.read = read
  }

  /// The codec with a further check of its values.
  func checked(
    _ objection: @escaping @Sendable (Value) -> String?
  ) -> Codec {
    Codec(form) { (object, key) throws(InputError) in
      guard let value = try read(object, key) else { return nil }
      if let objection = objection(value) { throw object.error(objection, at: key) }
      return value
    }
  }
}

extension Codec<String> {
  static var text: Codec {
    Codec(.text) { (object, key) throws(InputError) in try object.optionalText(key) }
  }

  /// The name of a device.
  static var name: Codec {
    Codec(.text) { (object, key) throws(InputError) in try object.name(key) }
  }

  /// A day, YYYY-MM-DD.
  static var date: Codec {
    Codec(.text) { (object, key) throws(InputError) in try object.date(key) }
  }

  static var identifier: Codec { identifier(Identifier.form) { Identifier.isValid($0) } }
  static var sourceKey: Codec { identifier(Identifier.form) { Identifier.isSource($0) } }
  static var metricKey: Codec {
    identifier("for example statusBar.height") { Identifier.isMetric($0) }
  }

  private static func identifier(
    _ form: String, _ isValid: @escaping @Sendable (String) -> Bool
  ) -> Codec {
    Codec(.text) { (object, key) throws(InputError) in
      try object.optionalIdentifier(key, isValid, form: form)
    }
  }
}

extension Codec<[String]> {
  static var texts: Codec {
    Codec(.texts) { (object, key) throws(InputError) in
      object[key] == nil ? nil : try object.strings(key)
    }
  }

  static var sourceKeys: Codec { identifiers(Identifier.form) { Identifier.isSource($0) } }

  static func metricKeys(_ form: String) -> Codec { identifiers(form) { Identifier.isMetric($0) } }

  private static func identifiers(
    _ form: String, _ isValid: @escaping @Sendable (String) -> Bool
  ) -> Codec {
    Codec(.texts) { (object, key) throws(InputError) in
      object[key] == nil ? nil : try object.identifiers(key, isValid, form: form)
    }
  }
}

extension Codec<Bool> {
  static var flag: Codec {
    Codec(.flag) { (object, key) throws(InputError) in try object.bool(key) }
  }
}

extension Codec<Int> {
  static func integer(in range: ClosedRange<Int>) -> Codec {
    Codec(.integer) { (object, key) throws(InputError) in
      try object.integer(key, in: range)
    }
  }
}

extension Codec<Length> {
  static var length: Codec {
    Codec(.number) { (object, key) throws(InputError) in try object.length(key) }
  }
}

extension Codec<StatedVersion> {
  /// A version as precise as it was stated.
  static var version: Codec {
    Codec(Form.text.of(\.description)) { (object, key) throws(InputError) in
      try object.version(key)
    }
  }
}

extension Codec<OSVersion> {
  /// The first of the stated versions, written as short as possible.
  static var first: Codec { version { $0.short } }

  /// The first of the stated versions, written in full.
  static var release: Codec { version { $0.description } }

  private static func version(_ text: @escaping @Sendable (OSVersion) -> String) -> Codec {
    Codec(Form.text.of(text)) { (object, key) throws(InputError) in
      try object.version(key)?.first
    }
  }
}

extension Codec
where Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// One of the cases of an enumeration.
  static var choice: Codec {
    Codec(.choice) { (object, key) throws(InputError) in
      try object.choice(key, of: Value.self)
    }
  }
}

extension Codec {
  /// A list of named values; the refusal stands between a bad name and the allowed ones.
  static func list<Element: Sendable>(
    of all: [Element], called name: @escaping @Sendable (Element) -> String,
    else refusal: String = "is not allowed"
  ) -> Codec where Value == [Element] {
    let names = all.map(name)
    let form = Form<[Element]>(.array(of: .choice(names))) { .strings($0.map(name)) }
    return Codec(form) { (object, key) throws(InputError) in
      guard object[key] != nil else { return nil }
      var elements: [Element] = []
      for text in try object.strings(key) {
        guard let index = names.firstIndex(of: text) else {
          let allowed = names.joined(separator: ", ")
          throw object.error("\"\(text)\" \(refusal). Allowed: \(allowed).", at: key)
        }
        elements.append(all[index])
      }
      return elements
    }
  }
}
