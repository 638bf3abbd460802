import KeylineModel
import KeylineQuery
import Testing

@Suite("What a label says is read back as the same versions")
struct VersionRoundTripTests {
  private static let versions = [
    "9.0", "9.3.5", "10.0", "10.0.1", "10.3", "10.3.4", "11.0", "11.0.1", "11.2", "11.2.1", "11.4",
    "11.4.1", "12.0", "12.5.7", "13.0", "13.1", "13.7", "14.0",
  ].compactMap { OSVersion($0) }

  private static let labels = VersionLabels(
    versions.map { Release(version: $0, ios: "2020-01-01", ipados: nil) })

  private static func contains(_ range: VersionRange, _ version: OSVersion) -> Bool {
    range.from <= version && version < range.until
  }

  /// The released versions in a range, and those in what its label is read as.
  private static func both(_ range: VersionRange) throws -> (said: [OSVersion], read: [OSVersion]) {
    let parts = try VersionSet(labels.label(range)).parts.map(\.range)
    return (
      versions.filter { contains(range, $0) },
      versions.filter { version in
        parts.contains { $0.from <= version && version < $0.until }
      }
    )
  }

  private static let majors = (9...15).map { OSVersion($0) }

  @Test(arguments: majors)
  func `from one first number to another`(from: OSVersion) throws {
    for until in Self.majors + [.highest] where from < until {
      let range = VersionRange(from: from, until: until)
      let (said, read) = try Self.both(range)
      #expect(said == read, "\(Self.labels.label(range))")
    }
  }

  @Test(arguments: versions)
  func `a single release`(version: OSVersion) throws {
    let (said, read) = try Self.both(VersionRange(from: version, until: version.successor))
    #expect(said == [version])
    #expect(read == [version])
  }

  @Test(arguments: versions)
  func `from any release up to any other`(from: OSVersion) throws {
    for until in Self.versions + [OSVersion(15), .highest] where from < until {
      let range = VersionRange(from: from, until: until)
      let (said, read) = try Self.both(range)
      #expect(said == read, "\(from) up to \(until): \(Self.labels.label(range))")
    }
  }

  @Test(arguments: versions)
  func `a dash of either length is read`(from: OSVersion) throws {
    let range = VersionRange(from: from, until: OSVersion(15))
    let (long, short) = (Self.labels.label(range), Self.labels.label(range, dash: "-"))
    #expect(try VersionSet(long) == (try VersionSet(short)))
  }
}
