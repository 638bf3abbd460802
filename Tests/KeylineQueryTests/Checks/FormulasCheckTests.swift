import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct FormulasCheckTests {
  @Test func `a formula of metrics that rest on no other passes`() {
    let knowledge = Knowledge.of([
      .of("m/sum", "a + b"), .of("a/sum", "b + c", metric: "a"), .of("b/any", "1", metric: "b"),
      .of("c/any", "1", metric: "c"),
    ])
    #expect(Check.formulas.findings(knowledge).isEmpty)
  }

  @Test(arguments: [(1_000, false), (1_001, true)])
  func `a formula has a limit of terms, those of its terms counted`(count: Int, isFound: Bool) {
    let tens = Array(repeating: "a", count: 10).joined(separator: " + ")
    let sum = Array(repeating: "b", count: count / 10) + Array(repeating: "a", count: count % 10)
    let knowledge = Knowledge.of([
      .of("m/sum", sum.joined(separator: " + ")), .of("b/sum", tens, metric: "b"),
      .of("a/any", "1", metric: "a"),
    ])
    #expect(Check.formulas.findings(knowledge).map(\.fault) == (isFound ? [.tooManyTerms] : []))
  }

  @Test func `a term that is no metric is found and named`() {
    let findings = Check.formulas.findings(
      .of([.of("m/sum", "a + nowhere"), .of("a/any", "1", metric: "a")]))
    #expect(findings.count == 1)
    #expect(findings.first?.fault == .formulaNamesNoMetric("nowhere"))
  }

  @Test(arguments: [
    ["m": "m"], ["m": "a", "a": "m"], ["m": "x - a", "a": "b + x", "b": "x + m"],
  ])
  func `a formula that leads back to its own metric is found, in each of its rules`(
    formulas: [String: String]
  ) {
    var rules = formulas.map { Rule.of("\($0.key)/sum", $0.value, metric: $0.key) }
    rules.append(.of("x/any", "1", metric: "x"))
    #expect(Set(Check.formulas.subjects(.of(rules))) == Set(formulas.keys.map { "\($0)/sum" }))
  }

  @Test func `a cycle under conditions that exclude each other is one all the same`() {
    let knowledge = Knowledge.of([
      .of("m/portrait", "a", where: "orientation portrait"),
      .of("a/landscape", "m", where: "orientation landscape", metric: "a"),
    ])
    #expect(!Check.formulas.findings(knowledge).isEmpty)
  }

  @Test func `the cycle is written out`() {
    let findings = Check.formulas.findings(
      .of([.of("m/sum", "a"), .of("a/sum", "b", metric: "a"), .of("b/sum", "m", metric: "b")]))
    #expect(findings.contains { $0.fault == .cyclicFormula(["m", "a", "b", "m"]) })
  }

  @Test func `a formula beside a cycle is not blamed`() {
    let knowledge = Knowledge.of([
      .of("m/sum", "a"), .of("a/sum", "b", metric: "a"), .of("b/sum", "a", metric: "b"),
    ])
    #expect(Set(Check.formulas.subjects(knowledge)) == ["a/sum", "b/sum"])
  }
}
