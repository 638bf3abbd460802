package import KeylineModel

extension Scope {
  /// Reads conditions as a test writes them: `devices iphone-x, width 375..414, orientation any`.
  package static func of(_ text: String) -> Scope {
    var scope = Scope()
    for clause in text.split(separator: ",") {
      let words = clause.split(separator: " ").map(String.init)
      let values = Array(words.dropFirst())
      if words[0] == "devices" {
        scope.devices = Set(values)
      } else if let dimension = Dimension(key: words[0]) {
        scope.conditions[dimension] = ValueSet(values.map { dimension.range($0) })
      } else {
        fatalError("a test writes the dimension \"\(words[0])\"")
      }
    }
    return scope
  }
}

extension Situation {
  /// Reads a situation as a test writes it: `orientation landscape, large-title true, sdk 13`.
  package static func of(_ text: String) -> Situation {
    var situation = Situation()
    for (dimension, values) in Scope.of(text).conditions {
      situation.set(dimension, to: values.ranges[0].lowerBound)
    }
    return situation
  }
}

extension Dimension {
  /// The codes that one word means: a value, `any`, and for numbers `375..414`, `26..`, `..25`.
  fileprivate func range(_ word: String) -> ClosedRange<Int> {
    if word == "any" { return ValueSet.minimum...ValueSet.maximum }
    let ends = word.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return code(word)...code(word) }
    return
      (ends[0].isEmpty ? ValueSet.minimum : code(ends[0]))...(ends[1].isEmpty
      ? ValueSet.maximum : code(ends[1]))
  }

  private func code(_ word: String) -> Int {
    let code: Int? =
      switch values {
      case .names(let names): names.firstIndex(of: word)
      case .flag: ["false", "true"].firstIndex(of: word)
      case .lengths: Length(word)?.sixths
      case .sdk: Int(word)
      }
    guard let code else { fatalError("a test writes \"\(word)\" for \(key)") }
    return code
  }
}
