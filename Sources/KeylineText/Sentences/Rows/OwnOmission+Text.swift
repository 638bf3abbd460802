package import KeylineQuery

extension OwnOmission {
  /// The sentences, without a full stop: the omitted rows, and their effect.
  package var sentences: [String] {
    var sentences: [String] = []
    if devices > 0 {
      sentences.append("skipped \(NameLists.counted(devices, "device")) of your own")
    }
    if let first = changes.first {
      let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      sentences.append("rows of your own would change \(first.metric) on \(first.device)\(more)")
    }
    return sentences
  }
}
