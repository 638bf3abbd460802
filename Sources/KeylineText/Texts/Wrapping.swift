extension String {
  /// The lines of the text, none wider than a number of columns but for one long word; what is left of a
  /// line goes below it, two columns further in.
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

  /// The text as lines, none wider than a number of columns but for one long word. A list of names is
  /// parted after commas where each name fits.
  func filled(to width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let names = split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    let isList = names.count > 1 && names.allSatisfy { $0.displayWidth < width }
    let pieces =
      isList
      ? names.dropLast().map { $0 + "," } + names.suffix(1)
      : split(separator: " ").map(String.init)
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
  var wordWidth: Int { split(separator: " ").map { String($0).displayWidth }.max() ?? 0 }

  /// The width of the widest part of a word between the places where it may be broken.
  var partWidth: Int {
    split(separator: " ").flatMap { String($0).parts }.map(\.displayWidth).max() ?? 0
  }

  /// The parts of a key such as `tabBar.height` or `tab-bar/phones`; an address stays whole, so that it can
  /// be copied.
  private var parts: [String] {
    guard !contains("://") else { return [self] }
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

extension Substring {
  /// The first words that fit into a number of columns, spaces between them as they are; at least one.
  fileprivate func words(in room: Int) -> String {
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      let word = self[index...].drop { $0 == " " }.prefix { $0 != " " }
      guard end == startIndex || String(self[..<word.endIndex]).displayWidth <= room else { break }
      end = word.endIndex
      index = end
    }
    return String(self[..<end])
  }
}
