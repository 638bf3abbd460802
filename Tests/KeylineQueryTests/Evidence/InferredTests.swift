import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct InferredTests {
  private static let term = Rule.of("a/a", "22", where: "status-bar any", metric: "a")

  @Test(arguments: [
    ("devices iphone-8", "iphone-8", "known"), ("devices iphone-8", "iphone-x", "inferred"),
    ("idiom phone", "iphone-x", "known"), ("idiom pad", "iphone-x", "inferred"),
    ("home-button true", "iphone-x", "inferred"), ("home-button true", "iphone-8", "known"),
  ])
  func `a value that rests on no observation of the device is inferred`(
    observed: String, device: String, status: String
  ) throws {
    let resolver = Resolver(
      .of([.of("m/rule", "44", restsOn: ["s/1"])], [.of("s/1", "44", where: observed, os: "12")]))
    let answer = try resolver.answer(on: device)
    #expect(answer.status.rawValue == status)
    #expect(answer.text == "44")
    #expect((answer.confidence == .inferred) == (status == "inferred"))
  }

  @Test(arguments: [
    ("toolbar true", "toolbar true, navigation-bar true", "known"),
    ("toolbar true, navigation-bar false", "toolbar true, navigation-bar true", "inferred"),
    ("toolbar true, navigation-bar false", "toolbar true", "known"),
    ("status-bar hidden", "", "inferred"), ("status-bar any", "", "known"),
  ])
  func `a value that was read in other situations alone is inferred`(
    rule: String, observed: String, status: String
  ) throws {
    for value in ["44", "a + a"] {
      let resolver = Resolver(
        .of(
          [.of("m/rule", value, where: rule, restsOn: ["s/1"]), Self.term],
          [.of("s/1", "44", where: observed, os: "12")]))
      let asked = rule.replacing("any", with: "shown")
      #expect(try resolver.answer("m", on: "iphone-x", os: "12", asked).status.rawValue == status)
    }
  }

  @Test func `one observation of the device among others is enough`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["s/1", "s/2"])],
        [
          .of("s/1", "44", where: "idiom pad", os: "12"),
          .of("s/2", "44", where: "devices iphone-x", os: "12"),
        ]))
    #expect(try resolver.answer().status == .known)
  }

  @Test func `a disputed observation of the device is none`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["s/1", "s/2"])],
        [
          .of("s/1", "44", where: "idiom pad", os: "12"),
          .of("s/2", "44", where: "devices iphone-x", os: "12", disputed: "a simulator's bug"),
        ]))
    #expect(try resolver.answer().status == .inferred)
  }

  @Test func `a value that an attribute copied from another device decides is inferred`() throws {
    let copy = Device.iPhoneX.with { $0.copied = [.width] }
    let rules = [
      Rule.of("m/width", "44", where: "width 375"),
      .of("n/notch", "50", where: "sensor-housing notch", metric: "n"),
    ]
    let resolver = Resolver(.of(rules, devices: [copy]))
    #expect(try resolver.answer("m").status == .inferred)
    #expect(try resolver.answer("n").status == .known)
  }

  @Test func `what holds for a device is inferred for one that is like it`() throws {
    let like = Device.device("bar-phone", "Bar Phone", .iphone) {
      $0.like = "iphone-x"
      $0.firstOS = StatedVersion("12")
    }
    let resolver = Resolver(
      .of([.of("m/x", "44", where: "devices iphone-x")], devices: [.iPhoneX, like]))
    let answer = try resolver.answer(on: "bar-phone")
    #expect(answer.text == "44")
    #expect(answer.status == .inferred)
    #expect(try resolver.answer(on: "iphone-x").status == .known)
  }

  @Test func `inferred is said rather than assumed`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["s/1"])], [.of("s/1", "44", where: "idiom pad", os: "15")]))
    #expect(try resolver.answer(os: "16").status == .inferred)
  }

  @Test(arguments: ["a + b", "b + a"])
  func `a sum is inferred as soon as a term is`(formula: String) throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/sum", formula), .of("a/any", "20", metric: "a"),
          .of("b/any", "24", metric: "b", restsOn: ["s/b"]),
        ], [.of("s/b", "24", where: "idiom pad", os: "15", metric: "b")]))
    #expect(try resolver.answer().status == .inferred)
    #expect(try resolver.answer(on: "ipad-9", os: "15").status == .known)
  }

  @Test func `the sources of an inferred value are those of the other devices`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["s/1"])], [.of("s/1", "44", where: "idiom pad", os: "15")]))
    #expect(try resolver.answer().sources == ["s"])
  }
}
