/// The meanings of a table's cells, each text read once: it comes again in every line.
struct CellMemory<Meaning> {
  private var known: [Key: Meaning] = [:]

  private struct Key: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The meaning of a cell; nil for one whose text is new.
  subscript(cell: CSVRows.Field) -> Meaning? {
    get { known[Key(bytes: cell.bytes)] }
    set { known[Key(bytes: cell.bytes)] = newValue }
  }
}
