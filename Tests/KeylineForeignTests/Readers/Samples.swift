import KeylineForeign
import KeylineQuery

/// Small files of every format: numbers retyped in the shapes that the formats have.
enum ExternalSample {
  static let deviceSpecs = """
    {
      "id": "apple-iphone-17-pro", "name": "iPhone 17 Pro", "brand": "Apple", "year": 2025,
      "platform": "iOS", "kind": "phone",
      "portraitSize": { "width": 402, "height": 874 },
      "devicePixelRatio": 3.0,
      "portraitPadding": { "left": 0, "top": 62, "right": 0, "bottom": 34 },
      "landscapePadding": { "left": 62, "top": 0, "right": 62, "bottom": 20 },
      "frame": { "size": { "width": 436, "height": 908 }, "body": ["<svg/>"] },
      "portraitKeyboardHeight": 335, "landscapeKeyboardHeight": 208
    }
    """

  static let dimmmensions = """
    [
      {
        "device": "iPad", "name": "iPad mini (6th generation)", "radius": 21.5, "scale": 2,
        "landscape": {
          "screen": { "width": 1133, "height": 744 },
          "sizeClass": { "horizontal": "regular", "vertical": "regular" },
          "layoutMargins": { "left": 20, "top": 24, "right": 20, "bottom": 20 },
          "readableContent": { "left": 234.5, "top": 24, "right": 234.5, "bottom": 20 },
          "safeArea": { "left": 0, "top": 24, "right": 0, "bottom": 20 }
        },
        "portrait": { "screen": { "width": 744, "height": 1133 }, "safeArea": { "top": 24 } }
      }
    ]
    """

  static let appleDimensions = """
    {
      "name": "iPhone 15 Pro", "systemName": "iOS", "systemVersion": "17.2",
      "screen": { "width": 393, "height": 852 }, "scale": 3,
      "safeAreaInsets": { "top": 59, "left": 0, "bottom": 34, "right": 0 }
    }
    """

  static let playwright = """
    {
      "Galaxy S24": { "viewport": { "width": 360, "height": 780 }, "deviceScaleFactor": 3 },
      "iPhone XR": {
        "userAgent": "Mozilla/5.0", "viewport": { "width": 414, "height": 896 },
        "deviceScaleFactor": 3, "isMobile": true, "hasTouch": true
      },
      "iPhone 12 landscape": {
        "screen": { "width": 390, "height": 844 }, "viewport": { "width": 750, "height": 340 },
        "deviceScaleFactor": 3
      }
    }
    """

  static let viewImageConfig = """
    extension ViewImageConfig {
      static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape:
          safeArea = .init(top: 0, left: 44, bottom: 24, right: 44)
          size = .init(width: 812, height: 375)
        case .portrait:
          safeArea = .zero
        }
        return .init(safeArea: safeArea, size: size)
      }
    }
    """

  static let probe = """
    { "schema": "keyline.probe/1", "device": "iPhone10,3", "os": "11.2", "runtime": "simulator",
      "sdk": "11.2", "readings": [
        { "metric": "statusBar.height", "orientation": "portrait", "value": 44 },
        { "metric": "navigationBar.maxY", "orientation": "portrait",
          "with": ["navigation-bar", "large-title"], "value": 140 } ] }
    """

  static let csv = "device,orientation,metric,value\r\niPhone X,portrait,safeAreaInsets.top,44\r\n"

  static let json = #"[ { "device": "iPhone X", "safeAreaInsets.top": 44 } ]"#

  static let all: [(format: ExternalFormat, text: String)] = [
    (.deviceSpecs, deviceSpecs), (.dimmmensions, dimmmensions),
    (.appleDimensions, appleDimensions), (.playwright, playwright),
    (.viewImageConfig, viewImageConfig), (.probe, probe), (.csv, csv), (.json, json),
  ]
}
