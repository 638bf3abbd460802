import KeylineModel
package import KeylineQuery

/// A form in which answers are handed on to others.
///
/// Conform to it in a file of your own and give it a subcommand of `export`; everything that comes
/// from the catalogue (names, titles, keys) goes through ``Literal``, ``CodeComment`` or
/// ``CodeNames``, never straight into code.
package protocol Export: Sendable {
  /// Writes everything in order; the same content always gives the same bytes.
  func write(_ content: ExportContent, to sink: inout ByteSink) throws
}

/// The content of an export.
package struct ExportContent: Sendable {
  /// The first line of code, which holds the question; nil for other formats, and where it does not fit.
  let marker: String?
  /// The devices, metrics, situations and versions.
  package internal(set) var matrix: AnswerMatrix
  /// The number of the shipped data.
  package let data: Int
  /// True if the number of the data stands in the output of formats that leave it out.
  package let statesData: Bool
  /// True if every release stands for itself instead of being folded into ranges.
  package let eachRelease: Bool

  let labels: VersionLabels

  /// Creates the content of an export from the answers that it hands on.
  package init(
    _ matrix: AnswerMatrix, marker: String? = nil, statesData: Bool = false,
    eachRelease: Bool = false
  ) {
    self.matrix = matrix
    self.marker = marker
    self.statesData = statesData
    self.eachRelease = eachRelease
    data = matrix.resolver.knowledge.data
    labels = VersionLabels(matrix.resolver.knowledge.releases)
  }
}
