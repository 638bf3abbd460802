import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionParserTests {
  @Test(arguments: [
    ("1 + 2 * 3", "1 + (2 * 3)"), ("1 - 2 - 3", "(1 - 2) - 3"), ("8 / 4 / 2", "(8 / 4) / 2"),
    ("-width * scale", "(-width) * scale"), ("- - scale", "-(-scale)"),
    ("!isPad && isPod ? 1 : 2", "((!isPad) && isPod) ? 1 : 2"),
    ("isPad || isPod && notch ? 1 : 2", "(isPad || (isPod && notch)) ? 1 : 2"),
    ("width < 3 && scale >= 2 ? 1 : 2", "((width < 3) && (scale >= 2)) ? 1 : 2"),
    ("width + 1 == scale * 2 ? 1 : 2", "((width + 1) == (scale * 2)) ? 1 : 2"),
    ("isPad ? 1 : isPod ? 2 : 3", "isPad ? 1 : (isPod ? 2 : 3)"),
    ("isPad ? isPod ? 1 : 2 : 3", "isPad ? (isPod ? 1 : 2) : 3"),
    ("isPad || isPod ? 1 : 2 + 3", "(isPad || isPod) ? 1 : (2 + 3)"),
    ("min(width, scale + 1) - 2", "(min(width, scale + 1)) - 2"), ("((scale))", "scale"),
    ("scale ?? 0 > 1 ? 1 : 2", "((scale ?? 0) > 1) ? 1 : 2"), ("1 ?? 2 + 3", "1 ?? (2 + 3)"),
    ("width<-1?1:2", "width < (-1) ? 1 : 2"), ("\tisPad\n?1\r\n:2 ;", "isPad ? 1 : 2"),
    ("idiom == .pad ? 1 : 2", "idiom == (.pad) ? 1 : 2"), ("max(1,2,3)", "max(1, 2, 3)"),
  ])
  func `operators bind as in Swift`(text: String, same: String) throws {
    #expect(try AuditExpression(text) == AuditExpression(same))
  }

  @Test(arguments: [
    ("1 - (2 - 3)", "1 - 2 - 3"), ("-(scale + 1)", "-scale + 1"), ("14", "14.0"),
    ("(isPad ? true : isPod) ? 2 : 3", "isPad ? 1 : isPod ? 2 : 3"), ("min(1, 2)", "max(1, 2)"),
    ("width < 1 ? 1 : 2", "width <= 1 ? 1 : 2"), ("width", "height"),
  ])
  func `other trees are other expressions`(text: String, other: String) throws {
    #expect(try AuditExpression(text) != AuditExpression(other))
  }

  @Test(arguments: [
    ("((1))", "1"), ("(1+2)*3", "(1 + 2) * 3"), ("1+(2*3)", "1 + 2 * 3"),
    ("1-(2-3)", "1 - (2 - 3)"), ("(isPad?true:notch)?3:4", "(isPad ? true : notch) ? 3 : 4"),
    ("isPad?(notch?1:2):(isPod?3:4)", "isPad ? notch ? 1 : 2 : isPod ? 3 : 4"),
    ("!(isPad==isPod)?1:2", "!(isPad == isPod) ? 1 : 2"),
    ("isPad==(isPod==notch)?1:2", "isPad == (isPod == notch) ? 1 : 2"), ("--scale", "--scale"),
    ("-(-(scale+1))", "--(scale + 1)"), ("max(1,(2))", "max(1, 2)"),
    ("[[UIScreen mainScreen] scale]*2.f", "UIScreen.mainScreen.scale * 2"),
  ])
  func `prints with no parentheses but those it needs`(text: String, printed: String) throws {
    #expect(try AuditExpression(text).description == printed)
  }

  @Test func `names come once, in the order of their first use`() throws {
    let expression = try AuditExpression(
      "isPad ? min(nativeWidth, 2) : isPad == notch ? 3 : nativeWidth - SCALE")
    #expect(expression.names.map(\.text) == ["isPad", "nativeWidth", "notch", "SCALE"])
  }

  @Test func `the longest and the deepest that is read`() throws {
    let spaces = String(repeating: " ", count: AuditExpression.maximumLength - 1)
    #expect(try AuditExpression(spaces + "1") == AuditExpression("1"))
    #expect(throws: ExpressionError.self) { try AuditExpression(spaces + "11") }
    let nested = { String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0) }
    let depth = AuditExpression.maximumDepth - 1
    #expect(try AuditExpression(nested(depth)) == AuditExpression("1"))
    #expect(throws: ExpressionError.self) { try AuditExpression(nested(depth + 1)) }
    let chain = (1...depth).map { "height == \($0)" }.joined(separator: " || ") + " ? 1 : 2"
    #expect(try AuditExpression(chain).names.map(\.text) == ["height"])
  }

  @Test(arguments: ["(", "-", "!", "1+", "isPad?", "isPad?1:", "min(1,", "1<(", "isPad&&!(-", "["])
  func `any nesting is refused in time`(part: String) {
    for count in [301, 1_000, 4_000 / part.utf8.count] {
      let text = String(repeating: part, count: count) + "1"
      #expect(throws: ExpressionError.self) { try AuditExpression(text) }
    }
  }
}
