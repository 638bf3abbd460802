// The devices of the seed: run script/embed instead of editing it.

extension DeviceName {
  /// iPad (1st generation).
  public static let iPad1: DeviceName = "ipad-1"
  /// iPad 2.
  public static let iPad2: DeviceName = "ipad-2"
  /// iPad (3rd generation).
  public static let iPad3: DeviceName = "ipad-3"
  /// iPad (4th generation).
  public static let iPad4: DeviceName = "ipad-4"
  /// iPad mini (1st generation).
  public static let iPadMini1: DeviceName = "ipad-mini-1"
  /// iPad Air (1st generation).
  public static let iPadAir1: DeviceName = "ipad-air-1"
  /// iPad mini 2.
  public static let iPadMini2: DeviceName = "ipad-mini-2"
  /// iPad Air 2.
  public static let iPadAir2: DeviceName = "ipad-air-2"
  /// iPad mini 3.
  public static let iPadMini3: DeviceName = "ipad-mini-3"
  /// iPad mini 4.
  public static let iPadMini4: DeviceName = "ipad-mini-4"
  /// iPad Pro 12.9-inch (1st generation).
  public static let iPadPro12Inch1: DeviceName = "ipad-pro-12-9-1"
  /// iPad Pro 9.7-inch.
  public static let iPadPro9Inch: DeviceName = "ipad-pro-9-7"
  /// iPad (5th generation).
  public static let iPad5: DeviceName = "ipad-5"
  /// iPad Pro 10.5-inch.
  public static let iPadPro10Inch: DeviceName = "ipad-pro-10-5"
  /// iPad Pro 12.9-inch (2nd generation).
  public static let iPadPro12Inch2: DeviceName = "ipad-pro-12-9-2"
  /// iPad (6th generation).
  public static let iPad6: DeviceName = "ipad-6"
  /// iPad Pro 11-inch (1st generation).
  public static let iPadPro11Inch1: DeviceName = "ipad-pro-11-1"
  /// iPad Pro 12.9-inch (3rd generation).
  public static let iPadPro12Inch3: DeviceName = "ipad-pro-12-9-3"
  /// iPad Air (3rd generation).
  public static let iPadAir3: DeviceName = "ipad-air-3"
  /// iPad mini (5th generation).
  public static let iPadMini5: DeviceName = "ipad-mini-5"
  /// iPad (7th generation).
  public static let iPad7: DeviceName = "ipad-7"
  /// iPad Pro 11-inch (2nd generation).
  public static let iPadPro11Inch2: DeviceName = "ipad-pro-11-2"
  /// iPad Pro 12.9-inch (4th generation).
  public static let iPadPro12Inch4: DeviceName = "ipad-pro-12-9-4"
  /// iPad (8th generation).
  public static let iPad8: DeviceName = "ipad-8"
  /// iPad Air (4th generation).
  public static let iPadAir4: DeviceName = "ipad-air-4"
  /// iPad Pro 11-inch (3rd generation).
  public static let iPadPro11Inch3: DeviceName = "ipad-pro-11-3"
  /// iPad Pro 12.9-inch (5th generation).
  public static let iPadPro12Inch5: DeviceName = "ipad-pro-12-9-5"
  /// iPad (9th generation).
  public static let iPad9: DeviceName = "ipad-9"
  /// iPad mini (6th generation).
  public static let iPadMini6: DeviceName = "ipad-mini-6"
  /// iPad Air (5th generation).
  public static let iPadAir5: DeviceName = "ipad-air-5"
  /// iPad (10th generation).
  public static let iPad10: DeviceName = "ipad-10"
  /// iPad Pro 11-inch (4th generation).
  public static let iPadPro11Inch4: DeviceName = "ipad-pro-11-4"
  /// iPad Pro 12.9-inch (6th generation).
  public static let iPadPro12Inch6: DeviceName = "ipad-pro-12-9-6"
  /// iPad Air 11-inch (M2).
  public static let iPadAir11InchM2: DeviceName = "ipad-air-11-m2"
  /// iPad Air 13-inch (M2).
  public static let iPadAir13InchM2: DeviceName = "ipad-air-13-m2"
  /// iPad Pro 11-inch (M4).
  public static let iPadPro11InchM4: DeviceName = "ipad-pro-11-m4"
  /// iPad Pro 13-inch (M4).
  public static let iPadPro13InchM4: DeviceName = "ipad-pro-13-m4"
  /// iPad mini (A17 Pro).
  public static let iPadMiniA17Pro: DeviceName = "ipad-mini-a17-pro"
  /// iPad (A16).
  public static let iPadA16: DeviceName = "ipad-a16"
  /// iPad Air 11-inch (M3).
  public static let iPadAir11InchM3: DeviceName = "ipad-air-11-m3"
  /// iPad Air 13-inch (M3).
  public static let iPadAir13InchM3: DeviceName = "ipad-air-13-m3"
  /// iPad Pro 11-inch (M5).
  public static let iPadPro11InchM5: DeviceName = "ipad-pro-11-m5"
  /// iPad Pro 13-inch (M5).
  public static let iPadPro13InchM5: DeviceName = "ipad-pro-13-m5"
  /// iPad Air 11-inch (M4).
  public static let iPadAir11InchM4: DeviceName = "ipad-air-11-m4"
  /// iPad Air 13-inch (M4).
  public static let iPadAir13InchM4: DeviceName = "ipad-air-13-m4"
  /// iPhone (1st generation).
  public static let iPhone1: DeviceName = "iphone-1"
  /// iPhone 3G.
  public static let iPhone3G: DeviceName = "iphone-3g"
  /// iPhone 3GS.
  public static let iPhone3GS: DeviceName = "iphone-3gs"
  /// iPhone 4.
  public static let iPhone4: DeviceName = "iphone-4"
  /// iPhone 4S.
  public static let iPhone4s: DeviceName = "iphone-4s"
  /// iPhone 5.
  public static let iPhone5: DeviceName = "iphone-5"
  /// iPhone 5c.
  public static let iPhone5c: DeviceName = "iphone-5c"
  /// iPhone 5s.
  public static let iPhone5s: DeviceName = "iphone-5s"
  /// iPhone 6.
  public static let iPhone6: DeviceName = "iphone-6"
  /// iPhone 6 Plus.
  public static let iPhone6Plus: DeviceName = "iphone-6-plus"
  /// iPhone 6s.
  public static let iPhone6s: DeviceName = "iphone-6s"
  /// iPhone 6s Plus.
  public static let iPhone6sPlus: DeviceName = "iphone-6s-plus"
  /// iPhone SE (1st generation).
  public static let iPhoneSE1: DeviceName = "iphone-se-1"
  /// iPhone 7.
  public static let iPhone7: DeviceName = "iphone-7"
  /// iPhone 7 Plus.
  public static let iPhone7Plus: DeviceName = "iphone-7-plus"
  /// iPhone 8.
  public static let iPhone8: DeviceName = "iphone-8"
  /// iPhone 8 Plus.
  public static let iPhone8Plus: DeviceName = "iphone-8-plus"
  /// iPhone X.
  public static let iPhoneX: DeviceName = "iphone-x"
  /// iPhone XS.
  public static let iPhoneXS: DeviceName = "iphone-xs"
  /// iPhone XS Max.
  public static let iPhoneXSMax: DeviceName = "iphone-xs-max"
  /// iPhone XR.
  public static let iPhoneXR: DeviceName = "iphone-xr"
  /// iPhone 11.
  public static let iPhone11: DeviceName = "iphone-11"
  /// iPhone 11 Pro.
  public static let iPhone11Pro: DeviceName = "iphone-11-pro"
  /// iPhone 11 Pro Max.
  public static let iPhone11ProMax: DeviceName = "iphone-11-pro-max"
  /// iPhone SE (2nd generation).
  public static let iPhoneSE2: DeviceName = "iphone-se-2"
  /// iPhone 12.
  public static let iPhone12: DeviceName = "iphone-12"
  /// iPhone 12 Pro.
  public static let iPhone12Pro: DeviceName = "iphone-12-pro"
  /// iPhone 12 mini.
  public static let iPhone12Mini: DeviceName = "iphone-12-mini"
  /// iPhone 12 Pro Max.
  public static let iPhone12ProMax: DeviceName = "iphone-12-pro-max"
  /// iPhone 13.
  public static let iPhone13: DeviceName = "iphone-13"
  /// iPhone 13 mini.
  public static let iPhone13Mini: DeviceName = "iphone-13-mini"
  /// iPhone 13 Pro.
  public static let iPhone13Pro: DeviceName = "iphone-13-pro"
  /// iPhone 13 Pro Max.
  public static let iPhone13ProMax: DeviceName = "iphone-13-pro-max"
  /// iPhone SE (3rd generation).
  public static let iPhoneSE3: DeviceName = "iphone-se-3"
  /// iPhone 14.
  public static let iPhone14: DeviceName = "iphone-14"
  /// iPhone 14 Pro.
  public static let iPhone14Pro: DeviceName = "iphone-14-pro"
  /// iPhone 14 Pro Max.
  public static let iPhone14ProMax: DeviceName = "iphone-14-pro-max"
  /// iPhone 14 Plus.
  public static let iPhone14Plus: DeviceName = "iphone-14-plus"
  /// iPhone 15.
  public static let iPhone15: DeviceName = "iphone-15"
  /// iPhone 15 Plus.
  public static let iPhone15Plus: DeviceName = "iphone-15-plus"
  /// iPhone 15 Pro.
  public static let iPhone15Pro: DeviceName = "iphone-15-pro"
  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax: DeviceName = "iphone-15-pro-max"
  /// iPhone 16.
  public static let iPhone16: DeviceName = "iphone-16"
  /// iPhone 16 Plus.
  public static let iPhone16Plus: DeviceName = "iphone-16-plus"
  /// iPhone 16 Pro.
  public static let iPhone16Pro: DeviceName = "iphone-16-pro"
  /// iPhone 16 Pro Max.
  public static let iPhone16ProMax: DeviceName = "iphone-16-pro-max"
  /// iPhone 16e.
  public static let iPhone16e: DeviceName = "iphone-16e"
  /// iPhone 17.
  public static let iPhone17: DeviceName = "iphone-17"
  /// iPhone 17 Pro.
  public static let iPhone17Pro: DeviceName = "iphone-17-pro"
  /// iPhone 17 Pro Max.
  public static let iPhone17ProMax: DeviceName = "iphone-17-pro-max"
  /// iPhone Air.
  public static let iPhoneAir: DeviceName = "iphone-air"
  /// iPhone 17e.
  public static let iPhone17e: DeviceName = "iphone-17e"
  /// iPhone 18 Pro.
  public static let iPhone18Pro: DeviceName = "iphone-18-pro"
  /// iPhone 18 Pro Max.
  public static let iPhone18ProMax: DeviceName = "iphone-18-pro-max"
  /// iPhone Duo.
  public static let iPhoneDuo: DeviceName = "iphone-duo"
  /// iPod touch (1st generation).
  public static let iPodTouch1: DeviceName = "ipod-touch-1"
  /// iPod touch (2nd generation).
  public static let iPodTouch2: DeviceName = "ipod-touch-2"
  /// iPod touch (3rd generation).
  public static let iPodTouch3: DeviceName = "ipod-touch-3"
  /// iPod touch (4th generation).
  public static let iPodTouch4: DeviceName = "ipod-touch-4"
  /// iPod touch (5th generation).
  public static let iPodTouch5: DeviceName = "ipod-touch-5"
  /// iPod touch (6th generation).
  public static let iPodTouch6: DeviceName = "ipod-touch-6"
  /// iPod touch (7th generation).
  public static let iPodTouch7: DeviceName = "ipod-touch-7"
}
