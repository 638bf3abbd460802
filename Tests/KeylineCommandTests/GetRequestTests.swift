import ArgumentParser
import Testing

@testable import keyline

@Suite struct GetRequestTests {
  @Test(arguments: [
    "get statusBar.height -d iphone-x --os 11",
    "get statusBar.height navigationBar -d iphone-x -d iphone-8 --os 11-13,14+",
    "get -d iphone-x statusBar.height",
    "get statusBar.height",
    "get --device iPhone10,3",
    "get tabBar.y --database other.sqlite --os ..12 -d width:375",
  ])
  func `what goes past the argument parser is read as the parser reads it`(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let parsed = try #require(try Keyline.parseAsRoot(arguments) as? QuestionCommand<Get>)
    let plain = try #require(PlainGet(arguments))
    #expect(plain.request == parsed.question.request)
    #expect(plain.database == parsed.database.database)
  }

  @Test(arguments: [
    "explain statusBar.height", "get", "get --help", "get -h", "get statusBar.height --landscape",
    "get statusBar.height -d", "get statusBar.height --os 11 --os 12",
    "get statusBar.height -diphone-x", "get statusBar.height --os=11",
    "get statusBar.height -f json",
    "get statusBar.height --os -13", "get -- statusBar.height", "get statusBar.height --os",
  ])
  func `anything else is left to the parser`(_ line: String) {
    #expect(PlainGet(line.split(separator: " ").map(String.init)) == nil)
  }
}
