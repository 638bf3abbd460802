package import KeylineModel

/// A folder with the probe as an app, and a script that measures every simulator with it.
package enum ProbeApp {
  /// A file of the folder.
  package typealias File = (name: String, text: String)

  /// The file that identifies such a folder.
  package static let probe = "KeylineProbe.swift"

  /// The script among the files.
  package static let script = "measure"

  /// The first OS on which an app without a storyboard fills the screen.
  package static let firstOS = OSVersion(14)

  /// The files, for some devices on the versions that they ran.
  package static func files(
    _ parts: [ProbePart], on devices: [Device], in releases: [Release]
  ) -> [File] {
    ["App.swift", "Info.plist", "README.md", script].map { ($0, Asset.text("probe/\($0)")) } + [
      (probe, ProbeSource.text(of: parts)), ("devices.tsv", table(devices, releases)),
    ]
  }

  /// A line for each model: the device, the model and the versions, separated by tabs.
  private static func table(_ devices: [Device], _ releases: [Release]) -> String {
    let versions = releases.map(\.version).filter { $0 >= firstOS }.sorted()
    let lines = devices.flatMap { device -> [String] in
      let ran = versions.filter { device.ran(VersionRange($0)) }.map(\.short)
      if ran.isEmpty { return [] }
      return device.identifiers.map { "\(device.id)\t\($0)\t\(ran.joined(separator: " "))\n" }
    }
    return lines.joined()
  }
}
