import KeylineData
import KeylineModel
import KeylineQuery

/// The grammar of expressions, for people.
package enum AuditGrammar {
  /// The operators, the variables and the spellings as text.
  package static var text: String {
    """
    \(operators)
    \(PlainTable().text(variables))
    Every metric is a variable, too: keyline metric list

    \(PlainTable().text(spellings))
    """
  }

  /// The parts of an expression, with the loosest operators first.
  package static let operators = """
    condition ? value : value
    ||
    &&
    ==  !=  <  <=  >  >=    of numbers or versions; == and != of words, true and false, too
    ??                      the value before it
    +  -
    *  /
    -  !                    before a value
    min(a, b)  max(a, b)    of two values or more
    ( )  \(AuditVocabulary.types.map { "\($0)( )" }.joined(separator: "  "))
    44  44.5  44.f  97.667  13.4.1  true  false  .pad  name  name.name  [name name]  name()

    """

  /// The known spellings in people's code.
  package static var spellings: TextTable {
    TextTable(
      columns: [.init("Written"), .init("Read as")],
      rows: AuditVocabulary.spellings.map {
        [$0.written.joined(separator: ", "), $0.read.isEmpty ? "nothing" : $0.read]
      })
  }

  /// The variables that are not metrics.
  package static var variables: TextTable {
    TextTable(
      columns: [.init("Variable"), .init("Kind"), .init("Meaning")],
      rows: AuditVariable.all.map { variable in
        let attribute = DeviceAttribute.allCases.first { "\($0)" == variable.name }
        let meaning = variable.meaning ?? attribute?.meaning.asEnding ?? ""
        let words = variable.words.isEmpty ? "" : ": " + variable.wordList
        return [variable.name, variable.kind.rawValue, meaning + words]
      })
  }
}

extension String {
  /// A sentence as the end of another: without its capital and its full stop.
  fileprivate var asEnding: String {
    prefix(1).lowercased() + dropFirst().prefix { $0 != "." }
  }
}
