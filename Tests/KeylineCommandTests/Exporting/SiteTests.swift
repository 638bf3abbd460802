import Foundation
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("A site for others")
struct SiteTests {
  /// A home with the site of the whole catalogue.
  private static let home = Result { () throws -> Home in
    let home = try Home()
    let run = home.run("export site -o \(home.path("site"))")
    try #require(run == Run(output: "", messages: "", exitCode: 0))
    return home
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Self.home.get().path("site/" + path), encoding: .utf8)
  }

  @Test func `the XR's status bar is 44 and, with iOS 14, 48`() throws {
    let page = try text("devices/iphone-xr.html")
    let start = try #require(page.range(of: "All values</h2>"))
    let rows = page[start.upperBound...].components(separatedBy: "</tr>")
    let row = try #require(rows.firstIndex { $0.contains("metrics/statusBar.height.html") })
    let own = rows[row...(row + 2)]
    #expect(own.contains { $0.contains("<td>12–13</td>") && $0.contains(">44") })
    #expect(own.contains { $0.contains("<td>14–18</td>") && $0.contains(">48") })
  }

  @Test(arguments: [
    ("index.html", 40_000), ("data.html", 40_000), ("devices.html", 200_000),
    ("metrics.html", 200_000), ("techniques.html", 200_000), ("sources.html", 200_000),
    ("tables.html", 200_000), ("404.html", 20_000), ("screen-sizes.html", 120_000),
    ("widget-sizes.html", 120_000), ("devices/", 120_000), ("metrics/", 120_000),
    ("versions/", 80_000),
  ])
  func `every page is within its limit, and none has more than 3,000 elements`(
    start: String, most: Int
  ) throws {
    let pages = try Self.home.get().files(below: "site").filter {
      $0.key.hasPrefix(start) && $0.key.hasSuffix(".html")
    }
    #expect(!pages.isEmpty)
    for (path, text) in pages {
      #expect(text.utf8.count <= most, "\(path)")
      let elements = text.components(separatedBy: "<").dropFirst()
        .count { $0.first?.isLetter == true }
      #expect(elements <= 3_000, "\(path)")
    }
  }

  @Test(arguments: [
    ("api/v1/devices/", 160_000), ("api/v1/metrics/", 100_000), ("api/v1/changes/", 100_000),
    ("api/v1/latest/", 4_000), ("api/v1/latest.json", 200_000),
    ("api/v1/", 200_000), ("llms.txt", 2_000), ("site.css", 30_000), ("site.js", 30_000),
    ("search.js", 60_000),
  ])
  func `every other file is within its limit`(start: String, most: Int) throws {
    let all = try Self.home.get().files(below: "site").filter { $0.key.hasPrefix(start) }
    #expect(!all.isEmpty)
    for (path, text) in all { #expect(text.utf8.count <= most, "\(path)") }
  }

  @Test func `all files together stay below 30 MB`() throws {
    let all = try Self.home.get().files(below: "site").values.reduce(0) { $0 + $1.utf8.count }
    #expect(all <= 30_000_000)
  }

  @Test func `the table that it offers is the export of the same question, and its size is told`()
    throws
  {
    let home = try Self.home.get()
    #expect(home.run("export csv -o \(home.path("alone.csv"))").exitCode == 0)
    let alone = try #require(FileManager.default.contents(atPath: home.path("alone.csv")))
    #expect(FileManager.default.contents(atPath: home.path("site/keyline.csv")) == alone)
    let row = try #require(
      text("data.html").components(separatedBy: "</tr>").first {
        $0.contains("href=\"keyline.csv\"")
      })
    let size = try #require(row.range(of: "[0-9]+[.][0-9] MB", options: .regularExpression))
    let megabytes = try #require(Double(row[size].dropLast(3)))
    #expect(abs(megabytes * 1_000_000 - Double(alone.count)) <= 50_000)
  }

  @Test func `every link within the site leads somewhere`() throws {
    let all = try Self.home.get().files(below: "site")
    let texts = all.filter { $0.key.hasSuffix(".html") }
    var targets = Set(all.keys)
    for (path, text) in texts {
      for part in text.components(separatedBy: " id=\"").dropFirst() {
        targets.insert("\(path)#\(part.prefix { $0 != "\"" })")
      }
    }
    var broken: Set<String> = []
    for (path, text) in texts {
      let folder = path.contains("/") ? "\(path.prefix { $0 != "/" })/" : ""
      for part in text.components(separatedBy: " href=\"").dropFirst() {
        let whole = part.prefix { $0 != "\"" }
        // What stands behind a question mark is read by the script of the page.
        let link = String(whole.prefix { $0 != "?" })
        if link.hasPrefix("http") { continue }
        let target =
          link.hasPrefix("#")
          ? path + link
          : link.hasPrefix("../")
            ? String(link.dropFirst(3))
            // The page of addresses that do not exist is served at any depth.
            : path == "404.html" && link.hasPrefix("/") ? String(link.dropFirst()) : folder + link
        if !targets.contains(target) { broken.insert("\(path): \(link)") }
      }
    }
    #expect(broken.sorted().prefix(5) == [])
  }

  @Test func `the newest values of every device are what get answers with --os latest`() throws {
    let resolver = try SeedAnswers.resolver
    let list = try JSONValue.reading(text("api/v1/latest.json"))["devices"]?.elements ?? []
    #expect(list.compactMap { $0["device"]?.text } == resolver.knowledge.devices.map(\.id))
    let objects = [
      "statusBar": "statusBar", "navigationBar": "navigationBar", "tabBar": "tabBar",
      "homeIndicator": "homeIndicator", "keyboard": "keyboard",
      "safeArea": "screen.safeAreaInsets", "screen": "screen",
    ]
    let latest = try VersionSet("latest", in: resolver.knowledge.releases)
    var count = 0
    for values in list {
      let device = try #require(values["device"]?.text.flatMap(resolver.device))
      let alone = try JSONValue.reading(text("api/v1/latest/\(device.id).json"))
      for (object, start) in objects {
        let all = try #require(values[object])
        #expect(alone[object]?.inline == all.inline)
        for orientation in object == "screen" ? [.portrait] : Orientation.allCases {
          let own = object == "screen" ? all : try #require(all[orientation.rawValue])
          for member in own.members {
            var situation = Situation()
            situation.orientation = orientation
            let metric = try #require(resolver.metric("\(start).\(member.key)"))
            let table = resolver.table(
              AnswerTable.Request(
                columns: [Column(metric, situation)], devices: DeviceSet(naming: [device]),
                versions: latest))
            let record = try #require(table.allRecords.first)
            let said = member.value
            let place: Comment = "\(device.id) \(metric.id) \(orientation)"
            #expect(said["value"]?.inline == record.value?.description ?? "null", place)
            #expect(said["status"]?.text == record.status.rawValue, place)
            #expect(
              said["version"]?.text
                == (record.value == nil ? nil : record.ranges.first?.from.description), place)
            #expect(
              said["candidates"]?.elements.count ?? 0 == record.answer.candidates.count, place)
            count += 1
          }
        }
      }
    }
    #expect(count == list.count * 24)
  }

  /// The devices whose place in the catalogue leaves a remainder: as many tests as run at once.
  @Test(arguments: 0..<8)
  func `each value of each state of each device is what its own command answers`(part: Int) throws {
    let resolver = try SeedAnswers.resolver
    var count = 0
    for (place, device) in resolver.knowledge.devices.enumerated() where place % 8 == part {
      let written = try WrittenStates(try text("devices/\(device.id).html"))
      let questions = DeviceQuestions(device, resolver)
      for key in written.states {
        for line in try written.lines(key) {
          let metric = try #require(line.word(after: "get").flatMap(resolver.metric))
          #expect(line.word(after: "-d") == device.id)
          let table = resolver.table(
            AnswerTable.Request(
              columns: [Column(metric, line.situation.showing(metric.elements))],
              devices: DeviceSet(naming: [device]),
              versions: try VersionSet(
                try #require(line.word(after: "--os")), in: resolver.knowledge.releases)),
            asking: questions)
          // A stretch is folded by all lines together, so each line alone has one answer.
          #expect(table.rows.count == 1, "\(line.command)")
          let cell = try #require(table.allRecords.first)
          let hasText = cell.status.hasValue || cell.status == .uncertain
          #expect(line.value == (hasText ? cell.content.text : ""), "\(line.command)")
          #expect(line.status == cell.status.rawValue, "\(line.command)")
          count += 1
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test func `a second export touches nothing, and a smaller one takes away what is gone`() throws {
    let home = try Home()
    let site = home.path("site")
    let line = "export site statusBar.height -o \(site) -d "
    #expect(home.run(line + "iphone-x,iphone-xr").exitCode == 0)
    let before = try home.files(below: "site")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for name in before.keys {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: site + "/" + name)
    }
    #expect(home.run(line + "iphone-x,iphone-xr").exitCode == 0)
    #expect(try home.files(below: "site") == before)
    for name in before.keys {
      let attributes = try FileManager.default.attributesOfItem(atPath: site + "/" + name)
      #expect(attributes[.modificationDate] as? Date == old, "\(name)")
    }
    #expect(home.run(line + "iphone-x").exitCode == 0)
    #expect(try home.files(below: "site")["devices/iphone-xr.html"] == nil)
    #expect(try home.files(below: "site")["devices/iphone-x.html"] != nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path(""))
    #expect(names.filter { $0.hasPrefix("site") } == ["site"])
  }

  @Test func `rows of one's own stay at home`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    let run = home.run("export site statusBar.height -o \(home.path("site"))")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("skipped 1 device of your own"))
    #expect(try home.files(below: "site")["devices/bar-phone.html"] == nil)
  }
}
