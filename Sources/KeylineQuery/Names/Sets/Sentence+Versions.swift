extension Sentence {
  /// The versions that words name, with the number of those words: `ios 18`, `ios 18 and 26`, `ios
  /// 18 to 26`.
  ///
  /// - Parameter words: The words in lower case.
  static func versions(at words: ArraySlice<String>) -> (count: Int, versions: [String])? {
    guard let (count, first) = version(words) else { return nil }
    let behind = words.dropFirst(count)
    // `ios 17 to ios 18`
    if ranges.contains(behind.first ?? ""), let (next, last) = version(behind.dropFirst()) {
      return (count + 1 + next, ["\(first)-\(last)"])
    }
    // `diff iphone 15 ios 17 26`
    if behind.count == 1, let last = behind.first, isVersion(last[...]) {
      return (count + 1, [first, last])
    }
    guard let joint = behind.first, let next = behind.dropFirst().first, isVersion(next[...]) else {
      return (count, [first])
    }
    switch joint {
    case _ where ranges.contains(joint): return (count + 2, ["\(first)-\(next)"])
    // A number followed by another word may begin the name of a device.
    case _ where ["and", "or", ","].contains(joint) || Vocabulary.isVersus(joint):
      let isLast = behind.dropFirst(2).first.map(Vocabulary.isFiller) ?? true
      return isLast ? (count + 2, [first, next]) : (count, [first])
    default: return (count, [first])
    }
  }

  private static let ranges = ["to", "until", "through"]

  /// The version after the name of a system, with the number of its words.
  private static func version(_ words: ArraySlice<String>) -> (Int, String)? {
    if Vocabulary.line(at: words, where: { $0.meaning == .latest }) != nil,
      words.dropFirst().first?.behindSystem == ""
    {
      return (2, "latest")
    }
    guard words.first?.behindSystem != nil else { return nil }
    let (version, rest) = leadingVersion(of: words)
    return isVersion(version[...]) ? (words.count - rest.count, version) : nil
  }

  /// The version at the start of words, which may follow the name of the system as another word,
  /// and the remaining words: `26`, `ios26`, `iOS 26`.
  package static func leadingVersion(
    of words: ArraySlice<String>
  ) -> (version: String, rest: ArraySlice<String>) {
    guard let first = words.first else { return ("", []) }
    let number = first.behindSystem ?? first[...]
    if number.isEmpty, let next = words.dropFirst().first { return (next, words.dropFirst(2)) }
    return (String(number), words.dropFirst())
  }

  private static func isVersion(_ text: Substring) -> Bool {
    text == "latest"
      || text.first?.isNumber == true && text.allSatisfy { $0.isNumber || ".-+".contains($0) }
  }
}
