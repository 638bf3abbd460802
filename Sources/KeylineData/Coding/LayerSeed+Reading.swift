package import KeylineModel

extension LayerSeed {
  /// The allowed names of the files in a folder, for messages.
  package static let form =
    "devices/ID.json, rules/METRIC.json, techniques/ID.json, sources.json, masks.json"

  /// Reads the files of a folder, each by its path in the folder, `devices/iphone-x.json`.
  ///
  /// Errors: those of ``MetricFile``, an unexpected file, a file not named after its identifier, a
  /// duplicate row.
  package init(
    folder files: [(path: String, text: SourceText)], layer: Layer
  ) throws(InputError) {
    self.init(layer: layer)
    for (path, text) in files {
      let parts = path.split(separator: "/").map(String.init)
      guard (1...2).contains(parts.count), let last = parts.last, last.hasSuffix(".json") else {
        throw Self.unexpected(text)
      }
      let name = String(last.dropLast(".json".count))
      switch (parts.count == 2 ? parts[0] : "", name) {
      case ("devices", _):
        try addDevice(text)
        try Self.expect(rows.last?.key.id, named: name, in: text)
      case ("rules", _):
        let metric = try addEvidence(text)
        try Self.expect(metric, named: name, in: text)
      case ("techniques", _):
        try addTechnique(text)
        try Self.expect(rows.last?.key.id, named: name, in: text)
      case ("", "sources"), ("", "masks"): try addTables(text, allowed: [name])
      default: throw Self.unexpected(text)
      }
    }
  }

  /// Reads one file of any kind: a device, the evidence of a metric, a technique, or tables of rows
  /// that name their metric themselves.
  ///
  /// Errors: as for a folder; nil for an object of no such kind.
  package init?(_ text: SourceText, layer: Layer) throws(InputError) {
    self.init(layer: layer)
    guard case .object(let members) = try text.value().kind else { return nil }
    let keys = Set(members.map(\.key))
    if keys.contains("metric"), !keys.isDisjoint(with: ["rules", "observations"]) {
      _ = try addEvidence(text)
    } else if keys.isSuperset(of: ["id", "family"]) {
      try addDevice(text)
    } else if keys.isSuperset(of: ["id", "effect"]) {
      try addTechnique(text)
    } else if !keys.isDisjoint(with: Self.tables) {
      try addTables(text, allowed: Self.tables)
    } else {
      return nil
    }
  }

  static let tables = ["sources", "devices", "rules", "observations", "techniques", "masks"]

  private mutating func addDevice(_ text: SourceText) throws(InputError) {
    let value = try text.value()
    let device = try Device(value, in: text, layer: layer)
    try add(.device(device), at: value.offset, in: text)
  }

  private mutating func addTechnique(_ text: SourceText) throws(InputError) {
    let value = try text.value()
    let technique = try Technique(value, in: text, layer: layer)
    try add(.technique(technique), at: value.offset, in: text)
  }

  private mutating func addEvidence(_ text: SourceText) throws(InputError) -> Metric.ID {
    let value = try text.value()
    let file = try MetricFile(value, in: text, layer: layer)
    let object = try ObjectReader(value, in: text, allowed: ["metric", "rules", "observations"])
    for ((value, path), rule) in zip(try object.objects("rules"), file.rules) {
      try add(.rule(rule), at: value.offset, in: text, path: path)
    }
    for ((value, path), observation) in zip(
      try object.objects("observations"), file.observations)
    {
      try add(.observation(observation), at: value.offset, in: text, path: path)
    }
    return file.metric
  }

  private mutating func addTables(
    _ text: SourceText, allowed: [String]
  ) throws(InputError) {
    let object = try ObjectReader(try text.value(), in: text, allowed: allowed)
    let kinds: [(String, RowKind)] = [
      ("sources", .source), ("devices", .device), ("rules", .rule),
      ("observations", .observation), ("techniques", .technique),
    ]
    for (key, kind) in kinds {
      for (value, path) in try object.objects(key) {
        let row = try RowCoding.decode(value, kind, in: text, path: path, layer: layer)
        try add(row, at: value.offset, in: text, path: path)
      }
    }
    for (value, path) in try object.objects("masks") {
      let mask = try MaskCoding.decode(value, in: text, path: path)
      try addMask(mask, at: value.offset, in: text, path: path)
    }
  }

  private static func expect(
    _ id: String?, named name: String, in text: SourceText
  ) throws(InputError) {
    guard let id, id != name else { return }
    throw InputError(
      file: text.name, message: "it holds \"\(id)\"; name the file after what it holds")
  }

  private static func unexpected(_ text: SourceText) -> InputError {
    InputError(file: text.name, message: "unexpected file. Files: \(form)")
  }
}
