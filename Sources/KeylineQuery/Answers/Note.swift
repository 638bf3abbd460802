public import KeylineModel

/// A reason not to take a value as it stands, said once for all cells that it concerns.
public struct Note: Hashable, Sendable {
  /// What is to be known, for example `assumed: measured up to iOS 17.2`.
  public let text: String
  /// The devices that it concerns, each once.
  public internal(set) var devices: [Device]
}

extension AnswerTable {
  /// The notes on the cells that have values; nothing for what is known and confirmed.
  public var notes: [Note] {
    var notes: [Note] = []
    for row in rows {
      for text in row.cells.flatMap({ $0.caveats(at: row.ranges) }) {
        if let index = notes.firstIndex(where: { $0.text == text }) {
          if !notes[index].devices.contains(where: { $0.id == row.device.id }) {
            notes[index].devices.append(row.device)
          }
        } else {
          notes.append(Note(text: text, devices: [row.device]))
        }
      }
    }
    return notes
  }
}

extension Cell {
  /// What is to be known about the cell, for example `assumed: measured up to iOS 17.2`.
  public func caveats(at ranges: [VersionRange]) -> [String] {
    var caveats: [String] = []
    switch status {
    case .assumed:
      if let measuredUntil {
        caveats.append("assumed: measured up to iOS \(StatedVersion(before: measuredUntil))")
      } else if let statedUntil {
        let version = StatedVersion(before: statedUntil)
        caveats.append("assumed: nobody measured it, last stated for iOS \(version)")
      }
    case .inferred: caveats.append("inferred: no source speaks of this device in this situation")
    case .uncertain: caveats.append("uncertain: when it changed is not known exactly")
    case .known, .unknown, .notApplicable, .impossible, .conflict: break
    }
    switch confidence {
    case .singleSource: caveats.append("single source")
    case .disputed: caveats.append("disputed: sources contradict each other")
    case .confirmed, .inferred, nil: break
    }
    if readsDefaultSDK, status.hasValue || status == .uncertain {
      caveats.append(assumption(over: ranges))
    }
    return caveats
  }

  private func assumption(over ranges: [VersionRange]) -> String {
    let majors = Set(
      ranges.flatMap { [$0.from.major, StatedVersion(before: $0.until).first.major] })
    guard majors.count == 1, let major = majors.first else {
      return "assuming the SDK of each OS"
    }
    return "assuming SDK \(major)"
  }
}
