public import KeylineQuery

extension VersionLabels {
  /// How the open ranges of a table are to be read; nil where there are none.
  public func legend(_ versions: [SharedVersions]) -> String? {
    versions.contains(where: \.isOpen) ? Self.legend : nil
  }

  /// How open ranges are to be read.
  public static let legend =
    "An open range (all, 14+, to 13) covers only the requested versions that each device ran."
}
