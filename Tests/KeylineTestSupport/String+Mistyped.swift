extension String {
  /// The text with one letter or digit missing, doubled, wrong, or swapped with the next: each once at
  /// every place.
  package var mistyped: [String] {
    let letters = Array(self)
    return letters.indices.filter { letters[$0].isLetter || letters[$0].isNumber }.flatMap {
      place in
      let (before, after) = (letters[..<place], letters[(place + 1)...])
      var texts = [before + after, before + [letters[place], letters[place]] + after]
      texts.append(before + [letters[place].isNumber ? "0" : "q"] + after)
      if let next = after.first, next != letters[place], next.isLetter || next.isNumber {
        texts.append(before + [next, letters[place]] + after.dropFirst())
      }
      return texts.map { String($0) }
    }
  }
}
