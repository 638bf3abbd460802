import KeylineModel
import KeylineSQLite

extension RowReader {
  func techniques() throws -> [Technique] {
    let items = try ChildRows(
      db,
      "SELECT technique, layer, role, text FROM technique_item ORDER BY technique, layer, position")
    let sources = try ChildRows(
      db,
      "SELECT technique, layer, source FROM technique_source ORDER BY technique, layer, position")
    let supports = try ChildRows(
      db,
      """
      SELECT technique, layer, os_from, os_from_by, os_until, os_until_by, verdict, note
      FROM technique_support ORDER BY technique, layer, position
      """)
    let constants = try ChildRows(
      db,
      """
      SELECT technique, layer, name, value, formula, number, note
      FROM technique_constant ORDER BY technique, layer, position
      """)
    var techniques: [Technique] = []
    try each(
      "SELECT id, layer, title, title_zh, kind, effect, note FROM technique ORDER BY id, layer"
    ) { row in
      let id = try text(row, 0)
      let items = try items.all(of: row) { (role: try text($0, 2), text: try text($0, 3)) }
      func texts(_ role: String) -> [String] { items.filter { $0.role == role }.map(\.text) }
      techniques.append(
        Technique(
          id: id, title: try text(row, 2), chineseTitle: try optionalText(row, 3),
          kind: try choice(row, 4, Technique.Kind.self),
          goals: try texts("goal").map { name in
            guard let goal = Technique.Goal(rawValue: name) else {
              throw unexpected("technique", id)
            }
            return goal
          },
          effect: try text(row, 5), support: try supports.all(of: row, support),
          hazards: texts("hazard"),
          constants: try constants.all(of: row, constant), tree: texts("tree"),
          sources: try sources.all(of: row) { try text($0, 2) },
          note: try optionalText(row, 6), layer: try layer(row, 1)))
    }
    return techniques
  }

  private func support(_ row: Row) throws -> Technique.Support {
    Technique.Support(
      os: OSBounds(from: try boundary(row, 2), until: try boundary(row, 4)),
      verdict: try choice(row, 6, Technique.Support.Verdict.self), note: try optionalText(row, 7))
  }

  private func constant(_ row: Row) throws -> Technique.Constant {
    let value: Technique.Constant.Value
    if let length = try optionalLength(row, 3) {
      value = .length(length)
    } else if let formula = try optionalText(row, 4).flatMap({ Formula($0) }) {
      value = .formula(formula)
    } else {
      value = .number(try text(row, 5))
    }
    return Technique.Constant(name: try text(row, 2), value: value, note: try optionalText(row, 6))
  }
}
