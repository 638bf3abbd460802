extension Length {
  /// The length in points; a third is the nearest number that a Double can hold.
  var points: Double { Double(sixths) / 6 }
}
