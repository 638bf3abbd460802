import Foundation
import Testing

extension ProcessTests {
  @Suite("Exit 0 means that all was written")
  struct Output {
    private static let lines = [
      "get statusBar.height -d iphone-x --os 11", "iphone-x", "device list", "--help", "schema",
      "export csv statusBar",
      "explain statusBar.height -d iphone-x --os 11",
    ]

    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: lines)
    func `a full disk gives 74 and a sentence`(line: String) throws {
      let run = try Home.shared.get().shell(#""$K" \#(line) > /dev/full"#)
      #expect(run.exitCode == 74)
      #expect(run.messages.contains("could not be written"))
    }

    @Test(arguments: lines)
    func `a closed standard output gives 74`(line: String) throws {
      let home = try Home()
      let run = try home.shell(#""$K" \#(line) >&-"#)
      #expect(run.exitCode == 74)
      #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "44\n")
    }

    @Test func `a closed standard output does not hide a negative answer`() throws {
      let run = try Home.shared.get().shell(#""$K" get statusBar.height -d iphone-xx >&-"#)
      #expect(run.exitCode == 1)
    }

    @Test func `a closed standard error does not keep the answer back`() throws {
      let run = try Home.shared.get().shell(#""$K" get statusBar.height -d iphone-x --os 11 2>&-"#)
      #expect(run == Run(output: "44\n", messages: "", exitCode: 0))
    }

    @Test(arguments: ["observation list", "export csv statusBar safeAreaInsets"])
    func `a reader that goes away is no error of ours to explain`(line: String) throws {
      let run = try Home.shared.get().shell(#""$K" \#(line) | head -1 > /dev/null"#)
      #expect(run.messages == "")
    }
  }
}
