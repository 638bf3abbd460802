import KeylineData
package import KeylineModel
package import KeylineQuery
import KeylineText

/// Source code that reaches a goal, either right on every device or guarded by the one whose
/// numbers it uses.
///
/// The code for a tab bar is for phones only: an iPad may have the bar at the top. A bar that UIKit
/// moves down to hide it stays hidden.
package struct Snippet: Sendable {
  /// The code, ending with a line break.
  package let text: String

  /// Writes the snippet for an answer.
  ///
  /// Errors: a number that is unknown, or that differs between the versions asked about.
  package init(
    _ answer: AdaptAnswer, in language: CodeLanguage, _ labels: VersionLabels
  ) throws(SnippetError) {
    var values: [String: String] = [:]
    for (slot, technique, constant) in Self.constants(of: answer.goal) {
      values[slot] = try answer.constant(technique, constant).description
    }
    if !values.isEmpty { values["guard"] = try SnippetGuard(answer, labels).text(in: language) }
    text = language.text(answer.goal.rawValue, filling: values)
  }

  /// The numbers in the code for a goal, each with its slot; code with numbers has a guard.
  static func constants(
    of goal: Technique.Goal
  ) -> [(slot: String, technique: Technique.ID, name: String)] {
    let inset = "alignment-rect-insets-with-fixed-space"
    switch goal {
    case .zeroEdgeMargin:
      return [("margin", inset, "left inset"), ("height", inset, "height anchor")]
    case .itemSpacing:
      return [
        ("margin", inset, "left inset"),
        ("spacing", "move-subviews-before-11", "gap between custom items"),
        ("height", inset, "height anchor"),
      ]
    case .titleViewFill, .tableShift, .tableExtraSpace, .tabBarJump: return []
    }
  }
}

extension Technique.Goal {
  /// The part of the goal that its snippets reach, after `For code`; empty if they reach all of it.
  package var codeText: String {
    self == .titleViewFill ? " of a title view as wide as the bar allows" : ""
  }
}

/// A language for snippets.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case swift, objc

  /// The template of that name in this language with its slots filled.
  func text(_ name: String, filling values: [String: String]) -> String {
    Asset.text("code/\(name).\(self == .swift ? "swift" : "m").txt", filling: values)
  }
}

/// The reason for a missing snippet.
package enum SnippetError: Error, Hashable, Sendable {
  /// A constant that it needs is not in the data.
  case unknownConstant(String)
  /// A constant has no value: its name, and the gaps.
  case missing(String, gaps: [DerivedLength.Gap])
  /// A constant has several values on the versions asked about.
  case ambiguous(String, values: [String])
  /// The device has no model identifier for the code to compare.
  case noModel(device: String)
}

extension SnippetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownConstant(let name): "The data has no constant \"\(name)\" for the snippet."
    case .missing(let name, let gaps):
      "Cannot write the code: the \(name) is missing.\n\(gaps.texts.joined(separator: "; "))."
    case .ambiguous(let name, let values):
      "The \(name) is \(values.joined(separator: " and ")) on these versions, but a snippet can "
        + "use only one value."
    case .noModel(let device):
      "The snippet checks the model before it uses its numbers, but \(device.printable) "
        + "has no model identifier."
    }
  }
}

extension AdaptAnswer {
  /// A constant of a technique: one value for all versions that the device ran.
  func constant(_ technique: Technique.ID, _ name: String) throws(SnippetError) -> Length {
    let entry = (techniques + behaviours).first { $0.technique.id == technique }
    guard let constant = entry?.constants.first(where: { $0.constant.name == name }) else {
      throw .unknownConstant(name)
    }
    var found: [Length] = []
    for (column, value) in zip(columns, constant.values) where column.isRun {
      guard let length = value.amount?.value else {
        throw .missing(name, gaps: value.amount?.gaps ?? [])
      }
      if !found.contains(length) { found.append(length) }
    }
    guard let length = found.first else { throw .unknownConstant(name) }
    guard found.count == 1 else { throw .ambiguous(name, values: found.map(\.description)) }
    return length
  }
}
