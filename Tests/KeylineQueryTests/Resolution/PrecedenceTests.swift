import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct PrecedenceTests {
  @Test(arguments: [
    ("", "idiom phone"), ("idiom phone", "idiom phone, width 375"),
    ("width 320..414", "width 375"), ("width 375 414", "width 375"),
    ("idiom phone", "idiom phone, orientation portrait"), ("", "orientation portrait"),
    ("orientation any", "orientation portrait"), ("", "large-title true"),
    ("zoom any", ""), ("zoom standard zoomed", "zoom standard"),
    ("devices iphone-x iphone-xr", "devices iphone-x"),
    ("devices iphone-x iphone-xr", "devices iphone-x iphone-xr, orientation portrait"),
    ("sensor-housing notch dynamic-island", "sensor-housing notch"),
    ("family iphone", "family iphone, home-button false"),
  ])
  func `a strict subset wins`(wider: String, narrower: String) throws {
    let rules = [Rule.of("m/wide", "44", where: wider), .of("m/narrow", "48", where: narrower)]
    for rules in [rules, rules.reversed()] {
      let resolver = Resolver(.of(rules))
      #expect(try resolver.said("m", on: "iphone-x", os: "12", "large-title true") == "48")
    }
  }

  @Test(arguments: [
    // Every device of the list is known to have the attribute.
    ("width 375", "devices iphone-x"), ("idiom phone", "devices iphone-x iphone-xr"),
    ("sensor-housing notch", "devices iphone-x iphone-xr"),
    ("home-button false, family iphone", "devices iphone-x"),
  ])
  func `a list of devices is inside an attribute that each of them has`(
    attribute: String, list: String
  ) throws {
    let resolver = Resolver.of(
      .of("m/attribute", "44", where: attribute), .of("m/list", "48", where: list))
    #expect(try resolver.said() == "48")
  }

  @Test(arguments: [
    // One of the list is another, or is not in the catalogue.
    ("width 375", "devices iphone-x iphone-xr"), ("width 375", "devices iphone-x iphone-99"),
    // Today's phones of that width say nothing about tomorrow's devices.
    ("idiom phone", "width 375"), ("idiom phone", "sensor-housing notch"),
    ("idiom phone", "family iphone"),
    // Each is narrower in one dimension.
    ("width 375", "orientation portrait"), ("idiom phone, orientation portrait", "width 375"),
    ("width 375..400", "width 320..380"),
    ("devices iphone-x iphone-8", "devices iphone-x iphone-xr"),
  ])
  func `without one inside the other neither wins`(first: String, second: String) throws {
    let rules = [Rule.of("m/first", "44", where: first), .of("m/second", "48", where: second)]
    for rules in [rules, rules.reversed()] {
      let answer = try Resolver(.of(rules)).answer()
      #expect(answer.status == .conflict)
      #expect(answer.claimed == ["m/first", "m/second"])
    }
  }

  @Test func `an attribute that is unknown puts no list inside it`() throws {
    let blank = Device.iPhoneXR.with { $0.width = nil }
    let resolver = Resolver(
      .of(
        [
          .of("m/attribute", "44", where: "width 375"),
          .of("m/list", "48", where: "devices iphone-x iphone-xr"),
        ], devices: [.iPhoneX, blank]))
    #expect(try resolver.answer().status == .conflict)
  }

  @Test func `OS bounds take no part in precedence`() throws {
    let resolver = Resolver.of(
      .of("m/narrow", "48", where: "idiom phone"), .of("m/brief", "44", os: "12..<13"))
    #expect(try resolver.said(os: "12") == "48")
    let rivals = Resolver.of(
      .of("m/long", "48", where: "idiom phone"),
      .of("m/short", "44", where: "width 375", os: "12..<13"))
    #expect(try rivals.answer(os: "12").status == .conflict)
    #expect(try rivals.said(os: "13") == "48")
  }

  @Test func `of a chain the narrowest wins`() throws {
    let rules = [
      Rule.of("m/z", "1"), .of("m/c", "2", where: "idiom phone"),
      .of("m/b", "3", where: "idiom phone, width 375"),
      .of("m/a", "4", where: "idiom phone, width 375, orientation portrait"),
    ]
    for (index, order) in [rules, rules.reversed(), [rules[2], rules[0], rules[3], rules[1]]]
      .enumerated()
    {
      #expect(try Resolver(.of(order)).said() == "4", "order \(index)")
      #expect(
        try Resolver(.of(order)).said("m", on: "iphone-x", os: "12", "orientation landscape")
          == "3", "order \(index)")
      #expect(try Resolver(.of(order)).said(on: "iphone-xr") == "2", "order \(index)")
    }
  }

  @Test func `a rule that does not apply beats none`() throws {
    let resolver = Resolver.of(
      .of("m/wide", "44"), .of("m/later", "48", where: "idiom phone", os: "13..<"),
      .of("m/landscape", "32", where: "orientation landscape"))
    #expect(try resolver.said(os: "12") == "44")
  }
}
