import Testing

@testable import KeylinePublish

@Suite("Names in generated code")
struct CodeNamesTests {
  /// SnapshotTesting's own spelling, and what follows from it.
  @Test(arguments: [
    ("iPhone SE (1st generation)", "iPhoneSe"), ("iPhone XS Max", "iPhoneXsMax"),
    ("iPhone XR", "iPhoneXr"), ("iPhone X", "iPhoneX"), ("iPhone 8 Plus", "iPhone8Plus"),
    ("iPhone 13 mini", "iPhone13Mini"), ("iPhone 12 Pro Max", "iPhone12ProMax"),
    ("iPad mini (1st generation)", "iPadMini"), ("iPad Pro 10.5-inch", "iPadPro10_5"),
    ("iPad Pro 11-inch (1st generation)", "iPadPro11"),
    ("iPad Pro 12.9-inch (1st generation)", "iPadPro12_9"),
    ("iPhone 16e", "iPhone16e"), ("iPhone 5s", "iPhone5s"),
    ("iPhone SE (3rd generation)", "iPhoneSeGen3"), ("iPad (10th generation)", "iPadGen10"),
    ("iPad Pro 11-inch (M4)", "iPadPro11M4"), ("iPad mini (A17 Pro)", "iPadMiniA17Pro"),
    ("Bar Phone", "barPhone"), ("screen.safeAreaInsets.top", "screenSafeAreaInsetsTop"),
  ])
  func `are spelled as SnapshotTesting spells its own`(text: String, name: String) {
    #expect(CodeNames.stem(text, "device") == name)
  }

  @Test(arguments: [
    ("", "device"), ("   ", "device"), ("机器", "device"), ("😀", "device"),
    ("3G Phone", "device3GPhone"),
    ("class", "class_"), ("Self", "self_"), ("\" + evil()", "evil"), ("a\u{202E}b", "aB"),
    ("generation", "generation"), ("(4th generation)", "device4thGeneration"), ("inch", "inch"),
  ])
  func `are plain names whatever the text is`(text: String, name: String) {
    #expect(CodeNames.stem(text, "device") == name)
    #expect(CodeNames.isName(name))
  }

  @Test func `no name is given twice, whatever the case`() {
    var names = CodeNames(reserved: ["all"])
    let given = ["Foo", "foo", "FOO", "foo 2", "All", "all", "机", "器"].map {
      names.name(for: $0, or: "device")
    }
    #expect(
      given == ["foo", "foo_2", "foo_3", "foo2", "all_2", "all_3", "device", "device_2"])
  }

  @Test func `what is added at the end changes no name before it`() {
    let texts = ["Foo", "Bar", "Foo", "class"]
    var (few, many) = (CodeNames(), CodeNames())
    let before = texts.map { few.name(for: $0, or: "device") }
    let after = (texts + ["Foo", "foo 2"]).map { many.name(for: $0, or: "device") }
    #expect(Array(after.prefix(texts.count)) == before)
  }

  @Test func `a very long text gives a name of some length`() {
    let name = CodeNames.stem(String(repeating: "long ", count: 1_000), "device")
    #expect((32...96).contains(name.utf8.count))
  }

  @Test(arguments: [
    "", "1a", "a b", "a-b", "class", "_a", "ä", "a;", String(repeating: "a", count: 65),
  ])
  func `a text that is no name is told from one`(text: String) {
    #expect(!CodeNames.isName(text))
  }
}
