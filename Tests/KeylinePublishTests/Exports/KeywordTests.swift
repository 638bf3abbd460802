import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Words that may not be names in generated code")
struct KeywordTests {
  @Test(arguments: [
    // Swift and TypeScript.
    "class", "func", "init", "self", "Self", "Type", "Protocol", "nil", "inout", "where",
    "namespace", "new", "delete", "undefined", "null", "function", "typeof", "instanceof", "yield",
    "await", "arguments", "export", "default", "switch", "const", "void", "this",
  ])
  func `are no names`(word: String) {
    #expect(!CodeNames.isName(word))
    #expect(CodeNames.stem(word, "device") != word)
  }

  @Test(arguments: Keywords.all.sorted())
  func `become names that are none of them`(word: String) {
    var names = CodeNames()
    let name = names.name(for: word, or: "device")
    #expect(CodeNames.isName(name))
    #expect(!Keywords.all.contains(name))
  }
}
