import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct FormulaRuleTests {
  private static func resolver(_ formula: String, _ terms: Rule...) -> Resolver {
    Resolver(
      .of(
        [.of("sum/all", formula, metric: "sum")] + terms,
        metrics: [.of("new", since: "13"), .of("a"), .of("b"), .of("sum")]))
  }

  @Test(arguments: [
    ("a + b", "96"), ("a - b", "-8"), ("b - a", "8"), ("a + b - a", "52"), ("a", "44"),
    ("b - a - a", "-36"), ("a - a", "0"), ("a + a", "88"),
  ])
  func `a formula is a sum with signs`(formula: String, value: String) throws {
    let resolver = Self.resolver(
      formula, .of("a/any", "44", metric: "a"), .of("b/any", "52", metric: "b"))
    #expect(try resolver.said("sum") == value)
  }

  /// Metrics that are each twice the one before, the first of which is 1.
  private static func doubling(_ count: Int) -> Resolver {
    let name = { (index: Int) in
      "m" + String(repeating: "a", count: index / 26)
        + String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
    }
    return Resolver(
      .of(
        (0..<count).map { index in
          .of(
            "\(name(index))/any", index == 0 ? "1" : "\(name(index - 1)) + \(name(index - 1))",
            metric: name(index))
        } + [
          .of("sum/all", "\(name(count - 1)) - a", metric: "sum"), .of("a/any", "1", metric: "a"),
        ]
      ))
  }

  // Each term anew, these would be 2^50 evaluations.
  @Test func `a metric that many terms lead to is evaluated once`() throws {
    #expect(try Self.doubling(51).said("sum") == "\((1 << 50) - 1)")
  }

  @Test func `a metric that many terms lead to is explained once`() throws {
    let explanation = try Self.doubling(3).explanation("sum")
    let doubled = try #require(explanation.readings.first?.terms.first)
    #expect(doubled.terms.map(\.isRepeated) == [false, true])
    #expect(doubled.terms.map(\.value) == [Length(points: 2), Length(points: 2)])
    #expect(doubled.terms.map(\.terms.count) == [2, 0])
  }

  @Test func `a sum that is larger than any number is unknown`() throws {
    #expect(try Self.doubling(80).said("sum") == "unknown")
  }

  @Test func `thirds add up to whole points`() throws {
    let resolver = Self.resolver(
      "a + a + b", .of("a/any", "53.667", metric: "a"), .of("b/any", "0.667", metric: "b"))
    #expect(try resolver.said("sum") == "108")
  }

  @Test func `a sum with an unknown term is unknown, and says which`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/any", "44", metric: "a"), .of("b/xr", "52", where: "width 414", metric: "b"))
    let answer = try resolver.answer("sum")
    #expect(answer.status == .unknown)
    #expect(answer.value == nil)
    #expect(answer.why == .part("b", .unmeasured(nil)))
    #expect(try resolver.nearest("sum")?.rule.id == "b/xr")
    #expect(try resolver.nearest("sum")?.failures == [.condition(.width)])
  }

  @Test func `a sum with a term that does not exist yet is not applicable`() throws {
    let resolver = Self.resolver(
      "a + new", .of("a/any", "44", metric: "a"), .of("new/any", "52", metric: "new"))
    #expect(try resolver.answer("sum", os: "12").status == .notApplicable)
    #expect(try resolver.answer("sum", os: "12").why == .part("new", .before(.of("13"), nil)))
    #expect(try resolver.said("sum", os: "13") == "96")
  }

  @Test func `a sum with an uncertain term has the sums as candidates`() throws {
    let resolver = Self.resolver(
      "a - b", .of("a/any", "100", metric: "a"),
      .of("b/old", "24", os: "..<12~13", metric: "b"),
      .of("b/new", "32", os: "12~13..<", metric: "b"))
    let answer = try resolver.answer("sum", os: "12.3")
    #expect(answer.status == .uncertain)
    #expect(Set(answer.candidates) == [Length(points: 76), Length(points: 68)])
    #expect(try resolver.said("sum", os: "12") == "76")
    #expect(try resolver.said("sum", os: "13") == "68")
  }

  @Test func `a more specific plain value beats a formula`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/any", "49", metric: "a"), .of("b/any", "0", metric: "b"),
      .of("sum/pads", "65", where: "idiom pad", metric: "sum"))
    #expect(try resolver.said("sum", on: "ipad-9", os: "15") == "65")
    #expect(try resolver.said("sum") == "49")
  }

  @Test func `a more specific formula beats a plain value`() throws {
    let resolver = Resolver.of(
      .of("sum/any", "49", metric: "sum"), .of("a/any", "44", metric: "a"),
      .of("sum/titled", "a + a", where: "large-title true", metric: "sum"))
    #expect(try resolver.said("sum") == "49")
    #expect(try resolver.said("sum", on: "iphone-x", "large-title true") == "88")
  }

  @Test func `formulas rest on formulas`() throws {
    let resolver = Self.resolver(
      "a + b", .of("a/sum", "b + c", metric: "a"), .of("b/any", "20", metric: "b"),
      .of("c/any", "44", metric: "c"))
    let answer = try resolver.answer("sum")
    #expect(answer.text == "84")
    #expect(answer.rules == ["sum/all", "a/sum", "b/any", "c/any"])
  }
}
