import KeylineModel
import KeylineQuery
import KeylineSeed
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
      on: Occasion(
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
  func `every remedy but the frame gives the app's own inset back`(seed: UInt64) throws {
    for answer in try Self.answers(seed: seed) where answer.safeArea != nil {
      for remedy in answer.remedies {
        let wanted =
          if case .frame = remedy.setting { Edges<Length>.zero } else { answer.setup.contentInset }
        for (adjusted, own) in zip(remedy.adjusted.all, wanted.all) {
          #expect(adjusted.value == own || adjusted.value == nil)
        }
      }
    }
  }

  @Test(arguments: 1...8)
  func `every number of a remedy is known, and something is known to be mended`(
    seed: UInt64
  ) throws {
    for answer in try Self.answers(seed: seed) where !answer.remedies.isEmpty {
      let added = answer.adjusted.combined(with: answer.setup.contentInset) {
        $0 - DerivedLength($1)
      }
      #expect(added.all.contains { $0.value.map { $0 != .zero } ?? false })
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
