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

  private static let head =
    "Written by keyline export site, which may replace and remove these files:\n"

  @Test(arguments: ["index.html", "notes.txt", "devices/mine.html", ".git", "metrics/mine"])
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

  @Test func `every file is on the list, and nothing else`() throws {
    #expect(export().exitCode == 0)
    let written = try home.files(below: "site").keys.filter { $0 != ".keyline-files" }
    let list = try #require(text("site/.keyline-files"))
    #expect(list.hasPrefix(Self.head))
    #expect(
      list.dropFirst(Self.head.count).split(separator: "\n").map(String.init) == written.sorted())
  }

  @Test func `a page that was edited is output and is written anew`() throws {
    #expect(export().exitCode == 0)
    let before = try home.files(below: "site")
    for page in ["site/devices/iphone-xr.html", "site/index.html"] {
      _ = try home.write("<h2>edited</h2>", to: page)
    }
    #expect(export().exitCode == 0)
    #expect(try home.files(below: "site") == before)
    _ = try home.write("<h2>edited</h2>", to: "site/devices/iphone-xr.html")
    #expect(export("iphone-x").exitCode == 0)
    #expect(text("site/devices/iphone-xr.html") == nil, "the new site lacks it")
  }

  @Test(arguments: ["", "--force"])
  func `a list that a stranger made removes nothing that is no page`(further: String) throws {
    _ = try home.write(files: [("keep.html", "keep")], below: "outside")
    let names = [
      ".git", "notes.txt", "../outside/keep.html", home.path("outside/keep.html"),
      "devices/../notes.txt",
      "home/x.html", "devices", "",
    ]
    _ = try home.write(
      files: [
        (".keyline-files", Self.head + names.joined(separator: "\n") + "\n"), (".git", "keep"),
        ("notes.txt", "keep"), ("home/x.html", "keep"),
      ], below: "site")
    let run = export("iphone-x", further)
    #expect(run.exitCode == (further.isEmpty ? 73 : 0), "\(run.messages)")
    for path in [".git", "notes.txt", "home/x.html"] { #expect(text("site/\(path)") == "keep") }
    #expect(text("outside/keep.html") == "keep")
  }

  @Test(arguments: ["devices", "devices/iphone-xr.html", "index.html", ".keyline-files"])
  func `a link is neither followed nor replaced nor removed`(path: String) throws {
    #expect(export().exitCode == 0)
    try files.moveItem(atPath: "\(site)/\(path)", toPath: home.path("elsewhere"))
    try files.createSymbolicLink(
      atPath: "\(site)/\(path)", withDestinationPath: home.path("elsewhere"))
    let outside = try home.files(below: "elsewhere")
    let kept = text("elsewhere")
    for further in ["", "--force"] {
      // Beside others, a page that the new site lacks is no reason to refuse.
      let isBeside = !further.isEmpty && path == "devices/iphone-xr.html"
      #expect(export("iphone-x", further).exitCode == (isBeside ? 0 : 73), "\(path) \(further)")
      #expect(try home.files(below: "elsewhere") == outside)
      #expect(text("elsewhere") == kept)
      let attributes = try files.attributesOfItem(atPath: "\(site)/\(path)")
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test(arguments: ["devices", "versions", ".keyline-files"])
  func `a file in the way of a folder, or another in the way of the list, is refused`(path: String)
    throws
  {
    _ = try home.write(files: [(path, "mine")], below: "site")
    for further in ["", "--force"] {
      let run = export("iphone-x", further)
      #expect(run.exitCode == 73)
      #expect(run.messages.contains("\(path) is in the way"))
      #expect(try home.files(below: "site") == [path: "mine"])
    }
  }

  @Test func `a site without its list is somebody else's`() throws {
    #expect(export().exitCode == 0)
    try files.removeItem(atPath: site + "/.keyline-files")
    let bare = try home.files(below: "site")
    for further in ["", "--force"] {
      #expect(export("iphone-x", further).exitCode == 73)
      #expect(try home.files(below: "site") == bare)
    }
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
    // As a run that died leaves it: some files are old and some new, and the list has both.
    let both = Set(first.keys).union(second.keys).subtracting([".keyline-files"]).sorted()
    for (path, text) in [
      ("devices/iphone-x.html", first["devices/iphone-x.html"]),
      ("metrics.html", first["metrics.html"]),
      (".keyline-files", Self.head + both.joined(separator: "\n") + "\n"),
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
