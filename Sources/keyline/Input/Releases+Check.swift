import KeylineModel
import KeylineQuery

extension [Release] {
  /// Refuses versions of which nobody released one, with those next to them.
  func requireOne(in range: VersionRange, named name: String) throws(Failure) {
    let versions = map(\.version)
    guard !versions.contains(where: { range.from <= $0 && $0 < range.until }) else { return }
    let near = [
      versions.filter { $0 < range.from }.max(), versions.filter { $0 > range.from }.min(),
    ].compactMap { $0?.short }
    throw Failure(
      "No release of iOS \(name) is recorded. Nearest: \(near.joined(separator: ", ")).")
  }

  /// What is to be said where somebody names a version above every major one that is recorded: it
  /// may be a slip, and what is answered is only that nothing is known to have changed.
  func note(on versions: VersionSet) -> String? {
    guard let newest = map(\.version).max() else { return nil }
    let future = versions.parts.filter { $0.isNamed && $0.from.major > newest.major }
    guard !future.isEmpty else { return nil }
    let names = future.map { $0.from.short }.joined(separator: ", ")
    return "no release of iOS \(names) is recorded, the newest is \(newest.short)"
  }
}
