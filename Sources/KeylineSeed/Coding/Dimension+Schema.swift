package import KeylineJSON
package import KeylineModel

extension Dimension {
  /// A single value of it.
  package var valuePart: SchemaPart {
    switch values {
    case .names(let names): .choice(names)
    case .flag: .boolean
    case .lengths: .number
    case .sdk: .string
    }
  }
}
