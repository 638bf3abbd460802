import KeylineModel
package import KeylineQuery

extension [Release] {
  /// The note on named versions without a recorded release: a version may be a slip, and the answer
  /// only means that no change is known.
  ///
  /// - Parameter saysFuture: False if other notes already mention unreleased versions.
  package func note(on versions: VersionSet, saysFuture: Bool = true) -> String? {
    guard let newest = map(\.version).max() else { return nil }
    let unrecorded = unrecorded(in: versions)
    let future = unrecorded.filter { $0.range.from > newest }
    var notes = unrecorded.filter { $0.range.from < newest }.map { part in
      let nearest = neighbours(of: part.range).map(\.short).joined(separator: " and ")
      return "Keyline knows no release of iOS \(part.name); the nearest are \(nearest)"
    }
    if !future.isEmpty, saysFuture {
      let names = future.map(\.name).joined(separator: ", ")
      notes.append("iOS \(names) is not released; the newest is iOS \(newest.short)")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}

extension VersionSet.Part {
  /// The version as named: a major version, or a single one.
  fileprivate var name: String {
    range.isSingle ? range.from.description : range.from.short
  }
}
