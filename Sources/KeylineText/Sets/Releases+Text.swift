import KeylineModel
package import KeylineQuery

extension [Release] {
  /// The note on named versions without a recorded release: a version may be a slip, and the answer
  /// only says that nothing is known to have changed.
  package func note(on versions: VersionSet) -> String? {
    guard let newest = map(\.version).max() else { return nil }
    let unrecorded = unrecorded(in: versions)
    let future = unrecorded.filter { $0.range.from > newest }
    var notes = unrecorded.filter { $0.range.from < newest }.map { part in
      let nearest = neighbours(of: part.range).map(\.short).joined(separator: ", ")
      return "no release of iOS \(part.name) is recorded, the nearest are \(nearest)"
    }
    if !future.isEmpty {
      let names = future.map(\.name).joined(separator: ", ")
      notes.append("no release of iOS \(names) is recorded, the newest is \(newest.short)")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}

extension VersionSet.Part {
  /// The version as it is named: a major version, or a single one.
  fileprivate var name: String {
    range.isSingle ? range.from.description : range.from.short
  }
}
