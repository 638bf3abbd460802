import KeylineModel
package import KeylineQuery

/// A format for handing answers on to others.
///
/// Conform to it in a file of its own and add a subcommand of `export`. Everything from the
/// catalogue (names, titles, keys) goes through ``Literal``, ``CodeComment`` or ``CodeNames``,
/// never straight into code.
package protocol Export: Sendable {
  /// Writes everything in order; the same content always gives the same bytes.
  func write(_ content: ExportContent, to sink: inout ByteSink) throws
}

/// The content of an export.
package struct ExportContent: Sendable {
  /// The first line of code, with the question; nil for other formats, and for a question that does
  /// not fit.
  let marker: String?
  /// The devices, metrics, situations and versions.
  package internal(set) var matrix: AnswerMatrix
  /// The number of the shipped data.
  package let data: Int
  /// True to state the number of the data in formats that usually leave it out.
  package let statesData: Bool
  /// True if releases are listed one by one instead of folded into ranges.
  package let eachRelease: Bool

  let labels: VersionLabels

  /// Creates the content of an export from its answers.
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
