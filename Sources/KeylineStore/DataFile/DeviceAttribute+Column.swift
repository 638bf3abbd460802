import KeylineModel

extension DeviceAttribute {
  /// The value of a device in its column; NULL if it is unknown.
  func stored(_ device: Device) -> (any Bindable)? {
    switch kind {
    case .length(let path): device[keyPath: path]?.points
    case .whole(let path): device[keyPath: path]
    case .hundredths(let path): device[keyPath: path].map { Double($0) / 100 }
    case .truth(let path): device[keyPath: path].map { $0 ? 1 : 0 }
    case .word(_, let path), .day(let path): device[keyPath: path]
    case .version(let path): device[keyPath: path]?.description
    }
  }

  /// Reads the value from its column; one that no device has means that the file is broken.
  func read(_ row: Row, _ column: Int, into device: inout Device) throws {
    switch kind {
    case .length(let path):
      device[keyPath: path] = try number(row.real(column), in: 0...Double(Length.limit))
        .map(DataFile.length)
    case .whole(let path):
      device[keyPath: path] = try number(row.integer(column), in: 1...100_000)
    case .hundredths(let path):
      device[keyPath: path] = try number(row.real(column), in: 1...100).map {
        Int(($0 * 100).rounded())
      }
    case .truth(let path):
      device[keyPath: path] = try number(row.integer(column), in: 0...1).map { $0 == 1 }
    case .word(let words, let path):
      device[keyPath: path] = try row.text(column).map { word in
        try DataFile.known(words.contains(word) ? word : nil)
      }
    case .version(let path):
      device[keyPath: path] = try row.text(column).map { try DataFile.known(StatedVersion($0)) }
    case .day(let path): device[keyPath: path] = try row.text(column)
    }
  }

  private func number<Number: Comparable>(
    _ number: Number?, in range: ClosedRange<Number>
  ) throws -> Number? {
    try number.map { try DataFile.known(range.contains($0) ? $0 : nil) }
  }
}
