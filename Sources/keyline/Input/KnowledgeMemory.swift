import KeylineModel

/// What was read from the database, kept for further questions of the same call.
final class KnowledgeMemory {
  /// Everything that is known, the user's own rows included.
  private var knowledge: Knowledge?

  /// What was read before, or else what is read now.
  func knowledge(or read: () throws -> Knowledge) rethrows -> Knowledge {
    if let knowledge { return knowledge }
    let read = try read()
    knowledge = read
    return read
  }

  /// Whether there are rows that nobody else has.
  var hasLocalRows: Bool { knowledge.map { $0.shared != $0 } ?? true }
}
