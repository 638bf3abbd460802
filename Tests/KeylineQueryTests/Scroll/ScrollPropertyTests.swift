import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Scroll views, whatever the device")
struct ScrollPropertyTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  /// Random scroll views on random devices.
  private static func answers(seed: UInt64) throws -> [ScrollAnswer] {
    let resolver = try resolver.get()
    var random = XorShift(seed: seed)
    var situation = Situation()
    situation.orientation = random.pick(Orientation.allCases)
    situation.content.navigationBar = random.once(in: 2)
    situation.content.tabBar = random.once(in: 2)
    var setup = ScrollSetup(in: situation)
    setup.behavior = random.pick(AdjustmentBehavior.allCases)
    setup.scrollableAxes = random.pick(ScrollableAxes.allCases)
    setup.automaticallyAdjusts = random.once(in: 2)
    setup.contentInset = Self.insets(0...100, &random)
    setup.additionalSafeArea = random.once(in: 2) ? Self.insets(0...30, &random) : .zero
    return resolver.scroll(
      setup,
      on: AnswerTable.Request(
        devices: DeviceSet(naming: Array(random.some(resolver.knowledge.devices).prefix(2))),
        versions: try VersionSet("8+")))
  }

  private static func insets(
    _ range: ClosedRange<Int>, _ random: inout XorShift
  ) -> Edges<Length> {
    Edges<Length>.zero.map { _ in Length(points: Int.random(in: range, using: &random)) }
  }

  @Test(arguments: 1...8)
  func `what is added to contentInset is what the behaviour says`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) {
      guard let safe = answer.safeArea?.insets else { continue }
      let added = answer.adjusted.combined(with: answer.setup.contentInset) {
        $0 - DerivedLength($1)
      }
      for (index, inset) in safe.all.enumerated() {
        let axes = answer.setup.scrollableAxes
        let isVertical = index.isMultiple(of: 2)
        let scrolls = axes == .both || axes == (isVertical ? .vertical : .horizontal)
        let isManaged =
          answer.setup.isInNavigationController && answer.setup.automaticallyAdjusts
        let isAdded =
          switch answer.setup.behavior {
          case .never: false
          case .always: true
          case .scrollableAxes: scrolls
          case .automatic: scrolls || isVertical && isManaged
          }
        #expect(added.all[index].value == (isAdded ? inset.value : .zero))
      }
    }
  }

  @Test(arguments: 1...8)
  func `a remedy gives the app's own inset back where there is room twice, but no room under bars`(
    seed: UInt64
  ) throws {
    for answer in try Self.answers(seed: seed) where answer.safeArea != nil {
      let added = Self.added(answer)
      for remedy in answer.remedies {
        for (index, adjusted) in remedy.adjusted.all.enumerated() {
          let own = answer.setup.contentInset.all[index]
          let isTwice = own > .zero && (added.all[index].value ?? .zero) > .zero
          switch remedy.setting {
          case .frame: #expect(adjusted.value == .zero)
          case .never, .automaticAdjustmentOff: #expect(adjusted.value == own)
          case .additionalSafeArea:
            #expect(adjusted.value == (isTwice ? own : answer.adjusted.all[index].value))
          case .contentInset:
            // The room that is added stays, so the content begins below the bars.
            let room = max(own, added.all[index].value ?? .zero)
            #expect(adjusted.value == (isTwice ? room : answer.adjusted.all[index].value))
          }
        }
      }
    }
  }

  private static func added(_ answer: ScrollAnswer) -> Edges<DerivedLength> {
    answer.adjusted.combined(with: answer.setup.contentInset) { $0 - DerivedLength($1) }
  }

  @Test(arguments: 1...8)
  func `every number of a remedy is known, and something is known to be mended`(
    seed: UInt64
  ) throws {
    for answer in try Self.answers(seed: seed) where !answer.remedies.isEmpty {
      #expect(
        zip(Self.added(answer).all, answer.setup.contentInset.all).contains { added, own in
          own > .zero && (added.value ?? .zero) > .zero
        })
      for remedy in answer.remedies {
        let numbers: [DerivedLength] =
          switch remedy.setting {
          case .contentInset(let insets), .additionalSafeArea(let insets): insets.all
          case .frame(let frame): frame.all
          case .never, .automaticAdjustmentOff: []
          }
        #expect(numbers.allSatisfy { $0.value != nil })
      }
    }
  }

  @Test(arguments: 1...8)
  func `the parts of the height are what is taken from the screen`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) {
      guard let safe = answer.safeArea, let height = safe.frame.height.value,
        let screen = safe.screenHeight.value
      else { continue }
      #expect(screen - safe.parts.reduce(.zero, +) == height)
    }
  }

  @Test(arguments: 1...8)
  func `what is missing is named`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) {
      let isMissing = answer.amounts.contains { $0.value == nil }
      #expect(isMissing == !answer.amounts.gaps.isEmpty)
    }
  }
}
