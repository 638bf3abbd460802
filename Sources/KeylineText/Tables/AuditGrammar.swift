import KeylineQuery

/// What an expression may be made of, for people.
public enum AuditGrammar {
  /// The grammar and the variables as text.
  public static var text: String {
    """
    \(AuditExpression.grammar)
    \(PlainTable().text(variables))
    Every metric is a variable, too: keyline metric list

    \(PlainTable().text(spellings))
    """
  }

  /// What is understood of Swift's spellings.
  public static var spellings: TextTable {
    TextTable(
      columns: [.init("Written"), .init("Read as")],
      rows: ExpressionNames.prefixes.map {
        [$0.written + "…", $0.read.isEmpty ? "…" : $0.read + "…"]
      })
  }

  /// The variables that are no metrics.
  public static var variables: TextTable {
    TextTable(
      columns: [.init("Variable"), .init("Kind"), .init("Also"), .init("Meaning")],
      rows: AuditVariable.all.map { variable in
        let words = variable.words.map { "." + $0.camelCase }.joined(separator: ", ")
        return [
          variable.name, variable.kind.rawValue, variable.aliases.joined(separator: ", "),
          variable.meaning + (words.isEmpty ? "" : ": \(words)"),
        ]
      })
  }
}
