public import KeylineQuery

extension TableComparison {
  /// The lines for people as one table; what is the same is left out unless asked for.
  public func table(_ labels: VersionLabels, same: Bool) -> TextTable {
    TextTable(
      columns: [.init("Verdict")] + ComparisonRow.columns,
      rows: shown(labels, same).map { [$0.key.verdict.text] + $0.cells })
  }

  /// The lines for people, by verdict, after a line of counts.
  public func text(_ labels: VersionLabels, same: Bool, width: Int = .max) -> String {
    let rows = shown(labels, same)
    var text = summary + "\n"
    for verdict in Comparison.Verdict.allCases {
      let cells = rows.filter { $0.key.verdict == verdict }.map(\.cells)
      guard !cells.isEmpty else { continue }
      let table = TextTable(columns: ComparisonRow.columns, rows: cells)
      text += "\n\(verdict.text)\n" + PlainTable(width: width).text(table)
    }
    return text
  }

  /// How many readings there are, and how they fare.
  public var summary: String {
    let counts = Comparison.Verdict.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    let words = counts.map { verdict, count in
      verdict == .differs && count > 1 ? "\(count) differ" : "\(count) \(verdict.text)"
    }
    let total = readings.count == 1 ? "1 reading" : "\(readings.count) readings"
    let head = "\(format.title): \(total)"
    return words.isEmpty ? "\(head)." : "\(head): \(words.joined(separator: ", "))."
  }

  private func shown(_ labels: VersionLabels, _ same: Bool) -> [ComparisonRow] {
    ComparisonRow.all(self, labels).filter { same || $0.key.verdict != .same }
  }
}

extension Comparison.Verdict {
  /// The verdict, in tables and as programs get it.
  var text: String {
    switch self {
    case .differs: "differs"
    case .someVersions: "right only on some versions"
    case .someDevices: "right only for some devices"
    case .same: "same"
    case .notKnown: "not known"
    }
  }
}

extension ReadingComparison.Reason {
  /// Why a reading cannot be compared.
  var text: String {
    switch self {
    case .device: "no such device"
    case .metric: "no such metric"
    }
  }
}

extension ExternalFormat {
  /// The name of the format, for people.
  public var title: String {
    switch self {
    case .deviceSpecs: "Flutter device specs"
    case .dimmmensions: "dimmmensions"
    case .appleDimensions: "apple-dimensions"
    case .playwright: "Playwright device descriptors"
    case .viewImageConfig: "ViewImageConfig literals"
    case .probe: "probe"
    case .csv: "CSV"
    }
  }
}
