extension AuditExpression {
  /// The grammar, in the notation of RFC 5234; spaces may stand between any two words.
  public static let grammar = """
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
