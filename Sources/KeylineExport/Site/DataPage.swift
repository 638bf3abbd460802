import KeylineText

extension Site {
  /// The page that says how to take the data along, and how to cite it.
  var dataPage: SitePage {
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
}
