import KeylineData
import Testing

@Suite struct CanonicalSeedTests {
  /// The linter of the seed: key order, spaces, numbers, order of rows and names of files.
  @Test func `every file is written as the canonical writer writes it`() throws {
    let files = try Seed.files(try Seed.bundled())
    #expect(files.map(\.path) == EmbeddedFile.files(in: "seed").map(\.path))
    for file in files {
      let bytes = try Checkout.bytes(file.path)
      guard bytes != Array(file.text.utf8) else { continue }
      let found = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let wanted = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = zip(found, wanted).prefix { $0 == $1 }.count
      Issue.record(
        """
        \(file.path):\(line + 1) is not canonical.
        found  \(line < found.count ? found[line] : "the end")
        wanted \(line < wanted.count ? wanted[line] : "the end")
        """)
    }
  }
}
