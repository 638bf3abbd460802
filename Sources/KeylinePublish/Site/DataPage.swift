import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// Every value in one file, the bytes of the export of that format.
  ///
  /// A file of JSON or a database would be as large as all pages together: programs read the API, and the
  /// command line writes both.
  var rows: CSVRows {
    var matrix = matrix
    matrix.folding = .status
    return CSVRows(ExportContent(matrix))
  }

  /// The page that says how to take the data along, and how to cite it.
  ///
  /// - Parameters:
  ///   - example: A device that a reader may try.
  ///   - sizes: The sizes of the files that are written, in bytes.
  func dataPage(_ example: Device?, _ sizes: [String: Int]) -> SitePage {
    SitePage(
      title: "Data: downloads, licence and how to cite",
      summary: "Keyline's data as CSV, JSON and SQLite, its licence, and how to cite it.",
      path: "data.html",
      content: [
        .element("h1", "Data"),
        .element(
          "p", ["class": "lead"],
          [
            HTML("Data \(data), "), .external(DataLicence.id, DataLicence.address), ". ",
            HTML(DataLicence.sentence),
          ]),
      ] + downloads(example, sizes) + tools + api(example) + [
        .element("h2", "Cite it"),
        Fold.note([
          HTML(
            "Name Keyline, the number of its data (\(data)), and the page of the device or metric. "
          ),
          "Values change when someone measures better; the data behind a data number never changes. ",
          .external("Report a wrong number", Site.report), ".",
        ]),
      ])
  }

  private func downloads(_ example: Device?, _ sizes: [String: Int]) -> [HTML] {
    let folder = SiteAPI.folder
    let files: [(path: String, words: HTML)] = [
      (SiteFile.csv, "Every value: a row for each device, metric, situation and range of versions"),
      (folder + APIPath.latest, "What is asked most of each device, on its newest version"),
      (folder + "devices.json", "The devices: sizes, identifiers, versions"),
      (folder + "metrics.json", "The metrics: keys and definitions"),
      (folder + "sources.json", "The sources"),
    ]
    let one = example.map { device -> [(path: String, words: HTML)] in
      [
        (
          folder + APIPath.device(device.id),
          HTML("\(device.name) on all its versions, with sources; each device has such a file")
        )
      ]
    }
    let rows = (files + (one ?? [])).compactMap { path, words -> [HTML]? in
      guard let size = sizes[path] else { return nil }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let link = HTML.element("a", ["href": path, "download": ""], HTML(name))
      return [link, words, HTML(Self.words(ofSize: size))]
    }
    return [
      .element("h2", "Downloads"),
      Fold.table("wide", ["File", "Holds", "Size"], numbers: 1, rows),
    ]
  }

  /// The size of a file as people read it: `5.2 MB`.
  static func words(ofSize bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return bytes < 1_000_000 ? "\((bytes + 999) / 1_000) KB" : "\(tenths / 10).\(tenths % 10) MB"
  }

  /// The command line and the package, which have every other format.
  private var tools: [HTML] {
    let commands: [(HTML, String)] = [
      ("JSON", "keyline export json -o keyline.json"),
      ("SQLite", "keyline export sqlite -o keyline.sqlite"),
      ("Swift", "keyline export swift -o Keyline.swift"),
      ("TypeScript", "keyline export typescript -o keyline.ts"),
      ("This site", "keyline export site -o site"),
      ("One value", "keyline get safeAreaInsets.top -d iphone-17-pro \(flags.versions) 26"),
      ("Why it is so", "keyline explain safeAreaInsets.top -d iphone-17-pro \(flags.versions) 26"),
    ]
    return [
      .element("h2", "Other formats"),
      Fold.note([
        "All values as JSON and as a database would double the size of this site, so they are no downloads: ",
        "the command line writes every format, for the devices, metrics and versions that you name. ",
        .external("Get it", Site.project + "#get-it"),
        " for macOS or Linux. A ", .external("release", Site.project + "/releases"),
        " has the files of the API as a package for npm, ",
        .element("code", "keyline-data"), ", with types for TypeScript.",
      ]),
      Fold.facts(commands.map { ($0, CopiedCommand.copied($1)) }),
    ]
  }

  /// The files for programs, and one expression that takes a value out of them.
  private func api(_ example: Device?) -> [HTML] {
    guard exported.contains(.screenSafeAreaInsetsTop), orientations.contains(.portrait),
      let device = example, newestRelease(of: device) != nil
    else { return [] }
    let file = SiteAPI.folder + APIPath.latest(device.id)
    let expression = ".safeArea.portrait.top.value"
    let command =
      base.map { "curl -s \($0.address(of: file)) | jq \(expression)" }
      ?? "jq \(expression) \(file)"
    return [
      .element("h2", "Ask it from a program"),
      Fold.note([
        "The files beside these pages are an API: ",
        .link("api/v1/index.json", to: SiteAPI.folder + "index.json"),
        " names every file with its schema. Keys never change their meaning within v1. ",
        "A value that is not known is null, and its status says why.",
      ]),
      CopiedCommand.copied(command),
    ]
  }
}
