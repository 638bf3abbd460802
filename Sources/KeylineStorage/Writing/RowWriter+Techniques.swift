import KeylineModel
import KeylineSQLite

extension RowWriter {
  mutating func write(_ technique: Technique) throws {
    let key = [technique.id, technique.layer.rawValue]
    try insert(
      "technique", "id, layer, title, title_zh, kind, effect, note",
      key + [technique.title] + [
        technique.chineseTitle, technique.kind.rawValue, technique.effect, technique.note,
      ])
    let items: [(role: String, texts: [String])] = [
      ("goal", technique.goals.map(\.rawValue)), ("hazard", technique.hazards),
      ("tree", technique.tree),
    ]
    for (role, texts) in items {
      for (position, text) in texts.enumerated() {
        try insert(
          "technique_item", "technique, layer, role, position, text",
          key + [role, position, text])
      }
    }
    for (position, source) in technique.sources.enumerated() {
      try self.key("source", source)
      try insert(
        "technique_source", "technique, layer, position, source", key + [position, source])
    }
    for (position, support) in technique.support.enumerated() {
      let from = support.os.from.map(Self.columns)
      let until = support.os.until.map(Self.columns)
      try insert(
        "technique_support",
        "technique, layer, position, os_from, os_from_by, os_until, os_until_by, verdict, note",
        key + [position] + [
          from?.version, from?.by, until?.version, until?.by, support.verdict.rawValue,
          support.note,
        ])
    }
    for (position, constant) in technique.constants.enumerated() {
      try write(constant, at: position, of: key)
    }
  }

  private mutating func write(
    _ constant: Technique.Constant, at position: Int, of key: [String]
  ) throws {
    var value: Int?
    var formula: String?
    var number: String?
    switch constant.value {
    case .length(let length): value = length.sixths
    case .formula(let sum): formula = sum.description
    case .number(let digits): number = digits
    }
    try insert(
      "technique_constant", "technique, layer, position, name, value, formula, number, note",
      key + [position, constant.name] + [value, formula, number, constant.note])
  }
}
