/// A model as people name it, for example iPhone X.
///
/// A nil attribute is unknown and matches nothing.
public struct Device: Hashable, Identifiable, Sendable {
  /// The name in kebab case, for example `iphone-x`.
  public typealias ID = String

  /// The name in kebab case; no two devices share it.
  public package(set) var id: ID
  /// The name as the maker writes it, for example `iPhone X`.
  public var name: String
  /// The product family.
  public var family: Family
  /// Model identifiers as the hardware reports them, for example `iPhone10,3`.
  public var identifiers: [String]
  /// The first day of sale, `YYYY-MM-DD`.
  public var released: String?
  /// The screen in portrait, unzoomed, in points.
  public var width: Length?
  /// The height in portrait, unzoomed, in points; nil when it is unknown.
  public var height: Length?
  /// Pixels per point as rendered.
  public var scale: Int?
  /// The panel's own pixels, which a device that downsamples does not render.
  public var nativeWidth: Int?
  /// The panel's pixels from top to bottom in portrait; nil when unknown.
  public var nativeHeight: Int?
  /// The density of the panel in pixels per inch; nil when it is unknown.
  public var pixelsPerInch: Int?
  /// The diagonal in hundredths of an inch.
  public var diagonal: Int?
  /// The radius of the display's corners in points; 0 for square ones.
  public var cornerRadius: Length?
  /// True if it has a home button; nil if that is unknown.
  public var homeButton: Bool?
  /// The housing of the front sensors; nil if it is unknown.
  public var sensorHousing: SensorHousing?
  /// The horizontal size class of the full screen in landscape.
  public var sizeClassInLandscape: SizeClass?
  /// The first OS it ran.
  public var firstOS: StatedVersion?
  /// The last OS it runs; nil while it is still supported.
  public var lastOS: StatedVersion?
  /// The sources of the attributes.
  public var sources: [Source.ID]
  /// A remark for readers; nil if there is none.
  public var note: String?
  /// The device that this one was said to be like; what holds for that one is inferred for this.
  public var like: ID?
  /// The devices that it is like, directly or through others; found when knowledge is put together.
  public var donors: [ID] = []
  /// The attributes that were copied from the device it is like.
  public var copied: Set<DeviceAttribute>
  /// The layer that it comes from.
  public var layer: Layer

  /// Creates a device with nothing known but name and family.
  public init(id: ID, name: String, family: Family, layer: Layer = .shipped) {
    self.id = id
    self.name = name
    self.family = family
    self.layer = layer
    identifiers = []
    sources = []
    copied = []
  }

  /// The kind of interface.
  public var idiom: Idiom { family.idiom }

  /// The pixels that UIKit renders: points times scale, whole on every device.
  public var renderedPixels: (width: Int, height: Int)? {
    guard let width, let height, let scale else { return nil }
    return (width.sixths * scale / 6, height.sixths * scale / 6)
  }
}

extension Device {
  /// The versions that the device ran; nil when its first OS is unknown.
  public var support: VersionRange? {
    firstOS.map { VersionRange(from: $0.first, until: lastOS?.end ?? .highest) }
  }

  /// True if the device ran a version of a range; false if that is unknown.
  public func ran(_ range: VersionRange) -> Bool { support?.overlaps(range) ?? false }
}
