import KeylineText

extension Site {
  /// The guide for programs that read the site for somebody, with the addresses of the API.
  var guide: SiteFile {
    func link(_ title: String, _ path: String, _ words: String) -> String {
      "- [\(title)](\(base?.address(of: path) ?? path)): \(words)\n"
    }
    let api = SiteAPI.folder
    return SiteFile(
      "llms.txt",
      """
      # Keyline

      > Heights of bars, safe areas and margins of iPhones and iPads, per iOS version, in points, each value \
      with its status and its sources. Data \(data), \(DataLicence.id).

      A value is known (a source covers it), assumed (a later version than the last one measured), inferred (no \
      source covers this device), uncertain (one of two values) or unknown. Never fill in an unknown one, and say the \
      status with each value. At run time, ask UIKit.

      ## Data


      """ + link("API", api + "index.json", "every file with its schema")
        + link("Devices", api + "devices.json", "identifiers, sizes, versions")
        + link("Metrics", api + "metrics.json", "keys and definitions")
        + link(
          "One device", api + "devices/ID.json",
          "every metric over its versions; a stretch holds from `from` until `until`")
        + link(
          "One device today", api + "latest/ID.json",
          "a few values on its newest version: `.safeArea.portrait.top.value`")
        + link("All devices today", api + "latest.json", "the same of each")
        + link("One metric", api + "metrics/KEY.json", "every device, equal ones together")
        + link("One version", api + "changes/MAJOR.json", "what it changed")
        + "\n## Pages\n\n"
        + link("Devices", "devices.html", "a page each, with pictures and evidence")
        + link("Tables", "tables.html", "all devices on their newest version")
        + link("Data", "data.html", "downloads, licence, how to cite"))
  }
}
