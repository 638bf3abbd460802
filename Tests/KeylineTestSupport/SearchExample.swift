/// A query that both searches understand, `keyline search` and the one of the site, with what each answers
/// first.
package struct SearchExample: Sendable, CustomStringConvertible {
  /// The words as they are typed.
  package let query: String
  /// The identifiers of what comes first, in any order.
  package let first: Set<String>
  /// What is not among the answers.
  package let absent: Set<String>
  /// True if nothing is called so, and the answer is a suggestion.
  package let isSuggestion: Bool

  private init(
    _ query: String, _ first: Set<String>, absent: Set<String> = [], isSuggestion: Bool = false
  ) {
    self.query = query
    self.first = first
    self.absent = absent
    self.isSuggestion = isSuggestion
  }

  package var description: String { query }

  /// The list that both are tested against.
  package static let all = [
    SearchExample("iphone 15 pro", ["iphone-15-pro"], absent: ["iphone-14-pro"]),
    SearchExample("iPhone16,1", ["iphone-15-pro"], absent: ["iphone-16"]),
    SearchExample("393x852", ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"]),
    SearchExample("home indicator", ["homeIndicator.height"]),
    SearchExample("tab bar", ["tabBar.height"]),
    SearchExample("status bar height", ["statusBar.height"]),
    SearchExample("安全区", ["safeArea.height"]),
    SearchExample("导航栏", ["navigationBar.height"]),
    SearchExample("ios 26", ["26"]),
    SearchExample("ihpone 17", ["iphone-17"], isSuggestion: true),
  ]
}
