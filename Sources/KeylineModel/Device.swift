/// A model as people name it, for example iPhone X.
///
/// A nil attribute is unknown and matches nothing.
public struct Device: Hashable, Identifiable, Sendable {
  /// The name in kebab case, for example `iphone-x`.
  public typealias ID = String

  public let id: ID
  public var name: String
  public var family: Family
  /// Model identifiers as the hardware reports them, for example `iPhone10,3`.
  public var identifiers: [String]
  /// The first day of sale, `YYYY-MM-DD`.
  public var released: String?
  /// The screen in portrait, unzoomed, in points.
  public var width: Length?
  public var height: Length?
  /// Pixels per point as rendered.
  public var scale: Int?
  /// The panel's own pixels, which a device that downsamples does not render.
  public var nativeWidth: Int?
  public var nativeHeight: Int?
  public var pixelsPerInch: Int?
  /// The diagonal in hundredths of an inch.
  public var diagonal: Int?
  /// The radius of the display's corners in points; 0 for square ones.
  public var cornerRadius: Length?
  public var homeButton: Bool?
  public var sensorHousing: SensorHousing?
  /// The horizontal size class of the full screen in landscape.
  public var sizeClassInLandscape: SizeClass?
  /// The first OS it ran.
  public var firstOS: StatedVersion?
  /// The last OS it runs; nil while it is still supported.
  public var lastOS: StatedVersion?
  public var sources: [Source.ID]
  public var note: String?
  /// The device that this one was said to be like; what holds for that one is inferred for this.
  public var like: ID?
  /// The devices that it is like, directly or through others; found when knowledge is put together.
  public var donors: [ID] = []
  /// The attributes that were copied from the device it is like.
  public var copied: Set<DeviceAttribute>
  public var layer: Layer

  /// Creates a device of which nothing but name and family is known.
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
