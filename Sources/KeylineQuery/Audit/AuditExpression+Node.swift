extension AuditExpression {
  /// One part of an expression, with its place in the text.
  struct Node: Sendable {
    let kind: Kind
    /// The place, as offsets in UTF-8; it does not tell nodes apart.
    let range: Range<Int>
    /// How many nodes lie on the longest way down, this one included.
    let depth: Int

    init(_ kind: Kind, _ range: Range<Int>) {
      self.kind = kind
      self.range = range
      depth = 1 + (kind.children.map(\.depth).max() ?? 0)
    }

    /// Calls a function with this node and all below, left to right.
    func visit(_ body: (Node) -> Void) {
      body(self)
      for child in kind.children { child.visit(body) }
    }
  }

  /// The kinds of parts of an expression.
  indirect enum Kind: Hashable, Sendable {
    case literal(ExpressionLiteral)
    case truth(Bool)
    /// One of the values of an attribute, written `.pad`.
    case word(String)
    case name(String)
    case negative(Node)
    case not(Node)
    case binary(BinaryOperator, Node, Node)
    /// A condition, what holds if it is true, what holds otherwise.
    case choice(Node, Node, Node)
    case call(Function, [Node])

    /// The parts directly below.
    var children: [Node] {
      switch self {
      case .literal, .truth, .word, .name: []
      case .negative(let node), .not(let node): [node]
      case .binary(_, let left, let right): [left, right]
      case .choice(let condition, let first, let second): [condition, first, second]
      case .call(_, let arguments): arguments
      }
    }
  }

  /// An operator between two parts.
  enum BinaryOperator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// How tightly it binds; comparisons do not chain.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .plus, .minus: 4
      case .times, .divided: 5
      }
    }

    var isComparison: Bool { precedence == 3 }
  }

  /// A function that can be called.
  enum Function: String, CaseIterable, Sendable { case min, max }
}

extension AuditExpression.Node: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
