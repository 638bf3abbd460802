extension JSONValue {
  /// The text of a seed file: one table row per line, or one key per line for a long row.
  ///
  /// Equal values give equal bytes, so that a review shows the changes and nothing else.
  package var canonical: String {
    guard case .object(let members) = kind else { return inline + "\n" }
    var text: [UInt8] = []
    text += "{\n"
    for (index, member) in members.enumerated() {
      text += "  "
      Self.write(member.key, to: &text)
      text += ": "
      member.value.writeTable(to: &text)
      text += index < members.count - 1 ? ",\n" : "\n"
    }
    text += "}\n"
    return String(decoding: text, as: UTF8.self)
  }

  private static let lineLength = 100

  private func writeTable(to text: inout [UInt8]) {
    guard case .array(let rows) = kind, !rows.isEmpty,
      rows.allSatisfy({ if case .object = $0.kind { true } else { false } })
    else { return write(to: &text) }
    text += "[\n"
    for (index, row) in rows.enumerated() {
      row.writeRow(to: &text)
      text += index < rows.count - 1 ? ",\n" : "\n"
    }
    text += "  ]"
  }

  private func writeRow(to text: inout [UInt8]) {
    guard case .object(let members) = kind else { return }
    let line = "    " + inline
    if !members.contains(where: \.value.isContainer), line.unicodeScalars.count <= Self.lineLength {
      text += line
      return
    }
    text += "    {\n"
    for (index, member) in members.enumerated() {
      text += "      "
      Self.write(member.key, to: &text)
      text += ": "
      member.value.write(to: &text)
      text += index < members.count - 1 ? ",\n" : "\n"
    }
    text += "    }"
  }
}
