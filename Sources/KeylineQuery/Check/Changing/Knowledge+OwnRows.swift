package import KeylineModel

extension Knowledge {
  /// The key of the row that counts and that a word names, for changing the row.
  ///
  /// For reading, the beginning of a device's name is enough; a row to change must be named in
  /// full.
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
    case .rule: return RowKey(kind, try effective.rules.found(word, .rule).id)
    case .observation: return RowKey(kind, try effective.observations.found(word, .observation).id)
    case .source: return RowKey(kind, try effective.sources.found(word, .source).id)
    case .technique: return RowKey(kind, try effective.techniques.found(word, .technique).id)
    }
  }

  /// The change that removes a row: the user's own is deleted, one of a layer below is masked.
  package func removal(of key: RowKey) -> Change {
    row(key, of: .local) == nil ? .mask(key) : .drop(key)
  }

  /// The changes that remove a row and the references to it in the user's own rows: rows about it
  /// alone go, others lose it.
  package func removals(of key: RowKey) -> [Change] {
    let change = removal(of: key)
    // The row below the user's own version applies again.
    if row(key, of: .local) != nil, row(key, below: .local) != nil { return [change] }
    var gone: Set<Observation.ID> = key.kind == .observation ? [key.id] : []
    var changes = [change]
    for observation in observations where observation.layer == .local && key.kind == .device {
      guard let scope = observation.scope.without(key.id) else { continue }
      if scope.devices?.isEmpty == true {
        gone.insert(observation.id)
        changes.append(.drop(RowKey(.observation, observation.id)))
      } else {
        var rest = observation
        rest.scope = scope
        changes.append(.put(.observation(rest)))
      }
    }
    for rule in rules where rule.layer == .local {
      let scope = key.kind == .device ? rule.scope.without(key.id) : nil
      let rest = rule.without(gone, in: scope ?? rule.scope)
      if rest.restsOn.isEmpty || rest.scope.devices?.isEmpty == true {
        if scope != nil || rest.restsOn != rule.restsOn {
          changes.append(.drop(RowKey(.rule, rule.id)))
        }
      } else if rest != rule {
        changes.append(.put(.rule(rest)))
      }
    }
    for device in devices
    where device.layer == .local && key.kind == .device && device.like == key.id {
      var rest = device
      rest.like = nil
      changes.append(.put(.device(rest)))
    }
    return changes
  }

  /// The change that lets a row of a layer below count again.
  package func restoration(of key: RowKey) throws(NothingToRestore) -> Change {
    guard row(key, below: .local) != nil else { throw .notShipped(key) }
    guard hasMask(key, in: .local) || row(key, of: .local) != nil else { throw .applies(key) }
    return .drop(key)
  }
}

extension Scope {
  /// The scope without a device in its list; nil if the list does not have it.
  fileprivate func without(_ device: Device.ID) -> Scope? {
    guard devices?.contains(device) == true else { return nil }
    var rest = self
    rest.devices?.remove(device)
    return rest
  }
}

extension Rule {
  /// The rule in a scope, without some of its observations.
  fileprivate func without(_ observations: Set<Observation.ID>, in scope: Scope) -> Rule {
    Rule(
      id: id, metric: metric, scope: scope, os: os, value: value,
      restsOn: restsOn.filter { !observations.contains($0) },
      continues: continues.filter { !observations.contains($0) }, note: note, layer: layer,
      standing: standing)
  }
}

extension KnowledgeRow {
  /// Refuses a row other than the one to change.
  package func require(_ expected: RowKey) throws(Refusal) {
    guard key == expected else {
      throw Refusal(.otherRow(key, expected: expected), about: expected.id)
    }
  }
}

/// A row that cannot be brought back, with the reason.
package enum NothingToRestore: Error, Hashable, Sendable {
  /// No layer below the user's own has such a row.
  case notShipped(RowKey)
  /// The row counts: no row replaces it and no mask hides it.
  case applies(RowKey)
}
