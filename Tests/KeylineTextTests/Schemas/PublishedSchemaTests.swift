import Foundation
import KeylineData
import KeylineText
import Testing

@Suite("Schemas as they were published")
struct PublishedSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Published")

  private static let schemas =
    JSONSchema.answers(versionsWith: "--os") + SiteAPI.schemas(versionsWith: "--os")
    + JSONSchema.seed

  /// Programs validate against these texts: a change of one is a change of what was promised.
  @Test(arguments: schemas.map(\.name))
  func `are the same, byte for byte`(name: String) throws {
    let schema = try #require(Self.schemas.first { $0.name == name })
    let file = Self.folder.appending(path: name.replacing("/", with: "-") + ".json")
    let published = try String(contentsOf: file, encoding: .utf8)
    let (new, old) = (schema.text.split(separator: "\n"), published.split(separator: "\n"))
    let difference = zip(new, old).first { $0 != $1 }.map { "\($0), published: \($1)" }
    #expect(difference == nil)
    #expect(schema.text.utf8.count == published.utf8.count)
  }

  @Test func `are as many as there are files`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.count == Self.schemas.count)
  }
}
