extension String {
  /// The lines of the text, none wider than a number of columns except for one long word; the rest
  /// of a line goes below it, indented by two columns.
  package func fitted(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      guard line.displayWidth > width else { return line }
      let indent = line.prefix { $0 == " " }.count
      let room = max(1, width - indent)
      let first = line.dropFirst(indent).words(in: room)
      let rest = line.dropFirst(indent + first.count).drop { $0 == " " }
      let below = String(rest).filled(to: max(1, room - 2))
        .map { String(repeating: " ", count: indent + 2) + $0 }
      return ([String(repeating: " ", count: indent) + first] + (rest.isEmpty ? [] : below))
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The text as lines, none wider than a number of columns except for one long word.
  ///
  /// A list of names breaks only after commas if each name fits.
  func filled(to width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let names = split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    let isList = names.count > 1 && names.allSatisfy { $0.displayWidth < width }
    let pieces =
      isList
      ? names.dropLast().map { $0 + "," } + names.suffix(1)
      : words
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, last.displayWidth + 1 + piece.displayWidth <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines += piece.displayWidth <= width ? [piece] : piece.broken(to: width)
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The width of the widest word.
  var wordWidth: Int { words.map(\.displayWidth).max() ?? 0 }

  /// The width of the widest part of a word between its possible breaks.
  var partWidth: Int {
    words.flatMap(\.parts).map(\.displayWidth).max() ?? 0
  }

  /// The words; a version stays with its system, as in `iOS 17.2`.
  private var words: [String] {
    var words: [String] = []
    for word in split(separator: " ") {
      if let last = words.last, last.endsWithSystem, word.first?.isNumber == true {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// The parts of a key such as `tabBar.height` or `tab-bar/phones`; an address stays whole for
  /// copying.
  private var parts: [String] {
    guard !contains("://"), !contains(" ") else { return [self] }
    var parts = [""]
    for character in self {
      parts[parts.count - 1].append(character)
      if character == "/" || character == "." { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  private func broken(to width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.displayWidth + part.displayWidth <= width {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}

extension StringProtocol {
  /// True if a version may follow.
  fileprivate var endsWithSystem: Bool { ["iOS", "iPadOS", "SDK"].contains(where: hasSuffix) }
}

extension Substring {
  /// The first words that fit into a number of columns, with their spaces; at least one.
  fileprivate func words(in room: Int) -> String {
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      var word = self[index...].drop { $0 == " " }.prefix { $0 != " " }
      let next = self[word.endIndex...].drop { $0 == " " }.prefix { $0 != " " }
      if word.endsWithSystem, next.first?.isNumber == true {
        word = self[word.startIndex..<next.endIndex]
      }
      guard end == startIndex || String(self[..<word.endIndex]).displayWidth <= room else { break }
      end = word.endIndex
      index = end
    }
    return String(self[..<end])
  }
}
