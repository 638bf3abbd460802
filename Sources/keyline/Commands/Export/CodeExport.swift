import ArgumentParser
import KeylineText

/// A question whose answer is a file of code with the question in its first line.
protocol CodeExport: MatrixExport {
  /// The words of the options that only this format has.
  var ownWords: [String] { get }
}

extension CodeExport {
  /// The question as a call, equal however it was asked.
  private var words: [String] {
    ["export", Self.configuration.commandName ?? ""] + options.spelled + ownWords
  }

  /// The first line of the code; nil for a question that does not fit.
  var marker: String? { GeneratedFile.marker(words) }
}
