import Fuzzing
import KeylineQuery

// An expression that was read and is written is the same tree.
fuzz { bytes in
  guard let expression = try? AuditExpression(String(decoding: bytes, as: UTF8.self)) else {
    return
  }
  let written = expression.description
  if written.utf8.count > AuditExpression.maximumLength { return }
  guard let again = try? AuditExpression(written) else {
    fatalError("cannot be read back: \(written)")
  }
  precondition(again == expression, "reads back as another tree: \(written)")
}
