import KeylineQuery
import Testing

struct ExpressionParserTests {
  @Test(arguments: [
    ("1 + 2 * 3", "1 + (2 * 3)"), ("1 - 2 - 3", "(1 - 2) - 3"), ("8 / 4 / 2", "(8 / 4) / 2"),
    ("-a * b", "(-a) * b"), ("- - a", "-(-a)"), ("!a && b", "(!a) && b"),
    ("a || b && c", "a || (b && c)"), ("a && b || c && d", "(a && b) || (c && d)"),
    ("a < b && c >= d", "(a < b) && (c >= d)"), ("a + 1 == b * 2", "(a + 1) == (b * 2)"),
    ("a ? 1 : b ? 2 : 3", "a ? 1 : (b ? 2 : 3)"), ("a ? b ? 1 : 2 : 3", "a ? (b ? 1 : 2) : 3"),
    ("a || b ? 1 : 2 + 3", "(a || b) ? 1 : (2 + 3)"), ("min(a, b + 1) - 2", "(min(a, b + 1)) - 2"),
    ("a==b", "a == b"), ("\ta\n?1\r\n:2 ", "a ? 1 : 2"), ("((a))", "a"), ("a<-1", "a < (-1)"),
    ("self.view.x>1?2:3", "self.view.x > 1 ? 2 : 3"), ("a == .pad", "a == (.pad)"),
    ("max(1,2,3)", "max(1, 2, 3)"), ("min ? 1 : 2", "(min) ? 1 : 2"),
  ])
  func `operators bind as in Swift`(text: String, same: String) throws {
    #expect(try AuditExpression(text) == AuditExpression(same))
  }

  @Test(arguments: [
    ("1 - (2 - 3)", "1 - 2 - 3"), ("(a || b) && c", "a || b && c"), ("-(a * b)", "-a * b"),
    ("(a ? 1 : b) ? 2 : 3", "a ? 1 : b ? 2 : 3"), ("!(a && b)", "!a && b"),
    ("14", "14.0"), ("a", "A"), ("min(a, b)", "max(a, b)"), ("a < b", "a <= b"),
    (".pad", "pad"), ("true", "false"),
  ])
  func `other trees are other expressions`(text: String, other: String) throws {
    #expect(try AuditExpression(text) != AuditExpression(other))
  }

  @Test(arguments: [
    ("((1))", "1"), ("(1+2)*3", "(1 + 2) * 3"), ("1+(2*3)", "1 + 2 * 3"),
    ("1-(2-3)", "1 - (2 - 3)"), ("(a?1:2)?3:4", "(a ? 1 : 2) ? 3 : 4"),
    ("a?(b?1:2):(c?3:4)", "a ? b ? 1 : 2 : c ? 3 : 4"), ("!(a==b)", "!(a == b)"),
    ("(a==b)==c", "(a == b) == c"), ("--a", "--a"), ("-(-(a+1))", "--(a + 1)"),
    ("return!=e", "return != e"), ("max(1,(2))", "max(1, 2)"), ("(a)&&(b||c)", "a && (b || c)"),
  ])
  func `prints with no parentheses but those it needs`(text: String, printed: String) throws {
    #expect(try AuditExpression(text).description == printed)
  }

  @Test func `names come once, in the order of their first use`() throws {
    let expression = try AuditExpression("b ? min(a.c, 2) : b ? .d : true + a.c - e_1")
    #expect(expression.names == ["b", "a.c", "e_1"])
  }

  @Test func `the longest and the deepest that is read`() throws {
    let spaces = String(repeating: " ", count: AuditExpression.maximumLength - 1)
    #expect(try AuditExpression(spaces + "1") == AuditExpression("1"))
    #expect(throws: ExpressionError.self) { try AuditExpression(spaces + "11") }
    let depth = AuditExpression.maximumDepth
    let negated = String(repeating: "-", count: depth - 1) + "1"
    #expect(try AuditExpression(negated).description == negated)
    #expect(throws: ExpressionError.self) { try AuditExpression("-" + negated) }
    let chain = (1..<depth).map { "h == \($0)" }.joined(separator: " || ")
    #expect(try AuditExpression(chain).names == ["h"])
  }

  @Test(arguments: ["(", "-", "!", "1+", "a?", "a?1:", "min(1,", "1<(", "a&&!(-"])
  func `any nesting is refused in time`(part: String) {
    for count in [101, 1_000, 4_000 / part.utf8.count] {
      let text = String(repeating: part, count: count) + "1"
      #expect(throws: ExpressionError.self) { try AuditExpression(text) }
    }
  }
}
