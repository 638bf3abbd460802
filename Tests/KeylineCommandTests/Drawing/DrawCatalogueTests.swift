import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

/// Every device that is shipped, in both orientations, with bars, over all its versions.
@Suite("Pictures of the whole catalogue")
struct DrawCatalogueTests {
  private static let resolver = Result { Resolver(try Seed.bundled()) }

  private static let situations: [Situation] = {
    let plain = Situation()
    var bars = plain
    bars.content.largeTitle = true
    bars.content.tabBar = true
    var toolbar = plain
    toolbar.content.toolbar = true
    toolbar.content.prompt = true
    let turned = [plain, bars].map { situation in
      var situation = situation
      situation.orientation = .landscape
      return situation
    }
    return [plain, bars, toolbar] + turned
  }()

  private func pictures(
    _ device: Device, in situation: Situation, _ resolver: Resolver
  ) -> [ScreenPicture?] {
    let table = resolver.table(
      AnswerTable.Request(
        columns: ScreenPicture.columns(in: situation, resolver.metric),
        devices: DeviceSet(naming: [device]), versions: .all))
    let labels = VersionLabels(resolver.knowledge.releases)
    return table.rows.map { ScreenPicture($0, in: situation, labels) }
  }

  @Test(arguments: Family.allCases)
  func `every screen is drawn, and each length as long as its label says`(family: Family) throws {
    let resolver = try Self.resolver.get()
    let devices = resolver.knowledge.devices.filter { $0.family == family }
    #expect(!devices.isEmpty)
    var drawn = 0
    for device in devices {
      for situation in Self.situations {
        let pictures = pictures(device, in: situation, resolver)
        #expect(!pictures.isEmpty, "\(device.id)")
        for picture in pictures {
          let root = try Markup.read(try #require(picture, "\(device.id)").svg)
          for measure in root.measures {
            drawn += 1
            let measure = try #require(measure, "\(device.id)")
            if abs(measure.drawn - measure.points) > 0.06 {
              Issue.record("\(device.id) \(situation.words): \(measure)")
            }
          }
          let title = root.children.first { $0.name == "title" }?.text ?? ""
          let systems = family == .ipad ? ["iOS", "iPadOS"] : ["iOS"]
          #expect(systems.contains { title.hasPrefix("\(device.name), \($0) ") })
        }
      }
    }
    #expect(drawn > devices.count * Self.situations.count * 3)
  }

  @Test func `every metric has a timeline of all phones`() throws {
    let resolver = try Self.resolver.get()
    let devices = resolver.knowledge.devices.filter { $0.idiom == .phone }
    var drawn = 0
    for metric in resolver.knowledge.metrics {
      let picture = TimelinePicture(
        AnswerMatrix(
          resolver, devices: devices, metrics: [metric], situations: [Situation()]))
      let root = try Markup.read(picture.svg)
      let steps = root.of(class: "step").filter { $0.attributes["data-points"] != nil }
      let either = root.of(class: "either").filter { $0.attributes["data-points"] != nil }
      #expect(picture.hasValues == !(steps + either).isEmpty, "\(metric.id)")
      drawn += steps.count
    }
    #expect(drawn > 100)
  }
}
