import Fuzzing
import KeylineData
import KeylineModel

/// The paths that a file may have in a folder of rows.
let paths = [
  "devices/a.json", "rules/statusBar.height.json", "techniques/a.json", "sources.json",
  "masks.json",
  "config.json", "devices/a/b.json",
]

// Rows that were read and are written read back as the same text, whatever the file is called.
fuzz { bytes in
  let text = SourceText(name: "input", bytes: bytes)
  for path in paths { _ = try? LayerSeed(folder: [(path, text)], layer: .project) }
  guard let rows = try? LayerSeed(text, layer: .project) else { return }
  let written = LayerSeed.text(rows.rows, masks: rows.masks)
  guard
    let again = try? LayerSeed(SourceText(name: "written", bytes: written.utf8), layer: .project)
  else {
    if rows.isEmpty { return }
    fatalError("cannot be read back: \(written)")
  }
  precondition(
    LayerSeed.text(again.rows, masks: again.masks) == written,
    "reads back as other rows: \(written)")
}
