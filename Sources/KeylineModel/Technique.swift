/// A way to reach an adaptation goal, or something else that an adapter must know.
public struct Technique: Hashable, Identifiable, Sendable {
  /// The name in kebab case, for example `negative-fixed-space`.
  public typealias ID = String

  /// The identifier; no two techniques share it.
  public let id: ID
  /// A short English title.
  public let title: String
  /// The title in Chinese, in which much of the field's writing is.
  public let chineseTitle: String?
  /// The kind of entry: something to do, or something that UIKit does by itself.
  public let kind: Kind
  /// The goals that it serves.
  public let goals: [Goal]
  /// The effect, in one sentence.
  public let effect: String
  /// On which versions it works.
  public let support: [Support]
  /// The costs: tap areas, private classes, flicker.
  public let hazards: [String]
  /// The numbers that it needs, computed from metrics where they follow from them.
  public let constants: [Constant]
  /// A hierarchy of views, one line each, two spaces a level.
  public let tree: [String]
  /// Who says so.
  public let sources: [Source.ID]
  /// A remark for readers; nil if there is none.
  public let note: String?
  /// The layer that it comes from.
  public let layer: Layer

  /// The kind of entry.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something to do.
    case technique
    /// Something that UIKit does by itself.
    case behaviour
    /// An interface that was deprecated, with its replacement.
    case deprecation
    /// How views are nested.
    case hierarchy
  }

  /// An adaptation goal.
  public enum Goal: String, CaseIterable, Sendable {
    case zeroEdgeMargin = "zero-edge-margin"
    case itemSpacing = "item-spacing"
    case titleViewFill = "title-view-fill"
    case tableShift = "table-shift"
    case tableExtraSpace = "table-extra-space"
    case tabBarJump = "tab-bar-jump"
  }

  /// How well it works over a stretch of versions.
  public struct Support: Hashable, Sendable {
    /// The stretch of versions.
    public let os: OSBounds
    /// How well it works there.
    public let verdict: Verdict
    /// A remark for readers; nil if there is none.
    public let note: String?

    /// How well it works.
    public enum Verdict: String, CaseIterable, Sendable { case works, partly, fails, unknown }

    /// Creates a stretch.
    public init(os: OSBounds, verdict: Verdict, note: String? = nil) {
      self.os = os
      self.verdict = verdict
      self.note = note
    }
  }

  /// A number that it needs.
  public struct Constant: Hashable, Sendable {
    /// The purpose of the number.
    public let name: String
    /// The number.
    public let value: Value
    /// A remark for readers; nil if there is none.
    public let note: String?

    /// The number: points, a sum of metrics, or another number as written.
    public enum Value: Hashable, Sendable {
      case length(Length)
      case formula(Formula)
      case number(String)
    }

    /// Creates a constant.
    public init(name: String, value: Value, note: String? = nil) {
      self.name = name
      self.value = value
      self.note = note
    }
  }

  /// Creates a technique.
  public init(
    id: ID, title: String, chineseTitle: String? = nil, kind: Kind, goals: [Goal] = [],
    effect: String, support: [Support] = [], hazards: [String] = [], constants: [Constant] = [],
    tree: [String] = [], sources: [Source.ID], note: String? = nil, layer: Layer = .shipped
  ) {
    self.id = id
    self.title = title
    self.chineseTitle = chineseTitle
    self.kind = kind
    self.goals = goals
    self.effect = effect
    self.support = support
    self.hazards = hazards
    self.constants = constants
    self.tree = tree
    self.sources = sources
    self.note = note
    self.layer = layer
  }
}
