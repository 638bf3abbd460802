import Foundation
import KeylineStore
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b.JSON", "b.JSON", "/a", "json", "b"), ("b.tar.gz", "b.tar.gz", ".", "gz", "b.tar"),
    ("/b", "b", "/", "", "b"), ("/", "/", "/", "", "/"), ("a/b/", "b", "a", "", "b"),
    ("a//b", "b", "a", "", "b"), ("a.site/", "a.site", ".", "site", "a"),
    (".hidden", ".hidden", ".", "", ".hidden"), ("a.d/b", "b", "a.d", "", "b"),
    ("a.", "a.", ".", "", "a"), ("", "", ".", "", ""),
  ])
  func `a path is taken apart`(
    text: String, name: String, folder: String, ending: String, stem: String
  ) {
    let path = FilePath(text)
    #expect(path.name == name)
    #expect(path.folder == FilePath(folder))
    #expect(path.ending == ending)
    #expect(path.stem == stem)
  }

  @Test(arguments: [("/", "a", "/a"), ("/a", "b", "/a/b"), ("a/", "b", "a/b")])
  func `a name is added with one slash`(path: String, name: String, whole: String) {
    #expect(FilePath(path).appending(name).text == whole)
  }

  @Test func `folders are made with those above them, and one that is there stays`() throws {
    let place = try Place()
    let root = FilePath(place.path)
    let inner = root.appending("a").appending("b")
    try inner.makeFolder()
    #expect(inner.kind == .folder)
    try inner.makeFolder()
    inner.removeFolderIfEmpty()
    #expect(inner.kind == nil)
    root.removeFolderIfEmpty()
    #expect(root.kind == .folder)
  }

  @Test func `no folder is made where a file is, or below one`() throws {
    let place = try Place()
    let root = FilePath(place.path)
    let file = root.appending("file")
    try Data().write(to: URL(filePath: file.text))
    #expect(file.kind == .file)
    #expect(throws: FileFailure.self) { try file.makeFolder() }
    #expect(throws: FileFailure.self) { try file.appending("x").makeFolder() }
  }

  @Test func `a link stands for what it leads to, and for nothing where it leads nowhere`() throws {
    let place = try Place()
    let root = FilePath(place.path)
    let (target, link) = (root.appending("target"), root.appending("link"))
    try FileManager.default.createSymbolicLink(
      atPath: link.text, withDestinationPath: target.text)
    #expect(link.kind == nil)
    #expect(link.resolved == link)
    try target.makeFolder()
    #expect(link.kind == .folder)
    #expect(link.resolved == target.resolved)
    #expect(link.belongsToUser)
  }
}
