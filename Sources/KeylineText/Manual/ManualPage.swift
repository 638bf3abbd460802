/// A page of the manual, for `man`.
package struct ManualPage: Sendable {
  /// The name of the page, for example `keyline-device-add`.
  package let name: String
  /// The subject, in one line.
  package let abstract: String
  /// The sections, in order; their texts are shown verbatim.
  package let sections: [Section]
  /// The name and number of the program's version.
  package let version: String
  /// The pages that its last section names.
  package let related: [String]

  /// A heading with the text below it.
  package struct Section: Hashable, Sendable {
    /// The heading, in capitals.
    package let title: String
    /// The lines below it.
    package let lines: [String]

    /// Creates a section.
    package init(_ title: String, _ lines: [String]) {
      self.title = title
      self.lines = lines
    }
  }

  /// Creates a page.
  package init(
    name: String, abstract: String, sections: [Section], version: String, related: [String]
  ) {
    self.name = name
    self.abstract = abstract
    self.sections = sections
    self.version = version
    self.related = related
  }

  /// The page in the `man` macros of roff, ending with a line break.
  package var text: String {
    var lines = [
      ".TH \"\(Self.escaped(name.uppercased()))\" 1 \"\" \"\(Self.escaped(version))\"",
      ".SH NAME", "\(Self.escaped(name)) \\- \(Self.escaped(abstract))",
    ]
    for section in sections {
      lines += [".SH \(section.title)", ".nf"] + section.lines.map(Self.line) + [".fi"]
    }
    if !related.isEmpty {
      lines += [".SH \"SEE ALSO\""]
      for (index, page) in related.enumerated() {
        lines.append(
          ".BR \(Self.escaped(page)) (1)" + (index + 1 < related.count ? "," : ""))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line of text without special characters for roff.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case _ where !scalar.isASCII:
        // An escape reads the same in every encoding.
        let code = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension ManualPage.Section {
  /// The sections of a help text in the argument parser's layout: `OVERVIEW: …`, `OPTIONS:` and the
  /// lines below, with the headings of manuals.
  package static func sections(ofHelp text: String) -> [ManualPage.Section] {
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

  /// The words before the colon of a line that begins with capitals, and the text after it.
  private static func heading(_ line: String) -> (title: String, rest: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let title = String(line[..<colon])
    let isHeading =
      !title.isEmpty
      && title.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isHeading ? (title, String(line[line.index(after: colon)...].drop { $0 == " " })) : nil
  }
}
