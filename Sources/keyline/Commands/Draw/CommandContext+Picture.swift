extension CommandContext {
  /// Writes a picture to the requested place.
  func write(_ picture: String, as drawing: DrawOptions) throws {
    let isFile = drawing.destination.output.map { $0 != "-" } ?? false
    guard isFile else { return try drawing.write(picture, to: self) }
    try file(picture) { try drawing.write(picture, to: self) }
  }
}
