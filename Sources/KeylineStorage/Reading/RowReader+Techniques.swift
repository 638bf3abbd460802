import GRDB
import KeylineModel

extension RowReader {
  func techniques() throws -> [Technique] {
    let items = try children(
      "SELECT technique, layer, role, text FROM technique_item ORDER BY technique, layer, position"
    ) { (role: try text($0, 2), text: try text($0, 3)) }
    let sources = try children(
      "SELECT technique, layer, source FROM technique_source ORDER BY technique, layer, position"
    ) { try text($0, 2) }
    let support = try support()
    let constants = try constants()
    var techniques: [Technique] = []
    try each(
      "SELECT id, layer, title, title_zh, kind, effect, note FROM technique ORDER BY id, layer"
    ) { row in
      let key = RowKey(id: try text(row, 0), layer: try text(row, 1))
      func texts(_ role: String) -> [String] {
        (items[key] ?? []).filter { $0.role == role }.map(\.text)
      }
      techniques.append(
        Technique(
          id: key.id, title: try text(row, 2), chineseTitle: optionalText(row, 3),
          kind: try choice(row, 4, Technique.Kind.self),
          goals: try texts("goal").map { name in
            guard let goal = Technique.Goal(rawValue: name) else {
              throw unexpected("technique", key.id)
            }
            return goal
          },
          effect: try text(row, 5), support: support[key] ?? [], hazards: texts("hazard"),
          constants: constants[key] ?? [], tree: texts("tree"), sources: sources[key] ?? [],
          note: optionalText(row, 6), layer: try choice(row, 1, Layer.self)))
    }
    return techniques
  }

  private func support() throws -> [RowKey: [Technique.Support]] {
    try children(
      """
      SELECT technique, layer, os_from, os_from_by, os_until, os_until_by, verdict, note
      FROM technique_support ORDER BY technique, layer, position
      """
    ) { row in
      Technique.Support(
        os: OSBounds(from: boundary(row, 2), until: boundary(row, 4)),
        verdict: try choice(row, 6, Technique.Support.Verdict.self), note: optionalText(row, 7))
    }
  }

  private func constants() throws -> [RowKey: [Technique.Constant]] {
    try children(
      """
      SELECT technique, layer, name, value, formula, number, note
      FROM technique_constant ORDER BY technique, layer, position
      """
    ) { row in
      let value: Technique.Constant.Value
      if let length = try optionalLength(row, 3) {
        value = .length(length)
      } else if let formula = optionalText(row, 4).flatMap({ Formula($0) }) {
        value = .formula(formula)
      } else {
        value = .number(try text(row, 5))
      }
      return Technique.Constant(
        name: try text(row, 2), value: value, note: optionalText(row, 6))
    }
  }
}
