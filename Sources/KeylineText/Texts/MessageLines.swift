extension String {
  /// The lines of messages, none wider than a number of columns but for what a reader copies or a program
  /// reads; what is left of a line goes below it, two columns further in.
  ///
  /// Never parted: a word, so an address or a path; the given names, for paths with spaces; a text in
  /// quotes or brackets; a command up to the end of its sentence; a line with a place, `file:line: …`; and
  /// a line with carets below it.
  public func fittedMessages(to width: Int, whole names: [String] = []) -> String {
    let names = names.map { $0.split(separator: " ") }.filter { $0.count > 1 }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return zip(lines, lines.dropFirst() + [""]).map { line, below in
      let isWhole = line.displayWidth <= width || line.hasPlace || below.isPointer
      return isWhole ? line : line.parted(at: width, names)
    }.joined(separator: "\n")
  }

  /// True if it only points at places in the line above it.
  private var isPointer: Bool { contains("^") && allSatisfy { $0 == " " || $0 == "^" } }

  /// True if a line number stands between colons, as in `a.md:3: …` and `a.json:3:14: …`.
  private var hasPlace: Bool {
    split(separator: " ").contains { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count > 2 && parts.last == "" && Int(parts[parts.count - 2]) != nil
    }
  }

  private func parted(at width: Int, _ names: [[Substring]]) -> String {
    let margin = String(prefix { $0 == " " })
    var lines: [String] = []
    var end = startIndex
    for piece in pieces(names) {
      let longer = (lines.last ?? "") + self[end..<piece.endIndex]
      if !lines.isEmpty, longer.displayWidth <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(margin + (lines.isEmpty ? "" : "  ") + piece)
      }
      end = piece.endIndex
    }
    return lines.joined(separator: "\n")
  }

  /// The words of the line; those that stay together are one piece.
  private func pieces(_ names: [[Substring]]) -> [Substring] {
    var pieces: [Substring] = []
    var words = split(separator: " ")[...]
    while let first = words.first {
      let counts = [words.countInQuotes, words.countOfCommand] + names.map(words.count(ofName:))
      let count = counts.max() ?? 1
      let last = words.prefix(count).last ?? first
      pieces.append(self[first.startIndex..<last.endIndex])
      words = words.dropFirst(count)
    }
    return pieces
  }
}

extension ArraySlice<Substring> {
  /// The number of words at the start that spell a name, with what leads to it and what follows it; 1 if
  /// it does not stand there.
  fileprivate func count(ofName name: [Substring]) -> Int {
    let words = prefix(name.count)
    let isName =
      words.count == name.count && words.last?.hasPrefix(name.last ?? "") == true
      && words.first?.hasSuffix(name.first ?? "") == true
      && words.dropFirst().dropLast().elementsEqual(name.dropFirst().dropLast())
    return isName ? name.count : 1
  }

  /// The number of words at the start that stand in quotes or brackets; 1 if none do.
  fileprivate var countInQuotes: Int {
    let signs: [Character: Character] = ["\"": "\"", "'": "'", "[": "]"]
    guard let first = first?.drop(while: { $0 == "(" }), let sign = first.first,
      let closing = signs[sign]
    else { return 1 }
    let texts = [first.dropFirst()] + dropFirst()
    let end = texts.firstIndex { $0.last { !".,:;)".contains($0) } == closing }
    return end.map { $0 + 1 } ?? 1
  }

  /// The number of words at the start that are a command of Keyline; 1 if they are none. A synopsis ends
  /// before its options.
  fileprivate var countOfCommand: Int {
    guard first?.drop(while: { $0 == "(" }) == "keyline" else { return 1 }
    let command = prefix { !$0.hasPrefix("[") && !$0.hasPrefix("<") }
    return command.firstIndex { $0.hasSuffix(".") }.map { $0 - startIndex + 1 } ?? command.count
  }
}
