/// A way to reach an adaptation goal, or something else that an adapter must know.
package struct Technique: Hashable, Identifiable, Sendable {
  /// The name in kebab case, for example `negative-fixed-space`.
  package typealias ID = String

  /// The identifier; no two techniques share it.
  package let id: ID
  /// A short English title.
  package let title: String
  /// The title in Chinese, the language of much of the field's writing.
  package let chineseTitle: String?
  /// The kind of entry: something to do, or something that UIKit does by itself.
  package let kind: Kind
  /// The goals that it helps to reach.
  package let goals: [Goal]
  /// The effect, in one sentence.
  package let effect: String
  /// How well it works, by version.
  package let support: [Support]
  /// The costs: tap areas, private classes, flicker.
  package let hazards: [String]
  /// The numbers that it needs, as sums of metrics where they follow from metrics.
  package let constants: [Constant]
  /// A hierarchy of views, one line each, two spaces a level.
  package let tree: [String]
  /// The sources.
  package let sources: [Source.ID]
  /// A remark for readers; nil if there is none.
  package let note: String?
  /// The layer that it comes from.
  package let layer: Layer

  /// The kind of entry.
  package enum Kind: String, CaseIterable, Sendable {
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
  package enum Goal: String, CaseIterable, Sendable {
    case zeroEdgeMargin = "zero-edge-margin"
    case itemSpacing = "item-spacing"
    case titleViewFill = "title-view-fill"
    case tableShift = "table-shift"
    case tableExtraSpace = "table-extra-space"
    case tabBarJump = "tab-bar-jump"
  }

  /// How well it works over a stretch of versions.
  package struct Support: Hashable, Sendable {
    /// The stretch of versions.
    package let os: OSBounds
    /// How well it works there.
    package let verdict: Verdict
    /// A remark for readers; nil if there is none.
    package let note: String?

    /// How well it works.
    package enum Verdict: String, CaseIterable, Sendable { case works, partly, fails, unknown }

    /// Creates a stretch.
    package init(os: OSBounds, verdict: Verdict, note: String? = nil) {
      self.os = os
      self.verdict = verdict
      self.note = note
    }
  }

  /// A number that it needs.
  package struct Constant: Hashable, Sendable {
    /// The purpose of the number.
    package let name: String
    /// The number.
    package let value: Value
    /// A remark for readers; nil if there is none.
    package let note: String?

    /// The number: points, a sum of metrics, or another number as written.
    package enum Value: Hashable, Sendable {
      case length(Length)
      case formula(Formula)
      case number(String)
    }

    /// Creates a constant.
    package init(name: String, value: Value, note: String? = nil) {
      self.name = name
      self.value = value
      self.note = note
    }
  }

  /// Creates a technique.
  package init(
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
