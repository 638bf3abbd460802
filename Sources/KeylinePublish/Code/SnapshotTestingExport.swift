package import KeylineModel
import KeylineQuery

/// An extension of SnapshotTesting's `ViewImageConfig` with one configuration per device, on one OS
/// version.
///
/// The names follow SnapshotTesting's own; as there, iPads are landscape by default. Unknown values
/// are left out, with a comment that gives the reason.
package struct SnapshotTestingExport: Export {
  private let prefix: String?
  private let isPublic: Bool
  private let flag: String

  /// Creates the export.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of names that SnapshotTesting has itself; without one those devices are
  ///     left out. The export is nil unless the prefix may begin a name.
  ///   - isPublic: True if other modules may use the configurations.
  ///   - flag: The flag that asks for fewer versions, for a value that several of them do not
  ///     share.
  package init?(prefix: String?, isPublic: Bool, versionsWith flag: String) {
    if let prefix, !CodeNames.isName(prefix) { return nil }
    self.flag = flag
    self.prefix = prefix
    self.isPublic = isPublic
  }

  /// The metrics of a configuration.
  package static let metrics: [Metric.ID] = [
    .screenWidth, .screenHeight, .screenSafeAreaInsetsTop, .screenSafeAreaInsetsLeft,
    .screenSafeAreaInsetsBottom, .screenSafeAreaInsetsRight,
  ]

  /// The names of SnapshotTesting's own configurations, from 1.17 on.
  static let upstream = [
    "iPhoneSe", "iPhone8", "iPhone8Plus", "iPhoneX", "iPhoneXsMax", "iPhoneXr", "iPhone12",
    "iPhone12Pro", "iPhone12ProMax", "iPhone13", "iPhone13Mini", "iPhone13Pro", "iPhone13ProMax",
    "iPadMini", "iPad9_7", "iPad10_2", "iPadPro10_5", "iPadPro11", "iPadPro12_9",
  ]

  /// Writes the extension; an error of the sink ends it.
  package func write(_ content: ExportContent, to sink: inout ByteSink) throws {
    for line in content.heading("swift-snapshot-testing", unknown: "left out") {
      try sink.write("\(line)\n")
    }
    let access = isPublic ? "public " : ""
    let label = content.labels.label(content.matrix.versions.parts.map(\.range))
    try sink.write(
      """

      #if canImport(UIKit)
      import SnapshotTesting
      import UIKit

      // iOS or iPadOS \(label)
      extension ViewImageConfig {

      """)
    var names = CodeNames(reserved: ["safeArea", "size", "traits", "tv", "tv4K"])
    for (index, device) in content.matrix.devices.enumerated() {
      if index > 0 { try sink.write("\n") }
      let name = names.name(for: device.name, or: "device")
      let isTaken = Self.upstream.contains(name)
      if isTaken, prefix == nil {
        try sink.write("  // \(CodeComment.line(device.name)): SnapshotTesting has \(name).\n")
        continue
      }
      let shown = isTaken ? CodeNames.prefixed(name, with: prefix ?? "") : name
      try sink.write(
        SnapshotConfiguration(device, named: shown, content, versionsWith: flag)
          .text(access: access))
    }
    try sink.write("}\n\n" + Asset.text("code/traits.swift.txt") + "#endif\n")
    try sink.finish()
  }
}
