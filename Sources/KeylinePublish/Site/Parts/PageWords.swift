import KeylineModel
import KeylineText

/// The words of pages for things with another name or a key elsewhere.
enum PageWords {
  /// Designers have no word for a sensor housing.
  static let housing = "Notch or Dynamic Island"

  /// The meaning of a value without a mark, on every page.
  static let unmarked: HTML = "No mark: known, or assumed after the last version measured."

  /// The meanings of the marks in a table.
  static let marks: [HTML] = [
    .element("b", "*"), " inferred from other screens or disputed, ", .element("b", "?"),
    " one of two values, n/a: does not exist there. ", unmarked,
  ]

  /// A title or a text without keys: `table style inset grouped`.
  static func text(_ text: String) -> String {
    guard text.contains("-") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let bare = word.last == "," ? word.dropLast() : word
      return words[bare].map { $0 + word.dropFirst(bare.count) } ?? String(word)
    }.joined(separator: " ")
  }

  /// The keys of conditions and of their values, each in words.
  private static let words: [Substring: String] = {
    let keys = Dimension.allCases.flatMap { dimension -> [String] in
      guard case .names(let names) = dimension.values else { return [dimension.key] }
      return [dimension.key] + names
    }
    let plain = keys.filter { $0.contains("-") }.map {
      ($0[...], $0.split(separator: "-").joined(separator: " "))
    }
    return Dictionary(plain) { first, _ in first }
      .merging([SensorHousing.dynamicIsland.rawValue[...]: "Dynamic Island"]) { $1 }
  }()
}

extension Metric {
  /// The title on pages.
  var pageTitle: String { Self.pageTitle(title) }

  /// A title as pages have it.
  static func pageTitle(_ title: String) -> String {
    let thing = "Sensor housing"
    return title.hasPrefix(thing) ? PageWords.housing + title.dropFirst(thing.count) : title
  }

  /// The thing that it is about, named by the beginning of its key: `Navigation bar`.
  var thing: String {
    let thing = id.prefix { $0 != "." }
    switch thing {
    // What UIKit calls by two names is one thing to a reader.
    case "safeAreaInsets", "window": return "Safe area"
    case "switch", "segmentedControl": return "Controls"
    case "sensorHousing": return PageWords.housing
    default:
      var words = ""
      for character in thing {
        words += character.isUppercase ? " " + character.lowercased() : String(character)
      }
      return words.capitalizedStart
    }
  }
}
