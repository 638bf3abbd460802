import ArgumentParser
import KeylineModel
import KeylineQuery
import Testing

@testable import keyline

@Suite("The plain form of get") struct PlainGetTests {
  @Test(arguments: [
    "get statusBar.height -d iphone-x --os 11",
    "get statusBar.height navigationBar -d iphone-x -d iphone-8 --os 11-13,14+",
    "get -d iphone-x statusBar.height",
    "get statusBar.height",
    "get --device iPhone10,3",
    "get tabBar.y --database other.sqlite --os ..12 -d width:375",
    "get navigationBar.maxY -d iphone-x --os 11 --large-title",
    "get --tab-bar safeAreaInsets --landscape -d notch --except iphone-x --no-notes",
  ])
  func `what goes past the argument parser is read as the parser reads it`(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let parsed = try #require(try Keyline.parseAsRoot(arguments) as? QuestionCommand<Get>)
    let defaults = ProjectConfiguration()
    let plain = try #require(PlainGet(arguments, defaults))
    #expect(plain.ask == (try parsed.question.ask(defaults)))
    #expect(plain.form == parsed.question.form)
    #expect(plain.database == parsed.database.database)
  }

  @Test(arguments: [
    "get statusBar.height", "get statusBar.height -d iphone-8", "get statusBar.height --os 11",
    "get navigationBar.maxY --large-title",
  ])
  func `a project fills both readings alike`(_ line: String) throws {
    let home = try Home(seeded: false)
    let config = "{ \"devices\": [\"iphone-x\"], \"os\": \"12\", \"sdk\": \"11\" }"
    let folder = try home.write(files: [(".keyline/config.json", config)], below: "work")
    let project = try Project.find(
      Environment(variables: [:], workingDirectory: folder), isOptional: false)
    let defaults = try #require(project).configuration
    let parsed = try #require(try Keyline.parseAsRoot(line.words) as? QuestionCommand<Get>)
    let plain = try #require(PlainGet(line.words, defaults))
    #expect(plain.ask == (try parsed.question.ask(defaults)))
    #expect(plain.form == parsed.question.form)
    #expect(plain.ask.situation.sdk == 11)
  }

  @Test(arguments: [
    "explain statusBar.height", "get", "get --help", "get -h",
    "get statusBar.height --orientation landscape", "get statusBar.height --landscape --portrait",
    "get statusBar.height --landscape --landscape", "get -d iphone-x --landscape",
    "get statusBar.height -d", "get statusBar.height --os 11 --os 12",
    "get statusBar.height -diphone-x", "get statusBar.height --os=11",
    "get statusBar.height -f json",
    "get statusBar.height --os -13", "get -- statusBar.height", "get statusBar.height --os",
  ])
  func `anything else is left to the parser`(_ line: String) {
    #expect(PlainGet(line.words, ProjectConfiguration()) == nil)
  }
}
