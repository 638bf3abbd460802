import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// A printed range is a claim that holds for each device of its row.
struct FoldedDevicesTests {
  private struct Stage: DeviceStage {
    let device: Device
    let ranges: [VersionRange]
    let content = "44"
  }

  private func stage(_ device: Device, _ range: VersionRange) -> Stage {
    Stage(device: device, ranges: [range])
  }

  private func groups(_ stages: [Stage]) -> [FoldedDevices<Stage>] {
    let asked = Dictionary(grouping: stages, by: \.device.id).mapValues {
      VersionRange(hullOf: $0.flatMap(\.ranges))
    }
    return FoldedDevices.all(stages, asked: asked)
  }

  private func range(_ from: String, _ until: String) -> VersionRange {
    VersionRange(from: .of(from), until: .of(until))
  }

  @Test func `ends that are the devices' own are left open`() {
    let groups = groups([
      stage(.iPhoneX, range("11", "17")), stage(.iPhone14Pro, range("16", "27")),
    ])
    #expect(groups.map(\.devices) == [[.iPhoneX, .iPhone14Pro]])
    #expect(groups.map(\.versions) == [.open(from: nil, until: nil)])
  }

  @Test func `single versions that were asked are told apart, each named`() {
    let (old, new) = (VersionRange(.of("16.7")), VersionRange(.of("26.1")))
    let groups = groups([stage(.iPhoneX, old), stage(.iPhone14Pro, new), stage(.iPhone8, old)])
    #expect(groups.map(\.devices) == [[.iPhoneX, .iPhone8], [.iPhone14Pro]])
    #expect(groups.map(\.versions) == [.exact([old]), .exact([new])])
  }

  @Test func `the families of a group stand apart, the devices of each in their order`() {
    let all = range("16.1", "27")
    let groups = groups([
      stage(.iPadPro11, all), stage(.iPhoneXR, all), stage(.iPad9, all), stage(.iPhone8, all),
    ])
    #expect(groups.map(\.devices) == [[.iPhoneXR, .iPhone8, .iPadPro11, .iPad9]])
  }
}
