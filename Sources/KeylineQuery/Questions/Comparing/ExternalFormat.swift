/// A format of other projects' files that Keyline reads.
package enum ExternalFormat: String, CaseIterable, Sendable {
  /// The device files of Flutter's device_preview: one object, or an array of them.
  case deviceSpecs = "device-specs"
  /// One measured device with its system version, as in the data set apple-dimensions.
  case appleDimensions = "apple-dimensions"
  /// Swift source with `ViewImageConfig` literals, as in swift-snapshot-testing.
  case viewImageConfig = "view-image-config"
  /// The output of the program of `keyline probe`.
  case probe
  /// Comma-separated values with a header.
  case csv
  /// Any other list or map of JSON objects.
  case json

  /// True if `--map` describes its columns.
  package var hasColumns: Bool { self == .csv || self == .json }

  /// The name of the format, for people.
  package var title: String {
    switch self {
    case .deviceSpecs: "Flutter device specs"
    case .appleDimensions: "apple-dimensions"
    case .viewImageConfig: "ViewImageConfig literals"
    case .probe: "probe"
    case .csv: "CSV"
    case .json: "JSON"
    }
  }
}
