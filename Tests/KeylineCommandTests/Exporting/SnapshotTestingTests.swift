import Foundation
import Testing

@Suite("Configurations for SnapshotTesting")
struct SnapshotTestingTests {
  /// What an export says of one orientation: width, height, top, left, bottom, right.
  private func numbers(_ code: String, _ orientation: String) throws -> [Int] {
    let lines = code.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("case .\(orientation):") })
    func numbers(_ line: String) -> [Int] {
      line.split { !$0.isNumber && $0 != "." }.compactMap { Int($0) }
    }
    let size = lines[start + 3]
    let insets = lines[start + 2]
    #expect(size.contains("CGSize"))
    #expect(insets.contains("UIEdgeInsets"))
    return numbers(size) + numbers(insets)
  }

  private func export(_ line: String) throws -> Run {
    try keyline("export swift-snapshot-testing " + line)
  }

  @Test(arguments: UpstreamConfiguration.phones + UpstreamConfiguration.pads)
  func `the numbers are SnapshotTesting's own, except where those are known to be wrong`(
    upstream: UpstreamConfiguration
  ) throws {
    let run = try export("-d \(upstream.device) --os \(upstream.os) --prefix my")
    #expect(run.exitCode == 0)
    #expect(try numbers(run.output, "portrait") == upstream.portrait)
    #expect(try numbers(run.output, "landscape") == upstream.landscape)
  }

  @Test func `13 phones and 6 names of iPads are compared`() {
    #expect(UpstreamConfiguration.phones.count == 13)
    #expect(Set(UpstreamConfiguration.pads.map(\.name)).count == 6)
  }

  @Test func `the XR has 48 from iOS 14 on, where SnapshotTesting still has 44`() throws {
    let run = try export("-d iphone-xr --os 14 --prefix my")
    #expect(try numbers(run.output, "portrait") == [414, 896, 48, 0, 34, 0])
  }

  @Test(arguments: UpstreamConfiguration.phones)
  func `names that SnapshotTesting has are left out, or have the prefix`(
    upstream: UpstreamConfiguration
  ) throws {
    let without = try export("-d \(upstream.device) --os \(upstream.os)").output
    #expect(without.contains(": SnapshotTesting has \(upstream.name)."))
    #expect(!without.contains("static var "))
    let with = try export("-d \(upstream.device) --os \(upstream.os) --prefix my").output
    let name = "my" + upstream.name.prefix(1).uppercased() + upstream.name.dropFirst()
    #expect(with.contains("static func \(name)(_ orientation: Orientation) -> ViewImageConfig {"))
  }

  @Test func `phones are portrait and iPads landscape unless told otherwise`() throws {
    let code = try export("-d iphone-15,ipad-9 --os 17.0").output
    #expect(code.contains("static var iPhone15: ViewImageConfig { .iPhone15(.portrait) }"))
    #expect(code.contains("static var iPadGen9: ViewImageConfig { .iPadGen9(.landscape) }"))
  }

  @Test func `an unknown size class is left out with a comment`() throws {
    let code = try export("-d iphone-17e --os 26 --prefix my").output
    #expect(code.contains("the horizontal size class is left out, no source states it."))
    #expect(code.contains("horizontal: nil, vertical: .compact"))
  }

  @Test(arguments: [
    ("-d iphone-15", "'--os'"), ("-d iphone-15 --os 17-18", "'--os'"),
    ("-d iphone-15 --os all", "'--os'"), ("statusBar.height --os 17", "metrics"),
    ("--os 17 --landscape", "both orientations"), ("--os 17 --prefix 1", "'--prefix'"),
    ("--os 17 --prefix class", "'--prefix'"),
  ])
  func `what makes no sense is refused`(line: String, word: String) throws {
    let run = try export(line)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.messages.contains(word))
  }
}
