import Foundation
import Testing

@testable import keyline

/// The documents of this project have blocks of their own.
@Suite("Our own documents")
struct OwnDocumentsTests {
  private static let checkout = ReadmeTests.readme.deletingLastPathComponent()
  private static let documents = ["README.md", "Sources/keyline/Keyline.docc"].map {
    checkout.appending(path: $0).path
  }

  @Test func `have blocks, in the README and in the articles`() throws {
    let home = try Home()
    let run = home.run(["docs", "update", "--dry-run"] + Self.documents)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.contains("README.md: 3 blocks, 0 would change\n"))
    #expect(run.output.contains("Documents.md: 2 blocks, 0 would change\n"))
  }

  @Test func `are true`() throws {
    let run = try Home().run(["docs", "check"] + Self.documents)
    let readme = "\(Self.documents[0]) is up to date.\n"
    #expect(run == Run(output: "", messages: readme, exitCode: 0))
  }
}
