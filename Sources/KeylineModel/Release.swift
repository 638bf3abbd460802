/// A version that was released, with its dates, `YYYY-MM-DD`.
public struct Release: Hashable, Sendable {
  public let version: OSVersion
  /// The date for iPhone and iPod touch, and for iPad before iPadOS.
  public let ios: String?
  /// The date as iPadOS.
  public let ipados: String?

  public init(version: OSVersion, ios: String?, ipados: String?) {
    self.version = version
    self.ios = ios
    self.ipados = ipados
  }
}
