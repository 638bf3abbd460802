import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The page that says how to take the data along, and how to cite it.
  ///
  /// - Parameter example: A device that a reader may try.
  func dataPage(_ example: Device?) -> SitePage {
    let commands: [(HTML, String)] = [
      ("Every value as CSV", "keyline export csv -o keyline.csv"),
      ("Every value as JSON", "keyline export json -o keyline.json"),
      ("A database for SQL", "keyline export sqlite -o keyline.sqlite"),
      ("Constants in Swift", "keyline export swift -o Keyline.swift"),
      ("Types for TypeScript", "keyline export typescript -o keyline.ts"),
      ("This site", "keyline export site -o site"),
      ("One value", "keyline get safeAreaInsets.top -d iphone-17-pro \(flags.versions) 26"),
      ("Why it is so", "keyline explain safeAreaInsets.top -d iphone-17-pro \(flags.versions) 26"),
    ]
    let list = commands.map { title, command in
      HTML.element(
        "div", [.element("dt", title), .element("dd", CommandLine.copied(command))])
    }
    return SitePage(
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
        .element("h2", "Get the data"),
        .element(
          "p", ["class": "note"],
          "The command line has every format, for the devices, metrics and versions that you name."),
        .element("dl", ["class": "near"], HTML.lines(list)),
      ] + api(example) + [
        .element("h2", "Cite it"),
        .element(
          "p", ["class": "note"],
          [
            HTML(
              "Name Keyline, the number of its data (\(data)), and the page of the device or metric. "
            ),
            "Values change when someone measures better; the data behind a data number never changes. ",
            .external("Report a wrong number", Site.report), ".",
          ]),
      ])
  }

  /// The files for programs, and one expression that takes a value out of them.
  private func api(_ example: Device?) -> [HTML] {
    let known = ["iphone-17-pro"].compactMap(resolver.device).filter { device in
      matrix.devices.contains { $0.id == device.id }
    }
    let device = known.first ?? example ?? matrix.devices.last
    let asked = ["screen.safeAreaInsets.top"].filter(exported.contains)
    guard let device, let metric = asked.first ?? matrix.metrics.first?.id,
      let first = matrix.releases(of: device, in: ranges(of: device)).first?.from
    else { return [] }
    let file = SiteAPI.folder + APIPath.device(device.id)
    let get = base.map { "curl -s \($0.address(of: file)) | jq" } ?? "jq"
    let expression =
      ".series[] | select(.metric == \"\(metric)\" and .orientation == \"portrait\") "
      + "| [.stretches[] | select((.from / \".\" | map(tonumber)) <= [\(first.major), \(first.minor)])]"
      + "[-1].value"
    return [
      .element("h2", "Ask it from a program"),
      .element(
        "p", ["class": "note"],
        [
          "The files beside these pages are an API: ",
          .link("api/v1/index.json", to: SiteAPI.folder + "index.json"),
          " names every file with its schema. Keys never change their meaning within v1. ",
          "A stretch holds from its first version until the one at which it ends; null: it still holds.",
        ]),
      .element(
        "p", ["class": "copy", "data-copy": ""],
        .element("code", HTML("\(get) '\(expression)'" + (base == nil ? " \(file)" : "")))),
    ]
  }
}
