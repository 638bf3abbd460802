import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("A name in a table of others that fits several devices")
struct SeveralDevicesTests {
  /// Two generations of an iPad whose bar is 20 and 24 high.
  private static let knowledge: Knowledge = {
    let pads = [("3", "14.5"), ("4", "16.1")].map { number, first in
      Device.device("ipad-pro-\(number)", "iPad Pro (11-inch) (\(number)th generation)", .ipad) {
        $0.firstOS = StatedVersion(first)
        $0.lastOS = StatedVersion("18")
      }
    }
    return .of(
      [
        .of("m/3", "20", where: "devices ipad-pro-3"),
        .of("m/4", "24", where: "devices ipad-pro-4"),
        .of("late/all", "5", metric: "late"),
      ], metrics: [.of("late", since: "17")], devices: pads)
  }()

  private func comparison(_ row: String) throws -> TableComparison {
    let text = "device,os,metric,value\n\(row)\n"
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    return try TableComparison(
      table.readings, of: table.format, Resolver(Self.knowledge), versions: .all)
  }

  @Test func `means only those that ran the versions that are stated`() throws {
    let comparison = try comparison("iPad Pro,15,m,20")
    #expect(comparison.readings.map { $0.comparisons.map(\.device.id) } == [["ipad-pro-3"]])
    #expect(comparison.readings.map(\.verdict) == [.same])
  }

  @Test func `means one of them where the metric came later than all of them`() throws {
    let reading = try #require(try comparison("iPad Pro,16,late,5").readings.first)
    #expect(reading.comparisons.map(\.device.id) == ["ipad-pro-3"])
    #expect(reading.verdict == .notKnown)
  }
}
