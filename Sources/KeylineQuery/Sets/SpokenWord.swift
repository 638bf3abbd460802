/// A word as people type it, and the words that UIKit's names have for it.
struct SpokenWord: Hashable, Sendable {
  /// The word in small letters.
  let text: String
  /// The same in the words of UIKit's names, in small letters; empty where none is known.
  let meant: [String]

  /// Cuts a text into words, English and Chinese; all but letters and numbers separates them.
  static func all(in text: String) -> [SpokenWord] {
    var words = text.split { !$0.isLetter && !$0.isNumber }.flatMap(scripts).flatMap { word in
      word.utf8.allSatisfy { $0 < 0x80 } ? [english(word)] : chinese(word)
    }
    for index in words.indices.dropFirst()
    where words[index - 1].text == "home" && words[index].text == "bar" {
      words[index] = SpokenWord(text: "indicator", meant: ["indicator"])
    }
    return words
  }

  /// Replaces what people say by what UIKit calls it.
  static func inOurWords(_ words: [String]) -> [String] {
    let behavior = ["scroll", "view", "content", "inset", "adjustment"]
    if words.starts(with: behavior), words.count > behavior.count {
      return ["adjust"] + words.dropFirst(behavior.count)
    }
    var ours = words.flatMap { compounds[$0] ?? [$0] }
    for index in ours.indices.dropFirst() where ours[index - 1] == "home" && ours[index] == "bar" {
      ours[index] = "indicator"
    }
    return ours
  }

  /// Cuts a text where ASCII begins and ends.
  private static func scripts(_ text: Substring) -> [Substring] {
    var rest = text
    var parts: [Substring] = []
    while let first = rest.first {
      let part = rest.prefix { $0.isASCII == first.isASCII }
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private static func english(_ word: Substring) -> SpokenWord {
    let text = word.lowercased()
    return SpokenWord(text: text, meant: inCode[text] ?? inOurWords(parts(of: word)))
  }

  /// The words that are written as one: a capital begins a word, but within capitals only the last.
  private static func parts(of word: Substring) -> [String] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let bytes = Array(word.utf8)
    let starts = bytes.indices.filter { index in
      guard index > 0 else { return true }
      let isBeforeSmall = index + 1 < bytes.count && small.contains(bytes[index + 1])
      return capitals.contains(bytes[index])
        && (!capitals.contains(bytes[index - 1]) || isBeforeSmall)
    }
    let parts = zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    }
    // Names here do without the prefix of UIKit's classes.
    return parts.count > 1 && parts[0] == "ui" ? Array(parts.dropFirst()) : parts
  }

  /// What much copied code calls a constant.
  private static let inCode = [
    "leftvalue": ["bar", "button", "edge", "margin"], "itemsspace": ["item", "spacing"],
    "preferslargetitles": ["large", "title"], "inputaccessoryview": ["keyboard"],
    "statusbarframe": ["status", "bar"], "notched": ["notch"],
    "layoutmarginsguide": ["layout", "margins"], "safearealayoutguide": ["safe", "area", "insets"],
    "readablecontentguide": ["readable", "content"],
  ]

  /// The words that are written together for several.
  static let compoundWords = compounds.filter { $0.value.count > 1 }.map(\.key)

  /// The compounds, the names in code and the Chinese terms that mean nothing but some words, sorted.
  static func others(for words: Set<String>) -> [String] {
    ((compounds.merging(inCode) { own, _ in own }).filter { words.isSuperset(of: $0.value) }.map(
      \.key)
      + terms.filter { words.isSuperset(of: $0.meant) }.map(\.term)).sorted()
  }

  private static let compounds = [
    "nav": ["navigation"], "navbar": ["navigation", "bar"], "tabbar": ["tab", "bar"],
    "statusbar": ["status", "bar"], "searchbar": ["search", "bar"],
    "homebar": ["home", "indicator"], "safearea": ["safe", "area"], "big": ["large"],
  ]
}
