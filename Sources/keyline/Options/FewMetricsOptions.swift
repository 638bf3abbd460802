import ArgumentParser
import KeylineModel

/// One flag for each metric-specific condition, made from the description of its dimension.
struct FewMetricsOptions: ParsableArguments {
  @Option(.suggestions) private var suggestions: [String]
  @Option(.tableStyle) private var tableStyle: [String]
  @Option(.cell) private var cell: [String]
  @Option(.detent) private var detent: [String]
  @Option(.widget) private var widget: [String]
  @Option(.multitasking) private var multitasking: [String]

  /// The given words, by dimension; several are joined by commas.
  private var words: [(dimension: Dimension, words: [Substring])] {
    [
      (.suggestions, suggestions), (.tableStyle, tableStyle), (.cell, cell), (.detent, detent),
      (.widget, widget), (.multitasking, multitasking),
    ].map { dimension, texts in
      (dimension, texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) })
    }.filter { !$0.words.isEmpty }
  }

  func validate() throws {
    for (dimension, words) in words {
      for word in words where dimension.code(of: word) == nil {
        throw ValidationError(
          "'--\(dimension.key)' takes \(dimension.names.joined(separator: ", ")), not \"\(word)\".")
      }
    }
  }

  /// The given values, by dimension.
  var given: [Dimension: [Int]] {
    words.reduce(into: [:]) { given, entry in
      given[entry.dimension] = entry.words.compactMap(entry.dimension.code)
    }
  }
}

extension Option<[String]> {
  fileprivate init(_ dimension: Dimension) {
    let usual = dimension.names[0]
    let silence =
      dimension.isAskedForEach ? "all for get and exports, \(usual) elsewhere" : usual
    let values = dimension.names.joined(separator: ", ")
    self.init(
      wrappedValue: [], name: .customLong(dimension.key), parsing: .singleValue,
      help: ArgumentHelp(
        "\(dimension.meaning) (values: \(values); default: \(silence))", valueName: "value"),
      completion: .list(dimension.names))
  }
}

extension Dimension {
  /// The code of a value in the spelling of Keyline or of Apple's frameworks: `extra-large` or
  /// `extraLarge`.
  fileprivate func code(of word: Substring) -> Int? {
    names.firstIndex(of: Metric.kebab(String(word)))
  }
}
