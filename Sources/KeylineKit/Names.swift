public import KeylineModel

/// The name of a metric: a constant such as `.navigationBarMaxY`, or a string as on the command line,
/// ignoring case: `"navigationBar.maxY"`.
public struct MetricName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it was written.
  public let text: String

  /// Creates a name from text; a name that does not exist is an error only when it is used.
  public init(_ text: String) { self.text = text }

  /// Creates the name of a metric of the catalogue.
  public init(_ metric: Metric) { self.init(metric.id) }

  /// Creates a name from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

/// The name of a device: a constant such as `.iPhoneX`, or a string as on the command line:
/// `"iphone-x"`, `"iPhone X"` or `"iPhone10,3"`.
public struct DeviceName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it was written.
  public let text: String

  /// Creates a name from text; a name that does not exist is an error only when it is used.
  public init(_ text: String) { self.text = text }

  /// Creates the name of a device of the catalogue.
  public init(_ device: Device) { self.init(device.id) }

  /// Creates a name from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}
