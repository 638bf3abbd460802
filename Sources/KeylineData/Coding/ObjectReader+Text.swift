import KeylineModel

extension ObjectReader {
  /// A name of a device.
  func name(_ key: String) throws(InputError) -> String {
    let name = try string(key)
    if let objection = TextRule.objection(toName: name) { throw error(objection, at: key) }
    return name
  }

  /// An optional title or note.
  func optionalText(_ key: String) throws(InputError) -> String? {
    guard let text = try optionalString(key) else { return nil }
    if let objection = TextRule.objection(toText: text) { throw error(objection, at: key) }
    return text
  }

  /// A required title.
  func requiredText(_ key: String) throws(InputError) -> String {
    _ = try required(key)
    return try optionalText(key) ?? ""
  }

  /// One of the cases of an enumeration, if the key is there.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type
  ) throws(InputError) -> Choice? {
    guard let text = try optionalString(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("\"\(text)\" is not allowed. Allowed: \(allowed).", at: key)
    }
    return choice
  }

  /// An optional length in points.
  func length(_ key: String) throws(InputError) -> Length? {
    guard let digits = try number(key) else { return nil }
    guard let length = Length(digits) else { throw error(Self.lengthForm(digits), at: key) }
    return length
  }

  /// The message for a number that is not a length.
  static func lengthForm(_ digits: String) -> String {
    "\(digits) is not a length: points in whole sixths, plain decimals, at most \(Length.limit)"
  }

  /// An optional version; it must be a string.
  func version(_ key: String) throws(InputError) -> StatedVersion? {
    guard let value = self[key] else { return nil }
    return try version(value, path: path(key))
  }

  /// Reads a version; it must be a string, since 26.10 as a number is 26.1.
  func version(_ value: JSONValue, path: String) throws(InputError) -> StatedVersion {
    guard case .string(let string) = value.kind else {
      throw text.error(
        "a version is a string, for example \"17.2\", not \(value.summary)", at: value.offset,
        path: path)
    }
    guard let version = StatedVersion(string) else {
      throw text.error(
        "\"\(string)\" is not a version; versions look like 11, 17.2 or 17.2.1", at: value.offset,
        path: path)
    }
    return version
  }

  /// An optional date, `YYYY-MM-DD`.
  func date(_ key: String) throws(InputError) -> String? {
    guard let date = try optionalString(key) else { return nil }
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, !date.contains("+"),
      (1...12).contains(numbers[1]),
      (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { throw error("\"\(date)\" is not a date; dates look like 2017-11-03", at: key) }
    return date
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Identifiers that a grammar accepts; empty if the key is missing.
  func identifiers(
    _ key: String, _ isValid: (String) -> Bool, form: String
  ) throws(InputError) -> [String] {
    let ids = try strings(key)
    for id in ids where !isValid(id) {
      throw error("\(JSONValue.string(id).summary) is not an identifier: \(form)", at: key)
    }
    return ids
  }

  /// An optional identifier.
  func optionalIdentifier(
    _ key: String, _ isValid: (String) -> Bool, form: String
  ) throws(InputError) -> String? {
    self[key] == nil ? nil : try identifier(key, isValid, form: form)
  }

  /// An identifier that a grammar accepts.
  func identifier(
    _ key: String, _ isValid: (String) -> Bool, form: String
  ) throws(InputError) -> String {
    let id = try string(key)
    guard isValid(id) else {
      throw error("\(JSONValue.string(id).summary) is not an identifier: \(form)", at: key)
    }
    return id
  }
}
