package import KeylineModel

extension Knowledge {
  /// The key of the row that a word names, of those that count, so that the row can be changed.
  ///
  /// To read, the beginning of a device's name may do; what is changed is named whole.
  package func key(_ kind: RowKind, named word: String) throws(SetError) -> RowKey {
    if masks.contains(Mask(RowKey(kind, word), layer: .local)) { throw .removed(kind, name: word) }
    switch kind {
    case .device:
      let device = try DeviceNames(effective.devices).device(word)
      let names = [device.id, device.name] + device.identifiers
      guard names.contains(where: { NearestNames.folded($0) == NearestNames.folded(word) }) else {
        throw .unknown(.device, name: word, nearest: [device.id])
      }
      return RowKey(.device, device.id)
    case .rule: return try key(.rule, word, .rule, among: effective.rules.map(\.id))
    case .observation:
      return try key(.observation, word, .observation, among: effective.observations.map(\.id))
    case .source: return try key(.source, word, .source, among: effective.sources.map(\.id))
    case .technique:
      return try key(.technique, word, .technique, among: effective.techniques.map(\.id))
    }
  }

  private func key(
    _ kind: RowKind, _ word: String, _ name: SetError.Kind, among ids: [String]
  ) throws(SetError) -> RowKey {
    guard ids.contains(word) else {
      throw .unknown(name, name: word, nearest: NearestNames.of(word, among: ids))
    }
    return RowKey(kind, word)
  }

  /// The change that takes a row away: the user's own is deleted, one of a layer below is hidden.
  package func removal(of key: RowKey) -> Change {
    row(key, of: .local) == nil ? .mask(key) : .drop(key)
  }

  /// The change that lets a row of a layer below count again.
  package func restoration(of key: RowKey) throws(NothingToRestore) -> Change {
    guard row(key, below: .local) != nil else { throw .notShipped(key) }
    guard hasMask(key, in: .local) || row(key, of: .local) != nil else { throw .applies(key) }
    return .drop(key)
  }
}

extension KnowledgeRow {
  /// Refuses a row where another one was to be changed.
  package func require(_ expected: RowKey) throws(Refusal) {
    guard key == expected else {
      throw Refusal(.otherRow(key, expected: expected), about: expected.id)
    }
  }
}

/// A row that cannot be brought back, and why.
package enum NothingToRestore: Error, Hashable, Sendable {
  /// No layer below the user's own has such a row.
  case notShipped(RowKey)
  /// The row counts: nothing replaces it or hides it.
  case applies(RowKey)
}
