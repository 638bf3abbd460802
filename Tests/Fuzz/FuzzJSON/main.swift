import Fuzzing
import KeylineData

// What was read and is written reads back as the same text.
fuzz { bytes in
  guard let value = try? SourceText(name: "input", bytes: bytes).value() else { return }
  let written = value.canonical
  guard let again = try? SourceText(name: "written", bytes: written.utf8).value() else {
    fatalError("cannot be read back: \(written)")
  }
  precondition(again.canonical == written, "reads back as another text: \(written)")
}
