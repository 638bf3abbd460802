public import KeylineModel
import KeylineSQLite

/// The value of a field in a published database.
public enum PublishedValue: Hashable, Sendable {
  case integer(Int)
  case real(Double)
  case text(String)
  case null

  /// A text, or nothing.
  public init(_ text: String?) { self = text.map(PublishedValue.text) ?? .null }

  /// A number, or nothing.
  public init(_ number: Int?) { self = number.map(PublishedValue.integer) ?? .null }

  /// Points with at most three decimals, as they are printed everywhere, or nothing.
  public init(_ length: Length?) {
    self = length.flatMap { Double($0.description) }.map(PublishedValue.real) ?? .null
  }

  var bindable: (any Bindable)? {
    switch self {
    case .integer(let number): number
    case .real(let number): number
    case .text(let text): text
    case .null: nil
    }
  }
}
