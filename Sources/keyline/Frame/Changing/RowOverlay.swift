import KeylineData

extension JSONValue {
  /// The object with its members replaced by those of another; the members in `nested` are merged
  /// key by key.
  func overlaid(with other: JSONValue, merging nested: Set<String> = []) -> JSONValue {
    guard case .object(let mine) = kind, case .object(let theirs) = other.kind else { return other }
    var members = mine
    for member in theirs {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.append(member)
        continue
      }
      let value =
        nested.contains(member.key)
        ? members[index].value.overlaid(with: member.value) : member.value
      members[index] = Member(key: member.key, value: value)
    }
    return JSONValue(.object(members))
  }

  /// The object without the member at a path such as `note` or `where.orientation`; nil if there is
  /// none.
  func removing(_ path: String) -> JSONValue? {
    guard case .object(var members) = kind else { return nil }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first, let index = members.firstIndex(where: { $0.key == key }) else {
      return nil
    }
    if parts.count == 1 {
      members.remove(at: index)
    } else {
      guard let rest = members[index].value.removing(parts[1]) else { return nil }
      if case .object(let inner) = rest.kind, inner.isEmpty {
        members.remove(at: index)
      } else {
        members[index] = Member(key: key, value: rest)
      }
    }
    return JSONValue(.object(members), offset: offset)
  }

  /// The member of an object with a key; nil if there is none.
  func member(_ key: String) -> Member? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }
  }
}
