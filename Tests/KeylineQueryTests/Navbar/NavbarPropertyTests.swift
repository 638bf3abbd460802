import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Navigation bars, whatever stands in them")
struct NavbarPropertyTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  /// Random bars on random devices.
  private static func answers(
    seed: UInt64, wanted: (NavbarAnswer) -> NavbarSetup.Wanted? = { _ in nil }
  ) throws -> [NavbarAnswer] {
    let resolver = try resolver.get()
    var random = XorShift(seed: seed)
    func widths(_ most: Int) -> [Length] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        Length(points: Int.random(in: 1...80, using: &random))
      }
    }
    var (left, right) = (widths(4), widths(3))
    if random.once(in: 4) { right = left }
    if left.isEmpty, right.isEmpty { left = [Length(points: 30)] }
    let title: NavbarSetup.TitleView? =
      random.once(in: 2)
      ? nil
      : random.once(in: 2) ? .fill : .width(Length(points: Int.random(in: 1...500, using: &random)))
    var situation = Situation()
    situation.orientation = random.once(in: 4) ? .landscape : .portrait
    let target = AnswerTable.Request(
      devices: DeviceSet(naming: Array(random.some(resolver.knowledge.devices).prefix(2))),
      versions: try VersionSet("8+"))
    let plain = resolver.navbar(
      NavbarSetup(leftItems: left, rightItems: right, titleView: title, in: situation),
      on: target)
    return plain.flatMap { answer -> [NavbarAnswer] in
      guard let wanted = wanted(answer) else { return [answer] }
      return resolver.navbar(
        NavbarSetup(
          leftItems: left, rightItems: right, titleView: title, wanted: wanted, in: situation),
        on: AnswerTable.Request(
          devices: DeviceSet(naming: [answer.device]),
          versions: target.versions)
      ).filter { $0.ranges == answer.ranges }
    }
  }

  @Test(arguments: 1...8)
  func `slots never overlap and end inside the bar`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) {
      guard let width = answer.width.value else { continue }
      var places: [(from: Length, until: Length)] = []
      for slot in answer.slots {
        if let from = slot.x.value, let until = slot.end.value { places.append((from, until)) }
      }
      places.sort { $0.from < $1.from }
      for place in places {
        #expect(place.from >= .zero)
        #expect(place.from <= place.until)
        #expect(place.until <= width)
      }
      for (first, second) in zip(places, places.dropFirst()) {
        #expect(first.until <= second.from)
      }
    }
  }

  @Test(arguments: 1...8)
  func `slots are missing only where the items do not fit`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) {
      #expect(answer.slots.isEmpty == (answer.misfit != nil))
    }
  }

  @Test(arguments: 1...8)
  func `asking for the margin and the gap that hold corrects nothing`(seed: UInt64) throws {
    let answers = try Self.answers(seed: seed) { answer in
      let items = answer.slots.filter { $0.side != .title }
      guard let margin = items.first(where: { $0.index == 0 })?.gap.value else { return nil }
      let gap = items.first { $0.index > 0 }?.gap.value
      return .init(margin: margin, spacing: gap.map { [$0] } ?? [])
    }
    for correction in answers.flatMap(\.corrections) {
      #expect(correction.spacer.value == .zero)
      for item in correction.items where item.move.value != nil {
        #expect(item.move.value == .zero)
        #expect(item.alignmentRectInsets?.all.allSatisfy { $0.value == .zero } ?? true)
      }
    }
  }

  @Test(arguments: 1...8)
  func `the insets of an item take it from where it stands to where it is wanted`(
    seed: UInt64
  ) throws {
    let answers = try Self.answers(seed: seed) { _ in
      .init(margin: .zero, spacing: [Length(points: 3)])
    }
    for answer in answers {
      for correction in answer.corrections {
        let standing = answer.slots.filter { $0.side == correction.side }
        for (item, slot) in zip(correction.items, standing) {
          guard let from = slot.x.value, let to = item.slot.x.value else { continue }
          #expect(item.move.value == to - from)
          guard let insets = item.alignmentRectInsets else { continue }
          #expect(insets.left.value == from - to)
          #expect(insets.right.value == to - from)
        }
      }
    }
  }
}
