import ArgumentParser
import KeylineText

/// A question whose answer is a file of code that holds the question in its first line.
protocol CodeExport: MatrixExport {
  /// The words of the options that other formats do not have.
  var ownWords: [String] { get }
}

extension CodeExport {
  /// The question as a call, the same for every way to ask it.
  private var words: [String] {
    ["export", Self.configuration.commandName ?? ""] + options.spelled + ownWords
  }

  /// The first line of the code; nil for a question that does not fit there.
  var marker: String? { GeneratedFile.marker(words) }
}

/// A command that writes code.
protocol WritesCode {
  static var code: any CodeExport.Type { get }
}

extension MatrixCommand: WritesCode where Question: CodeExport {
  static var code: any CodeExport.Type { Question.self }
}
