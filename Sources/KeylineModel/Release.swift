/// A version that was released, with its dates, `YYYY-MM-DD`.
public struct Release: Hashable, Sendable {
  /// The version.
  public let version: OSVersion
  /// The date for iPhone and iPod touch, and for iPad before iPadOS.
  public let ios: String?
  /// The date as iPadOS.
  public let ipados: String?

  /// Creates a release; a nil date means that it was not released under that name.
  public init(version: OSVersion, ios: String?, ipados: String?) {
    self.version = version
    self.ios = ios
    self.ipados = ipados
  }
}
