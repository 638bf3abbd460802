import KeylineData
import Testing

@Suite struct EmbeddingTests {
  private static let remedy: Comment = "a file came or went: run script/embed, then build"

  @Test(arguments: ["seed", "migrations"])
  func `every file of the folder is embedded and nothing else`(folder: String) throws {
    let paths = try Checkout.files(in: folder)
    #expect(!paths.isEmpty)
    #expect(EmbeddedFile.files(in: folder).map(\.path) == paths, Self.remedy)
  }

  @Test(arguments: ["seed", "migrations"])
  func `every embedded file has the bytes of the checkout`(folder: String) throws {
    for file in EmbeddedFile.files(in: folder) {
      #expect(Array(file.bytes) == (try Checkout.bytes(file.path)), "\(file.path)")
      #expect(Array(file.contents.utf8) == Array(file.bytes), "\(file.path)")
    }
  }

  @Test func `a folder is named whole`() {
    #expect(EmbeddedFile.files(in: "see").isEmpty)
    #expect(EmbeddedFile.files(in: "seed/devices").count == 107)
  }
}
