import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// The index only saves looking: it gives what going through all rows would.
@Suite struct DeviceIndexTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  @Test(arguments: [
    "devices iphone-x", "devices iphone-x iphone-xr, width 414", "devices iphone-x, width 414",
    "width 375", "width 375 414", "width 374..376", "width any", "idiom phone", "",
  ])
  func `a row is found for every device that its scope matches`(text: String) {
    let scope = Scope.of(text)
    var index = DeviceIndex<String>()
    index.add("row", scope)
    let blank = Device(id: "blank", name: "Blank", family: .iphone)
    for device in Device.samples + [blank] where scope.match(device) == .known {
      #expect(index.naming(device.id) + index.unlisted(for: device) == ["row"], "\(device.id)")
    }
  }

  @Test func `a row about other devices or widths is passed over`() {
    var index = DeviceIndex<String>()
    index.add("named", .of("devices iphone-8"))
    index.add("wide", .of("width 414"))
    #expect(index.naming("iphone-x") + index.unlisted(for: .iPhoneX) == [])
  }

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
