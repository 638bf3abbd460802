import KeylineData
package import KeylineModel
import KeylineQuery

/// A technique in words.
package enum TechniqueText {
  /// The text: the effect, the versions, the hazards, the numbers, the tree, the sources.
  package static func text(_ technique: Technique, _ names: NameIndex) -> String {
    var text = technique.title
    if let chinese = technique.chineseTitle { text += "  \(chinese)" }
    text += "\n\(technique.kind.rawValue)"
    if !technique.goals.isEmpty {
      text += " for " + technique.goals.map(\.rawValue).joined(separator: ", ")
    }
    text += "\n\n\(technique.effect)\n"
    text += section(
      technique.kind == .behaviour ? "Where it happens" : "Where it works",
      technique.support.map { line($0, of: technique.kind) })
    text += section("What it costs", technique.hazards)
    text += section("Numbers", technique.constants.map(line))
    text += section("Views", technique.tree)
    if let note = technique.note { text += section("Note", [note]) }
    return text + section("Sources", technique.sources.map(names.source))
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.map { "  \($0.printable)\n" }.joined()
  }

  private static func line(
    _ support: Technique.Support, of kind: Technique.Kind
  ) -> String {
    "\(support.os.text): \(support.verdict.text(of: kind))"
      + (support.note.map { ", \($0)" } ?? "")
  }

  private static func line(_ constant: Technique.Constant) -> String {
    let value: String
    switch constant.value {
    case .length(let length): value = "\(length) pt"
    case .formula(let formula): value = formula.description
    case .number(let digits): value = digits
    }
    return "\(constant.name) = \(value)" + (constant.note.map { ", \($0)" } ?? "")
  }
}

extension Technique.Support.Verdict {
  /// The verdict in words: a technique works, a behaviour of UIKit happens.
  func text(of kind: Technique.Kind) -> String {
    guard kind == .behaviour else { return rawValue }
    return switch self {
    case .works: "happens"
    case .partly: "happens in part"
    case .fails: "does not happen"
    case .unknown: rawValue
    }
  }
}
