package import KeylineQuery
import KeylineSeed

/// The grammar of expressions, for people.
package enum AuditGrammar {
  /// The grammar and the variables as text.
  ///
  /// - Parameter situation: What the variables of the situation stand for; they come from flags.
  package static func text(situation: [AuditVariable.Name: String]) -> String {
    """
    \(grammar)
    \(PlainTable().text(variables(situation: situation)))
    Every metric is a variable, too: keyline metric list

    \(PlainTable().text(spellings))
    """
  }

  /// The Swift spellings that are understood.
  package static var spellings: TextTable {
    TextTable(
      columns: [.init("Written"), .init("Read as")],
      rows: ExpressionNames.prefixes.map {
        [$0.written + "…", $0.read.isEmpty ? "…" : $0.read + "…"]
      })
  }

  /// The variables that are not metrics.
  ///
  /// - Parameter situation: What the variables of the situation stand for; they come from flags.
  package static func variables(situation: [AuditVariable.Name: String]) -> TextTable {
    TextTable(
      columns: [.init("Variable"), .init("Kind"), .init("Also"), .init("Meaning")],
      rows: AuditVariable.all.map { variable in
        let meaning = variable.name.meaning ?? situation[variable.name] ?? ""
        return [
          variable.name.text, variable.kind.text, variable.aliases.joined(separator: ", "),
          meaning + (variable.words.isEmpty ? "" : ": \(variable.words.asWords)"),
        ]
      })
  }

  /// The grammar, in the notation of RFC 5234; spaces may stand between any two words.
  package static let grammar = """
    expression = or [ "?" expression ":" expression ]
    or         = and *( "||" and )
    and        = comparison *( "&&" comparison )
    comparison = sum [ ( "==" / "!=" / "<" / "<=" / ">" / ">=" ) sum ]
    sum        = product *( ( "+" / "-" ) product )
    product    = unary *( ( "*" / "/" ) unary )
    unary      = *( "-" / "!" ) primary
    primary    = number / version / "true" / "false" / word / name / "(" expression ")"
               / ( "min" / "max" ) "(" expression 1*( "," expression ) ")"
               / ( "CGFloat" / "Double" / "Float" ) "(" expression ")"
    number     = 1*9DIGIT [ "." 1*9DIGIT ] / 1*9DIGIT "." [ 1*9DIGIT ] "f"
    version    = 1*3DIGIT [ "." 1*3DIGIT [ "." 1*3DIGIT ] ]
    word       = "." part
    name       = part *( "." part ) / message [ "." name ]
    message    = "[" ( part *( "." part ) / message [ "." name ] ) SP part "]"
    part       = ( ALPHA / "_" ) *( ALPHA / DIGIT / "_" )

    """
}

extension AuditVariable.Name {
  /// The meaning as the end of a sentence, with its unit; nil for a part of the situation, which is
  /// asked with a flag.
  package var meaning: String? {
    switch self {
    case .attribute(let attribute): attribute.meaning.asEnding
    case .renderedWidth: "pixels that UIKit renders, portrait"
    case .renderedHeight: "pixels that UIKit renders, portrait"
    case .hasHomeIndicator: "it has no home button"
    case .notch: "it has a notch; not a Dynamic Island"
    case .dynamicIsland: "it has a Dynamic Island"
    case .isIPhoneX: "it has a notch or a Dynamic Island; projects mean different things by it"
    case .isPhone: "the idiom is phone; an iPod touch counts as a phone"
    case .isPad: "the idiom is pad"
    case .isPod: "the family is ipod"
    case .idiom: "the kind of interface"
    case .family: "the product family"
    case .releaseYear: "the year of the first sale"
    case .os: "the version of iOS or iPadOS"
    case .firstOS: "the first version that the device ran"
    case .lastOS: "the last version that it runs; infinite while it is supported"
    case .sdk: "the major version of the linked SDK"
    case .isLandscape, .isPortrait: nil
    }
  }

  /// The test that it is read as, where projects mean different things by the name.
  package var reading: String? {
    self == .isIPhoneX ? "has a notch or an island" : nil
  }
}

extension String {
  /// A sentence as the end of another: without its capital and its full stop.
  fileprivate var asEnding: String {
    prefix(1).lowercased() + dropFirst().prefix { $0 != "." }
  }
}
