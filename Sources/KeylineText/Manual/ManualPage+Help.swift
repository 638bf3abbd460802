extension ManualPage.Section {
  /// The sections of a help text as the argument parser writes it: `OVERVIEW: …`, `OPTIONS:` and what
  /// stands below, with the headings that manuals use.
  public static func sections(ofHelp text: String) -> [ManualPage.Section] {
    var sections: [(title: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let (title, rest) = heading(line) {
        sections.append((titles[title] ?? title, rest.isEmpty ? [] : [rest]))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections.map { title, lines in
      var lines = lines
      while lines.last?.isEmpty == true { lines.removeLast() }
      return ManualPage.Section(title, lines)
    }
  }

  private static let titles = ["OVERVIEW": "DESCRIPTION", "USAGE": "SYNOPSIS"]

  /// The words before the colon of a line that begins with capitals, and what stands after it.
  private static func heading(_ line: String) -> (title: String, rest: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let title = String(line[..<colon])
    let isHeading =
      !title.isEmpty
      && title.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isHeading ? (title, String(line[line.index(after: colon)...].drop { $0 == " " })) : nil
  }
}
