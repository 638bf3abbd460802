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
}
