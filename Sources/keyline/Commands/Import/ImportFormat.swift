import ArgumentParser
import KeylineQuery
import KeylineText

/// A format of a file to import.
enum ImportFormat: Hashable, CaseIterable, ExpressibleByArgument {
  case external(ExternalFormat)
  /// The form of the seed: one of its files, a folder, or the output of `export seed`.
  case seed

  static let allCases: [ImportFormat] =
    ExternalFormat.allCases.map(ImportFormat.external) + [.seed]

  static var allValueStrings: [String] { allCases.map(\.name) }

  init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  /// The name on the command line and in JSON.
  var name: String {
    switch self {
    case .external(let format): format.rawValue
    case .seed: "seed"
    }
  }

  /// The name for people.
  var title: String {
    switch self {
    case .external(let format): format.title
    case .seed: "seed"
    }
  }
}
