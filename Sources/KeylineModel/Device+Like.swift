extension Device {
  /// The device with every attribute that it does not have taken over from another.
  ///
  /// The attributes that were taken over stand in ``copied``, so that answers that rest on them say
  /// so. The day of the first sale is never copied and stays unknown. So does the panel, in pixels,
  /// pixels per inch and inches, of a device that is said to have other points or another scale.
  public func completed(from donor: Device) -> Device {
    var completed = self
    completed.like = donor.id
    func copy<Value>(_ path: WritableKeyPath<Device, Value?>, _ attribute: DeviceAttribute) {
      guard completed[keyPath: path] == nil, let value = donor[keyPath: path] else { return }
      completed[keyPath: path] = value
      completed.copied.insert(attribute)
    }
    copy(\.width, .width)
    copy(\.height, .height)
    copy(\.scale, .scale)
    if hasScreen(of: donor) {
      copy(\.nativeWidth, .nativeWidth)
      copy(\.nativeHeight, .nativeHeight)
      copy(\.pixelsPerInch, .pixelsPerInch)
      copy(\.diagonal, .diagonal)
    }
    copy(\.cornerRadius, .cornerRadius)
    copy(\.homeButton, .homeButton)
    copy(\.sensorHousing, .sensorHousing)
    copy(\.sizeClassInLandscape, .sizeClassInLandscape)
    copy(\.firstOS, .firstOS)
    copy(\.lastOS, .lastOS)
    return completed
  }

  /// True if nothing that is given about the screen differs from another device.
  private func hasScreen(of other: Device) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
      && (scale == nil || scale == other.scale)
  }
}
