import KeylineModel

extension VersionSet {
  /// The same versions in ascending parts, those that overlap as one.
  var ascending: VersionSet {
    var parts: [Part] = []
    for part in self.parts.sorted(by: { ($0.from, $0.until) < ($1.from, $1.until) }) {
      if let last = parts.last, part.from < last.until, !dependsOnDevice {
        parts[parts.count - 1] = Part(
          from: last.from, until: max(last.until, part.until), isNamed: false)
      } else {
        parts.append(part)
      }
    }
    return VersionSet(parts: parts)
  }
}
