import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@Suite("Navigation bars")
struct NavbarTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  private func answer(
    _ device: Device.ID, _ os: String, left: [Int] = [], right: [Int] = [],
    title: NavbarSetup.TitleView? = nil, margin: Int? = nil, spacing: [Int] = []
  ) throws -> NavbarAnswer {
    let resolver = try Self.resolver.get()
    let isWanted = margin != nil || !spacing.isEmpty
    let wanted = NavbarSetup.Wanted(
      margin: margin.map(Length.init(points:)), spacing: spacing.map(Length.init(points:)))
    let answers = resolver.navbar(
      NavbarSetup(
        leftItems: left.map(Length.init(points:)), rightItems: right.map(Length.init(points:)),
        titleView: title, wanted: isWanted ? wanted : nil, in: Situation()),
      on: AnswerTable.Request(
        devices: DeviceSet(naming: [try #require(resolver.device(device))]),
        versions: try VersionSet(os)))
    try #require(answers.count == 1)
    return answers[0]
  }

  private func places(_ slots: [NavbarSlot]) -> [String] {
    slots.map { slot in
      [slot.x, slot.width, slot.gap].map { $0.value?.description ?? "?" }.joined(separator: " ")
    }
  }

  @Test func `right items are counted from the right edge`() throws {
    let answer = try answer("iphone-6s", "9", right: [44, 30])
    #expect(places(answer.slots) == ["315 44 16", "277 30 8"])
  }

  @Test func `a title view fills what the items leave`() throws {
    let answer = try answer("iphone-6s", "9", left: [30], right: [44], title: .fill)
    // 16 + 30 + 6 from the left, 16 + 44 + 6 from the right.
    #expect(places(answer.slots) == ["16 30 16", "52 257 6", "315 44 16"])
  }

  @Test func `a title view that fits stands in the middle`() throws {
    let title = NavbarSetup.TitleView.width(Length(points: 100))
    #expect(places(try answer("iphone-6s", "11", title: title).slots) == ["137.5 100 137.5"])
    let both = try answer("iphone-6s", "11", left: [30], right: [44], title: title)
    #expect(both.slots[1].x.value == Length(sixths: 825))
  }

  @Test func `a title view wider than its room is as wide as the bar allows`() throws {
    let title = NavbarSetup.TitleView.width(Length(points: 375))
    #expect(places(try answer("iphone-7", "10", title: title).slots) == ["16 343 16"])
    #expect(places(try answer("iphone-7", "11", title: title).slots) == ["8 359 8"])
  }

  @Test func `where a title view stands that cannot be in the middle is not guessed`() throws {
    let title = NavbarSetup.TitleView.width(Length(points: 200))
    let answer = try answer("iphone-6s", "11", left: [100], right: [10], title: title)
    #expect(answer.slots[1].x.value == nil)
    #expect(answer.amounts.gaps.contains(.titleBesideMiddle))
  }

  @Test func `the margin of a title view beside items of one side is unknown`() throws {
    let answer = try answer("iphone-6s", "11", left: [30], title: .fill)
    #expect(answer.slots[1].x.value == Length(points: 52))
    #expect(answer.slots[1].width.value == nil)
    #expect(answer.amounts.gaps.contains { $0.metric == "titleView.edgeMargin" })
  }

  @Test func `a gap each is reached by an inset each`() throws {
    let answer = try answer(
      "iphone-6s", "11", left: [30, 30, 30], margin: 0, spacing: [4, 10])
    let correction = try #require(answer.corrections.first)
    #expect(places(correction.items.map(\.slot)) == ["0 30 0", "34 30 4", "74 30 10"])
    #expect(correction.spacer.value == Length(points: -16))
    // They stand at 16, 54 and 92.
    let insets = correction.items.map { $0.alignmentRectInsets?.left.value }
    #expect(insets == [16, 20, 18].map { Length(points: $0) })
    #expect(answer.anchorHeight == Length(points: 44))
  }

  @Test func `an item moved inwards reaches out of the stack view`() throws {
    let answer = try answer("iphone-6s", "11", left: [30, 30], spacing: [20])
    #expect(answer.corrections.first?.stack?.overhang.value == Length(points: 12))
  }

  @Test func `the right side is the mirror image`() throws {
    let answer = try answer("iphone-6s", "11", right: [44], margin: 0)
    let item = try #require(answer.corrections.first?.items.first)
    #expect(item.slot.x.value == Length(points: 331))
    #expect(item.alignmentRectInsets?.left.value == Length(points: -16))
    #expect(answer.corrections.first?.spacer.value == Length(points: -16))
  }

  @Test func `before iOS 11 there are no insets and no stack view`() throws {
    let answer = try answer("iphone-6s", "9", left: [30, 30], margin: 10, spacing: [0])
    let correction = try #require(answer.corrections.first)
    #expect(correction.stack == nil)
    #expect(correction.items.allSatisfy { $0.alignmentRectInsets == nil })
    #expect(correction.items.map(\.move.value) == [-6, -14].map { Length(points: $0) })
  }
}
