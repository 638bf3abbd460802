import Fuzzing
import KeylineText

/// What blocks are filled with, one after the other.
let answers = [
  "", "44", "\n| A |\n| - |\n| 1 |\n", "e\u{301} \r\n", "[%header,cols=\"<\"]\n|===\n|a\n|===\n",
]

// Filling a document twice is the same as once, and nothing outside of its blocks changes.
fuzz { bytes in
  guard let text = String(validating: bytes, as: UTF8.self) else { return }
  if let words = ArgumentText.arguments(text) {
    precondition(ArgumentText.arguments(ArgumentText.text(words)) == words, "quoted: \(words)")
  }
  let mark = "// keyline:file"
  let hasMarker = [mark, "\u{FEFF}" + mark].contains { text.utf8.starts(with: $0.utf8) }
  do {
    let file = try GeneratedFile(text)
    precondition(file == nil || hasMarker, "read without a marker")
    for answer in answers {
      let written = file?.written(answer) ?? answer
      let stale = StaleCell.all(fromCode: text, to: written)
      precondition(stale.isEmpty == text.utf8.elementsEqual(written.utf8), "stale code or not")
    }
  } catch {
    precondition(hasMarker, "refused without a marker")
  }
  for name in ["a.md", "a.mdx", "a.html", "a.adoc", "a.swift", "a.ts", "a.rs", "a.cpp", "a"] {
    guard let marked = try? MarkedText(text, fileNamed: name), !marked.blocks.isEmpty else {
      continue
    }
    let contents = marked.blocks.enumerated().map { index, block in
      MarkedText.content(answers[index % answers.count], for: block)
    }
    for (block, content) in zip(marked.blocks, contents) {
      _ = ArgumentText.arguments(block.query)
      let old = marked.content(of: block)
      let stale = StaleCell.all(from: old, to: content, in: block)
      precondition(stale.isEmpty == old.utf8.elementsEqual(content.utf8), "stale or not")
    }
    guard let once = try? marked.filled(contents) else { continue }
    _ = UnifiedDifference.text(of: "input", from: text, to: once)
    guard let again = try? MarkedText(once, fileNamed: name),
      let twice = try? again.filled(contents)
    else { fatalError("cannot be read back: \(once)") }
    precondition(twice.utf8.elementsEqual(once.utf8), "twice is not once: \(once)")
    let none = marked.blocks.map { _ in "" }
    guard let before = try? marked.filled(none), let after = try? again.filled(none) else {
      continue
    }
    precondition(before.utf8.elementsEqual(after.utf8), "changed outside of blocks: \(once)")
  }
}
