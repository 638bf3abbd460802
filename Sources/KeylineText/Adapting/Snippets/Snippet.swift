import KeylineJSON
import KeylineModel
public import KeylineQuery

/// Source code that reaches a goal on one device, with the constants filled in.
public struct Snippet: Sendable {
  /// The code, ending with a line break.
  public let text: String

  /// Writes the snippet for an answer.
  ///
  /// Errors: a constant that is unknown, or that is not the same on the versions asked.
  public init(
    _ answer: AdaptAnswer, in language: CodeLanguage, _ labels: VersionLabels
  ) throws(SnippetError) {
    let constants = try SnippetConstants(answer)
    let versions = answer.columns.filter(\.isRun).map { labels.label($0.ranges) }
    let place = "\(answer.device.name), iOS \(versions.joined(separator: ", "))".printable
    text =
      switch language {
      case .swift: SwiftSnippet(constants: constants, place: place).text
      case .objc: ObjectiveCSnippet(constants: constants, place: place).text
      }
  }
}

/// A language in which a snippet can be had.
public enum CodeLanguage: String, CaseIterable, Sendable { case swift, objc }

/// Why there is no snippet.
public enum SnippetError: Error, Hashable, Sendable {
  /// A constant that it needs is not in the data.
  case unknownConstant(String)
  /// A constant has no value: its name, and what is missing for it.
  case missing(String, gaps: [String])
  /// A constant has several values where the snippet can have one.
  case ambiguous(String, values: [String])
}

extension SnippetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownConstant(let name): "The data has no constant \"\(name)\" for the snippet."
    case .missing(let name, let gaps):
      "The snippet needs the \(name), which is unknown: \(gaps.joined(separator: "; "))."
    case .ambiguous(let name, let values):
      "The \(name) is \(values.joined(separator: " and ")) on these versions, but a snippet has "
        + "one before and one from iOS 11."
    }
  }
}

/// The constants of a snippet, by goal.
enum SnippetConstants {
  case zeroEdgeMargin(margin: EraConstant, height: Length)
  case itemSpacing(margin: EraConstant, spacing: EraConstant, height: Length)
  case titleViewFill(margin: EraConstant)
  case tableShift(top: EraConstant)
  case tableExtraSpace
  case tabBarJump(y: Length)

  init(_ answer: AdaptAnswer) throws(SnippetError) {
    let rect = "alignment-rect-insets-with-fixed-space"
    switch answer.goal {
    case .zeroEdgeMargin:
      self = .zeroEdgeMargin(
        margin: try answer.constant(rect, "left inset"),
        height: try Self.single(answer, rect, "height anchor"))
    case .itemSpacing:
      self = .itemSpacing(
        margin: try answer.constant(rect, "left inset"),
        spacing: try answer.constant("move-subviews-before-11", "gap between custom items"),
        height: try Self.single(answer, rect, "height anchor"))
    case .titleViewFill:
      self = .titleViewFill(
        margin: try answer.constant("title-view-with-hit-test", "edge to the titleView"))
    case .tableShift:
      let hasBar = answer.situation.content.navigationBar
      self = .tableShift(
        top: try answer.constant(
          "table-shifts-from-11", "shift with\(hasBar ? "" : "out") a navigation bar",
          isOptionalBefore: true))
    case .tableExtraSpace: self = .tableExtraSpace
    case .tabBarJump:
      self = .tabBarJump(y: try Self.single(answer, "tab-bar-subclass", "tab bar y"))
    }
  }

  private static func single(
    _ answer: AdaptAnswer, _ technique: Technique.ID, _ name: String
  ) throws(SnippetError) -> Length {
    let constant = try answer.constant(technique, name)
    guard let value = constant.single else {
      throw .ambiguous(
        name, values: [constant.before, constant.from].compactMap { $0?.description })
    }
    return value
  }
}
