/// A model as people name it, for example iPhone X.
///
/// A nil attribute is unknown and matches nothing.
public struct Device: Hashable, Identifiable, Sendable {
  /// The name in kebab case, for example `iphone-x`.
  public typealias ID = String

  /// The name in kebab case; no two devices share it.
  public package(set) var id: ID
  /// The name as the maker writes it, for example `iPhone X`.
  public package(set) var name: String
  /// The product family.
  public package(set) var family: Family
  /// Model identifiers as the hardware reports them, for example `iPhone10,3`.
  public package(set) var identifiers: [String]
  /// The first day of sale, `YYYY-MM-DD`.
  public package(set) var released: String?
  /// The width of the screen in portrait, unzoomed, in points; nil when it is unknown.
  package var width: Length?
  /// The height of the screen in portrait, unzoomed, in points; nil when it is unknown.
  package var height: Length?
  /// Pixels per point as rendered.
  package var scale: Int?
  /// The panel's pixels from left to right in portrait; a device that downsamples renders other
  /// pixels.
  package var nativeWidth: Int?
  /// The panel's pixels from top to bottom in portrait; nil when unknown.
  package var nativeHeight: Int?
  /// The density of the panel in pixels per inch; nil when it is unknown.
  package var pixelsPerInch: Int?
  /// The diagonal in hundredths of an inch.
  package var diagonal: Int?
  /// The radius of the display's corners in points; 0 for square ones.
  package var cornerRadius: Length?
  /// True if the device has a home button; nil when unknown.
  public package(set) var homeButton: Bool?
  /// The housing of the front sensors; nil if it is unknown.
  public package(set) var sensorHousing: SensorHousing?
  /// The horizontal size class of the full screen in landscape.
  package var sizeClassInLandscape: SizeClass?
  /// The first OS it ran.
  package var firstOS: StatedVersion?
  /// The last OS it runs; nil while it is still supported.
  package var lastOS: StatedVersion?
  /// The sources of the attributes.
  package var sources: [Source.ID]
  /// A remark for readers; nil if there is none.
  package var note: String?
  /// The device that this one is declared to be like; its values are inferred for this one.
  package var like: ID?
  /// The devices that this one is like, directly or through others; set when knowledge is
  /// assembled.
  package var templates: [ID] = []
  /// The attributes copied from the device in ``like``.
  package var copied: Set<DeviceAttribute>
  /// The layer that it comes from.
  package var layer: Layer

  /// Creates a device of which only the name and the family are known.
  package init(id: ID, name: String, family: Family, layer: Layer = .shipped) {
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
  package var renderedPixels: (width: Int, height: Int)? {
    guard let width, let height, let scale else { return nil }
    return (width.sixths * scale / 6, height.sixths * scale / 6)
  }
}

extension Device {
  /// The versions that the device ran; nil when its first OS is unknown.
  package var support: VersionRange? {
    firstOS.map { VersionRange(from: $0.first, until: lastOS?.end ?? .highest) }
  }

  /// True if the device ran a version of a range; false if that is unknown.
  package func ran(_ range: VersionRange) -> Bool { support?.overlaps(range) ?? false }

  /// True if the device ran a version of a range and one before it.
  package func ranBoth(_ range: VersionRange) -> Bool {
    ran(range) && ran(VersionRange(until: range.from))
  }
}
