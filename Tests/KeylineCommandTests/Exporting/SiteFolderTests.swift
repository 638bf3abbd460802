import Foundation
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("The folder of a site")
struct SiteFolderTests {
  private let home: Home
  private let site: String
  private let files = FileManager.default

  init() throws {
    home = try Home()
    site = home.path("site")
  }

  private func export(_ devices: String = "iphone-x,iphone-xr", _ further: String = "") -> Run {
    home.run("export site statusBar.height -o \(site) -d \(devices) \(further)".squeezed)
  }

  private func text(_ path: String) -> String? {
    files.contents(atPath: home.path(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["index.html", "notes.txt", "devices/mine.html", ".git"])
  func `a folder with other files is refused, and with --force they stay`(path: String) throws {
    _ = try home.write(files: [(path, "mine")], below: "site")
    let refused = export()
    #expect(refused.exitCode == 73)
    #expect(refused.messages.contains("which Keyline did not write"))
    #expect(text("site/\(path)") == "mine")
    #expect(try home.files(below: "site").count == 1, "nothing was written")
    let forced = export("iphone-x", "--force")
    #expect(forced.exitCode == (path == "index.html" ? 73 : 0), "\(forced.messages)")
    #expect(text("site/\(path)") == "mine")
    // A name that promises a page is refused as misuse.
    let code: Int32 = path.hasSuffix(".html") ? 64 : 73
    #expect(home.run("export site -o \(site)/\(path)").exitCode == code)
  }

  @Test(arguments: ["", "--force"])
  func `copies that a stranger made remove nothing`(further: String) throws {
    _ = try home.write(
      files: [("home/keep.html", "keep"), ("mine/keep.html", "keep")], below: "outside")
    let paths = [
      "home/keep.html", "devices/mine/keep.html", "metrics/keep.html", "index.html", ".git",
    ]
    _ = try home.write(
      files: paths.map { (".keyline-site/\($0)", $0.hasSuffix("keep.html") ? "keep" : "fake") }
        + [("home/keep.html", "keep"), (".git", "fake"), ("metrics/mine.html", "keep")],
      below: "site")
    try files.createSymbolicLink(
      atPath: site + "/devices", withDestinationPath: home.path("outside/home"))
    let before = try home.files(below: "")
    #expect(export("iphone-x", further).exitCode == 73)
    #expect(try home.files(below: "") == before)
    try files.removeItem(atPath: site + "/devices")
    #expect(export("iphone-x", further).exitCode == (further.isEmpty ? 73 : 0))
    #expect(text("site/home/keep.html") == "keep")
    #expect(text("site/.git") == "fake")
    #expect(text("site/metrics/mine.html") == "keep")
    #expect(text("outside/home/keep.html") == "keep")
  }

  @Test func `copies that are a link are in the way`() throws {
    #expect(export().exitCode == 0)
    try files.moveItem(atPath: site + "/.keyline-site", toPath: home.path("elsewhere"))
    try files.createSymbolicLink(
      atPath: site + "/.keyline-site", withDestinationPath: home.path("elsewhere"))
    let before = try home.files(below: "")
    for further in ["", "--force"] {
      #expect(export("iphone-x", further).exitCode == 73)
      #expect(try home.files(below: "") == before)
    }
  }

  @Test func `a site without its copies is somebody else's unless it stays as it is`() throws {
    #expect(export().exitCode == 0)
    let before = try home.files(below: "site")
    try files.removeItem(atPath: site + "/.keyline-site")
    let bare = try home.files(below: "site")
    #expect(export().exitCode == 73)
    #expect(export("iphone-x", "--force").exitCode == 73)
    #expect(try home.files(below: "site") == bare)
    #expect(export("iphone-x,iphone-xr", "--force").exitCode == 0)
    #expect(try home.files(below: "site") == before)
  }

  @Test func `a page that was edited is neither replaced nor removed`() throws {
    #expect(export().exitCode == 0)
    let page = "site/devices/iphone-xr.html"
    let edited = try #require(text(page)).replacingOccurrences(of: "<h1>", with: "<h2>")
    try Data(edited.utf8).write(to: URL(fileURLWithPath: home.path(page)))
    let before = try home.files(below: "site")
    for (devices, further) in [
      ("iphone-x", ""), ("iphone-x,iphone-xr", ""), ("iphone-xr", "--force"),
    ] {
      let run = export(devices, further)
      #expect(run.exitCode == 73)
      #expect(run.messages.contains("devices/iphone-xr.html"))
      #expect(try home.files(below: "site") == before)
    }
    #expect(export("iphone-x", "--force").exitCode == 0)
    #expect(text(page) == edited, "it is stale, but not as it was written")
  }

  @Test func `a folder of pages is removed when it is empty and not before`() throws {
    #expect(export().exitCode == 0)
    _ = try home.write("mine", to: "site/devices/mine.html")
    #expect(export("iphone-x", "--force").exitCode == 0)
    #expect(text("site/devices/iphone-xr.html") == nil)
    #expect(text("site/devices/mine.html") == "mine")
  }

  @Test func `pages that a run left half replaced are known to the next one`() throws {
    #expect(export("iphone-x").exitCode == 0)
    let first = try home.files(below: "site")
    #expect(export("iphone-xr").exitCode == 0)
    let second = try home.files(below: "site")
    // As a run that died leaves it: some files are old and some new, and both have copies.
    for (path, text) in [
      ("devices/iphone-x.html", first["devices/iphone-x.html"]),
      (".keyline-site/devices/iphone-x.html", first["devices/iphone-x.html"]),
      (".keyline-site/index.html", first["index.html"]),
      (".keyline-site/index.html.new", second["index.html"]),
      ("metrics.html", first["metrics.html"]),
      (".keyline-site/metrics.html", first["metrics.html"]),
      (".keyline-site/metrics.html.new", second["metrics.html"]),
    ] { _ = try home.write(try #require(text), to: "site/\(path)") }
    #expect(export("iphone-xr").exitCode == 0)
    #expect(try home.files(below: "site") == second)
  }

  @Test func `a failed export into a new folder leaves none behind`() throws {
    let run = home.run("export site statusBar.height -d iphone-99 -o \(site)")
    #expect(run.exitCode == 1)
    #expect(!files.fileExists(atPath: site))
  }
}
