/// The skill that tells an assistant how to ask Keyline, in the form in which such programs take skills.
package enum AssistantSkill {
  /// The path of the skill in a folder of skills.
  package static let path = "keyline/SKILL.md"

  /// The skill itself: `SKILL.md` of `Sources/CKeylineAssets`.
  package static var text: String { Asset.text("SKILL.md") }
}
