import KeylineQuery

extension Cell {
  /// True for a value that a reader should check: disputed, or inferred.
  var isToCheck: Bool { status == .inferred || confidence == .disputed }
}
