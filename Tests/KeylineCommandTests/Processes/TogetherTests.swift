import Foundation
import Testing

extension ProcessTests {
  @Suite("Twenty at once", .serialized)
  struct Together {
    @Test(arguments: 1...5)
    func `all find the right answer in a cache that is not there yet`(round: Int) throws {
      let home = try Home(seeded: false)
      let programs = try (0..<20).map { _ in
        try home.start("get statusBar.height -d iphone-x --os 11")
      }
      let runs = try programs.map { try $0.finish() }
      #expect(runs == Array(repeating: Run(output: "44\n", messages: "", exitCode: 0), count: 20))
      let files = try FileManager.default.contentsOfDirectory(atPath: home.path(".cache/keyline"))
      #expect(files.count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("")) == [".cache"])
    }

    @Test func `none of twenty additions is lost`() throws {
      let home = try Home()
      let programs = try (1...20).map {
        try home.start("device add \"Phone \($0)\" --family iphone --identifier BarPhone\($0),1")
      }
      let runs = try programs.map { try $0.finish() }
      #expect(runs.map(\.exitCode) == Array(repeating: 0, count: 20))
      let list = home.run("device list -f tsv").output.lines
      #expect(
        Set(list.filter { $0.hasSuffix("local") }.map { $0.split(separator: "\t")[0] })
          == Set((1...20).map { Substring("phone-\($0)") }))
      #expect(try home.process("db check").exitCode != 65)
    }

    @Test func `of twenty that add the same device one wins, the others are refused`() throws {
      let home = try Home()
      let programs = try (0..<20).map { _ in
        try home.start("device add \"Bar Phone\" --family iphone --identifier BarPhone1,1")
      }
      let codes = try programs.map { try $0.finish().exitCode }
      #expect(codes.filter { $0 == 0 }.count == 1)
      #expect(codes.filter { $0 == 65 }.count == 19)
      #expect(try home.process("db check").exitCode != 65)
    }
  }
}
