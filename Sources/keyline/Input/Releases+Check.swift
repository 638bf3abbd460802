import KeylineModel
import KeylineQuery

extension [Release] {
  /// Refuses versions that were never released, and names those next to them.
  func requireOne(in range: VersionRange, named name: String) throws {
    if let stated = StatedVersion(name) { try requireNoGap(at: stated) }
    guard !holdsOne(in: range) else { return }
    throw Failure("No release of iOS \(name) is recorded. Nearest: \(neighbours(of: range)).")
  }

  /// The note on named versions without a recorded release: a version may be a slip, and the answer
  /// only says that nothing is known to have changed.
  func note(on versions: VersionSet) -> String? {
    guard let newest = map(\.version).max() else { return nil }
    let unrecorded = versions.parts.filter { $0.isNamed && !holdsOne(in: $0.range) }
    let future = unrecorded.filter { $0.range.from > newest }
    var notes = unrecorded.filter { $0.range.from < newest }.map { part in
      "no release of iOS \(part.name) is recorded, the nearest are \(neighbours(of: part.range))"
    }
    if !future.isEmpty {
      let names = future.map(\.name).joined(separator: ", ")
      notes.append("no release of iOS \(names) is recorded, the newest is \(newest.short)")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  private func holdsOne(in range: VersionRange) -> Bool {
    contains { range.contains($0.version) }
  }

  /// The releases next to a range, the earlier first.
  private func neighbours(of range: VersionRange) -> String {
    let versions = map(\.version)
    return [
      versions.filter { $0 < range.from }.max(), versions.filter { $0 > range.from }.min(),
    ].compactMap { $0?.short }.joined(separator: ", ")
  }
}

extension VersionSet.Part {
  /// The version as it is named: a major version, or a single one.
  fileprivate var name: String {
    range.isSingle ? range.from.description : range.from.short
  }
}
