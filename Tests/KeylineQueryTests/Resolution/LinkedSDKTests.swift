import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct LinkedSDKTests {
  private let resolver = Resolver.of(
    .of("m/old", "20", where: "sdk ..12"), .of("m/new", "44", where: "sdk 13.."))

  @Test(arguments: [("11", "20"), ("12.4", "20"), ("13", "44"), ("16", "44")])
  func `the default is the major version of the OS, and the answer says so`(
    os: String, value: String
  ) throws {
    let answer = try resolver.answer(os: os)
    #expect(answer.text == value)
    #expect(answer.readsDefaultSDK)
  }

  @Test(arguments: [("13", "sdk 12", "20"), ("12", "sdk 12", "20"), ("11", "sdk 10", "20")])
  func `a linked SDK that is given is no default`(
    os: String, situation: String, value: String
  ) throws {
    let answer = try resolver.answer("m", on: "iphone-x", os: os, situation)
    #expect(answer.text == value)
    #expect(!answer.readsDefaultSDK)
  }

  @Test func `an SDK newer than the OS is allowed`() throws {
    #expect(try resolver.said("m", on: "iphone-x", os: "11", "sdk 26") == "44")
  }

  @Test func `where no rule speaks of the SDK the default was not read`() throws {
    let resolver = Resolver.of(.of("m/any", "44"))
    #expect(try !resolver.answer().readsDefaultSDK)
  }

  @Test func `a rule on another device does not make the answer depend on the SDK`() throws {
    let resolver = Resolver.of(
      .of("m/any", "44"), .of("m/pad", "50", where: "idiom pad, sdk 13.."))
    #expect(try !resolver.answer().readsDefaultSDK)
    #expect(try resolver.answer(on: "ipad-9", os: "15").readsDefaultSDK)
  }

  @Test func `the rule that the default kept out counts as well`() throws {
    let resolver = Resolver.of(.of("m/any", "44"), .of("m/new", "50", where: "sdk 13.."))
    let answer = try resolver.answer(os: "12")
    #expect(answer.text == "44")
    #expect(answer.readsDefaultSDK)
  }

  @Test(arguments: ["m + n", "n + m"])
  func `a sum reads the default when a term does`(formula: String) throws {
    let resolver = Resolver.of(
      .of("sum/all", formula, metric: "sum"), .of("n/any", "10", metric: "n"),
      .of("m/new", "44", where: "sdk 13.."))
    #expect(try resolver.answer("sum", os: "13").readsDefaultSDK)
    #expect(try !resolver.answer("n", os: "13").readsDefaultSDK)
  }
}
