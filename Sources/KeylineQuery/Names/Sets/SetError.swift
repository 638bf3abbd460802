package import KeylineModel

/// A set of devices, versions or metrics that cannot be read.
package enum SetError: Error, Hashable, Sendable {
  /// The text is malformed; with the problem.
  case malformed(text: String, Problem)
  /// A name that does not exist: what kind of name, the name, the nearest ones.
  case unknown(Kind, name: String, nearest: [String])
  /// A device without similar names: its name, and the newest device.
  case unknownDevice(name: String, newest: Device.ID)
  /// An empty set of devices: the set, and the exclusions.
  case noDevice(String, except: String)
  /// A version between two released major versions, or beyond the next one: the version, the majors around
  /// it.
  case neverReleased(StatedVersion, after: Int, next: Int?)
  /// An ambiguous name: the kind, the name, the choices.
  case ambiguous(Kind, name: String, choices: [String])

  /// A row that the user removed.
  case removed(RowKind, name: String)
  /// Versions that were never released: as written, and the neighbouring releases.
  case notReleased(String, nearest: [OSVersion])
  /// A device of the user's own, when only shared data counts.
  case notShared(Device.ID)

  /// True if a name is unknown and others are close to it.
  var hasNearest: Bool {
    if case .unknown(_, _, let nearest) = self { !nearest.isEmpty } else { false }
  }

  /// The kinds of names.
  package enum Kind: String, Sendable {
    case device, metric, observation, rule, source, technique, goal
  }

  /// The ways in which a text is malformed.
  package enum Problem: Hashable, Sendable {
    // Devices and their properties.
    case notADevice
    /// A character that names never contain, with its position, counted from one.
    case strangeSign(Character, at: Int)
    case notAFamily
    case notAWidth
    case notAYear
    case notAProperty
    /// An exclusion inside an exclusion.
    case doubleRemoval

    // Versions.
    case notVersions
    case notAVersion
    /// The end is before the start.
    case emptyVersions
    /// The versions differ between devices, but one set is needed for all.
    case dependsOnDevice

    // Conditions, values and sizes.
    case notACondition
    case notAnAssignment
    /// Another text also gives the metric a value.
    case assignedTwice(Metric.ID)
    case noEnds
    /// The end is before the start.
    case emptyRange
    case notALength(String)
    case notASize

    // Situations.
    case notInSituation(nearest: [String])
    case notASetting(of: Dimension)
    case noShare
    case setTwice(Dimension)
  }
}

extension Array where Element: LayeredRow {
  /// The row with an identifier.
  ///
  /// Errors: no row has it, with the nearest identifiers.
  package func found(_ id: String, _ kind: SetError.Kind) throws(SetError) -> Element {
    guard let row = first(where: { $0.id == id }) else {
      throw .unknown(kind, name: id, nearest: NearestNames.of(id, among: map(\.id)))
    }
    return row
  }
}
