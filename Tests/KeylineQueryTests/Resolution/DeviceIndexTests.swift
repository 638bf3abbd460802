import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// The index only saves looking: it gives what going through all rows would.
@Suite struct DeviceIndexTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  @Test func `the rules for a device are all that match it`() throws {
    let resolver = try Self.resolver.get()
    for (metric, index) in resolver.index {
      for device in resolver.knowledge.devices {
        let matching = (resolver.rules[metric] ?? []).filter { rule in
          if case .none = rule.scope.match(device) { false } else { true }
        }
        let found = index.rules(for: device).map(\.rule.id)
        #expect(found.sorted() == matching.map(\.id).sorted(), "\(metric) on \(device.id)")
      }
    }
  }

  @Test func `the statements about a device are all that cover it`() throws {
    let resolver = try Self.resolver.get()
    for metric in resolver.metrics.keys {
      for device in resolver.knowledge.devices {
        let found = resolver.statements(about: metric, on: device).filter { $0.covers(device) }
        let covering = resolver.statements(about: metric).filter { $0.covers(device) }
        #expect(found.map(\.id) == covering.map(\.id), "\(metric) on \(device.id)")
      }
    }
  }
}
