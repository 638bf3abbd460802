/// The figures of a run as a Markdown table, and remarks below it.
struct Report {
  /// One line of the table.
  struct Figure {
    let goal: String
    let measured: String
    var peer = ""
    var ratio = ""
    var target = ""
  }

  private var rows = [["goal", "measured", "peer", "ratio", "target"]]
  private var remarks: [String] = []

  /// Takes a line.
  mutating func add(_ figure: Figure) {
    rows.append([figure.goal, figure.measured, figure.peer, figure.ratio, figure.target])
  }

  /// Takes a sentence to print below the table.
  mutating func remark(_ text: String) { remarks.append(text) }

  /// The table with its columns aligned, then the remarks.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      "| " + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: " | ") + " |"
    }
    lines.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
    return (lines + [""] + remarks.map { "* \($0)" }).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: width - count)
  }
}
