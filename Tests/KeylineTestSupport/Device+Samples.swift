package import KeylineModel

extension Device {
  /// A handful of devices with the attributes that they have in the world.
  package static let samples: [Device] = [
    .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhone14Pro, .iPad9, .iPadPro11,
  ]

  package static let iPhone8 = device("iphone-8", "iPhone 8", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 375), Length(points: 667), 2)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (
      true, SensorHousing.none, .compact
    )
    $0.identifiers = ["iPhone10,1", "iPhone10,4"]
    $0.released = "2017-09-22"
    ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("16"))
  }

  package static let iPhone8Plus = device("iphone-8-plus", "iPhone 8 Plus", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 414), Length(points: 736), 3)
    ($0.nativeWidth, $0.nativeHeight) = (1080, 1920)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (
      true, SensorHousing.none, .regular
    )
    $0.identifiers = ["iPhone10,2", "iPhone10,5"]
    $0.released = "2017-09-22"
    ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("16"))
  }

  package static let iPhoneX = device("iphone-x", "iPhone X", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 375), Length(points: 812), 3)
    ($0.nativeWidth, $0.nativeHeight) = (1125, 2436)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (false, .notch, .compact)
    $0.identifiers = ["iPhone10,3", "iPhone10,6"]
    $0.released = "2017-11-03"
    ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("16"))
  }

  package static let iPhoneXR = device("iphone-xr", "iPhone XR", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 414), Length(points: 896), 2)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (false, .notch, .regular)
    $0.identifiers = ["iPhone11,8"]
    $0.released = "2018-10-26"
    ($0.firstOS, $0.lastOS) = (StatedVersion("12"), StatedVersion("18"))
  }

  package static let iPhone14Pro = device("iphone-14-pro", "iPhone 14 Pro", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 393), Length(points: 852), 3)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (false, .dynamicIsland, .compact)
    $0.identifiers = ["iPhone15,2"]
    $0.released = "2022-09-16"
    $0.firstOS = StatedVersion("16")
  }

  package static let iPad9 = device("ipad-9", "iPad (9th generation)", .ipad) {
    ($0.width, $0.height, $0.scale) = (Length(points: 810), Length(points: 1080), 2)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (
      true, SensorHousing.none, .regular
    )
    $0.identifiers = ["iPad12,1", "iPad12,2"]
    $0.released = "2021-09-24"
    $0.firstOS = StatedVersion("15")
  }

  package static let iPadPro11 = device(
    "ipad-pro-11-inch-4", "iPad Pro (11-inch) (4th generation)", .ipad
  ) {
    ($0.width, $0.height, $0.scale) = (Length(points: 834), Length(points: 1194), 2)
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (
      false, SensorHousing.none, .regular
    )
    $0.identifiers = ["iPad14,3", "iPad14,4"]
    $0.released = "2022-10-26"
    $0.firstOS = StatedVersion("16.1")
  }

  /// The device with some attributes changed.
  package func with(_ change: (inout Device) -> Void) -> Device {
    var device = self
    change(&device)
    return device
  }

  /// A device of which nothing but a few attributes is known.
  package static func device(
    _ id: ID, _ name: String, _ family: Family, _ change: (inout Device) -> Void
  ) -> Device {
    Device(id: id, name: name, family: family).with(change)
  }
}
