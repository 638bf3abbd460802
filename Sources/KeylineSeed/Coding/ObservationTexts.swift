import KeylineJSON
public import KeylineModel

/// Writes observations as ``RowCoding/text(_:)`` does, one after the other; what they share with the
/// one before is encoded once.
public struct ObservationTexts {
  private var scope: Scope?
  private var condition: JSONValue?

  /// Creates a writer that has written nothing.
  public init() {}

  /// Appends an observation on one line, in UTF-8.
  public mutating func append(_ observation: Observation, to text: inout [UInt8]) {
    if scope != observation.scope {
      scope = observation.scope
      condition = ScopeCoding.encode(observation.scope)
    }
    JSONValue.object(
      Observation.namedFields.map { field in
        let key = field.property.name
        return (key, key == "where" ? condition : field.get(observation))
      }
    ).write(to: &text)
  }
}
