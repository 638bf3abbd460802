/// The skill that explains to an assistant how to ask Keyline, in the usual form of skills.
package enum AssistantSkill {
  /// The path of the skill in a folder of skills.
  package static let path = "keyline/SKILL.md"

  /// The skill itself: `SKILL.md` of `Sources/CKeylineAssets`.
  package static var text: String { Asset.text("SKILL.md") }
}
