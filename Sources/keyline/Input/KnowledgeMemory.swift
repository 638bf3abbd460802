import KeylineModel

/// Keeps the knowledge that was read from the database for further questions of the same call.
final class KnowledgeMemory {
  /// Everything that is known, the user's own rows included.
  private var knowledge: Knowledge?

  /// The knowledge that was read before, or else is read now.
  func knowledge(or read: () throws -> Knowledge) rethrows -> Knowledge {
    if let knowledge { return knowledge }
    let read = try read()
    knowledge = read
    return read
  }

  /// True if there are rows that nobody else has.
  var hasLocalRows: Bool { knowledge.map { $0.shared != $0 } ?? true }
}
