import KeylineQuery

/// An unusable request: its metric, device, versions or conditions cannot be looked up.
public struct RequestError: Error, Hashable, Sendable {
  /// The fault in one sentence, with the nearest names.
  public let message: String
  /// The names nearest to one that does not exist, or all meanings of an ambiguous one; may be
  /// empty.
  public let choices: [String]

  init(_ error: SetError) {
    message = error.description
    choices =
      switch error {
      case .unknown(_, _, let nearest): nearest
      case .ambiguous(_, _, let choices): choices
      default: []
      }
  }

  /// Calls a closure and rethrows its `SetError` as a request error.
  static func wrap<Value>(_ body: () throws(SetError) -> Value) throws(RequestError) -> Value {
    do { return try body() } catch { throw RequestError(error) }
  }
}

extension RequestError: CustomStringConvertible {
  public var description: String { message }
}
