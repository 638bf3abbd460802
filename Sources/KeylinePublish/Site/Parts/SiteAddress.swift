import KeylineModel

/// Where things are on the site, seen from one of its pages.
struct SiteAddress {
  /// The path from the page to the top of the site: empty or `../`.
  let top: String

  /// Seen from a page at the top.
  static let fromTop = SiteAddress(top: "")
  /// Seen from a page in a folder.
  static let fromFolder = SiteAddress(top: "../")

  /// Seen from a page that a host serves at any address: with the path of the address at which the site will
  /// be, which its host alone decides on; without one, from the root of the host.
  ///
  /// A link with a host would not do: on a preview of the site, a page may load nothing from elsewhere.
  static func fromAnywhere(_ base: BaseAddress?) -> SiteAddress {
    SiteAddress(top: base?.path ?? "/")
  }

  /// Seen from the page of a path.
  init(of path: String) { top = path.contains("/") ? "../" : "" }

  private init(top: String) { self.top = top }

  func device(_ device: Device.ID) -> String { top + Self.file(device: device) }

  func metric(_ metric: Metric.ID) -> String { top + Self.file(metric: metric) }

  func version(_ major: Int) -> String { top + Self.file(version: major) }

  func source(_ source: Source.ID) -> String {
    top + "sources.html#" + Self.anchor("source", source)
  }

  static func file(device: Device.ID) -> String { "devices/\(name(device)).html" }

  static func file(metric: Metric.ID) -> String { "metrics/\(name(metric)).html" }

  static func file(version major: Int) -> String { "versions/\(major).html" }

  /// The name of an element on its page.
  static func anchor(_ kind: StaticString, _ id: String) -> String { "\(kind)-\(name(id))" }

  /// An identifier in letters that mean nothing in a file name, an address or an attribute: all
  /// others, and a dot that is not between letters, are spelled byte by byte.
  static func name(_ id: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(id.utf8.count + 4)
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        bytes.append(byte)
      case UInt8(ascii: ".") where bytes.last.map { $0 != byte } == true: bytes.append(byte)
      default: bytes += "_\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      }
    }
    return bytes.isEmpty ? "_" : String(decoding: bytes, as: UTF8.self)
  }
}
