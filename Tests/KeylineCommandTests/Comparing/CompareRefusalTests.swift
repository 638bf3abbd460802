import Foundation
import Testing

@Suite("compare of what cannot be compared")
struct CompareRefusalTests {
  private static let home = Result { try Home() }

  private func compare(_ text: String, _ flags: String = "", name: String = "x") throws -> Run {
    let home = try Self.home.get()
    let file = try home.write(text, to: "\(UUID().uuidString)-\(name)")
    return home.run("compare \(file) \(flags)")
  }

  @Test(arguments: [
    ("hello", "", "Formats: device-specs"), ("{\"a\":1", "", ":1:7: "),
    ("{}", "--as apple-dimensions", "no device"),
    (
      "[{\"portraitSize\":{\"width\":1e99,\"height\":1}}]", "",
      ":1:27: [0].portraitSize.width: 1e99"
    ),
    ("device,metric,value\nx,y,NaN\n", "", ":2:5: \"NaN\""),
    (String(repeating: "[", count: 100_000), "", ": nested more than 16"),
    ("static func a() -> ViewImageConfig {", "", ":1:37: the text ends inside a"),
  ])
  func `is exit 65 with the place`(text: String, flags: String, words: String) throws {
    let outcome = try compare(text, flags)
    #expect(outcome.exitCode == 65)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(words))
  }

  @Test(arguments: [
    ("--map device", "--map device=Model"), ("--map statusBar.height@up=Top", "@portrait"),
    ("--map device=Model --as probe", "--map"), ("--as nonsense", "csv"),
  ])
  func `flags that say nothing are exit 64`(flags: String, words: String) throws {
    let outcome = try compare("device,metric,value\n", flags)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains(words))
  }

  @Test func `a metric that --map misspells is exit 1 with the nearest ones`() throws {
    let outcome = try compare("a\n", "--map statusBar.heihgt=a")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("statusBar.height"))
  }

  @Test func `a file that is not there is exit 66`() throws {
    #expect(try Self.home.get().run("compare /nowhere/at/all").exitCode == 66)
  }

  @Test(arguments: ["{", "a,b,1\n", "[", "\"", "static func a() -> ViewImageConfig {\n"])
  func `50 MB are refused, whatever they hold`(piece: String) throws {
    let count = 50_000_000 / piece.utf8.count
    let outcome = try compare(String(repeating: piece, count: count))
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("larger than 8 MiB"))
  }

  @Test func `values whose name means ten devices count ten times`() throws {
    let rows = (0..<9_000).map { "iPad,,statusBar.height,\($0)\n" }.joined()
    let run = try Home.shared.get().run("compare -", input: "device,os,metric,value\n" + rows)
    #expect(run.exitCode == 65)
    #expect(run.output == "")
    #expect(run.messages.contains("more than 15000 devices"))
  }

  @Test func `50 MB on standard input are refused without being kept`() throws {
    let outcome = try Self.home.get().shell(
      "head -c 50000000 /dev/zero | \"$K\" compare -; echo $?")
    #expect(outcome.output == "65\n")
    #expect(outcome.messages.contains("larger than 8 MiB"))
  }

  @Test(arguments: [
    ("{", ""), ("[1,", ""), ("\"", "--as csv"), ("a,b,1\n", "--as csv"), (",", "--as csv"),
    ("(", "--as view-image-config"), ("/*", "--as view-image-config"),
    ("static func a(", "--as view-image-config"),
    ("static func a() -> ViewImageConfig {", "--as view-image-config"),
    ("static func a() -> ViewImageConfig { b(1) }\n", "--as view-image-config"),
    ("switch{case .a:", "--as view-image-config"),
    ("static let a: ViewImageConfig = .init(", "--as view-image-config"),
    ("\"\"\"", "--as view-image-config"),
  ])
  func `a long file ends, whatever it holds`(piece: String, flags: String) throws {
    let text = String(repeating: piece, count: 256 * 1_024 / piece.utf8.count)
    let outcome = try compare(text, flags)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.hasPrefix("error: "))
  }
}
