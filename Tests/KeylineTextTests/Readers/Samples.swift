import KeylineQuery
import KeylineText

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

  static let appleDimensions = """
    {
      "name": "iPhone 15 Pro", "systemName": "iOS", "systemVersion": "17.2",
      "screen": { "width": 393, "height": 852 }, "scale": 3,
      "safeAreaInsets": { "top": 59, "left": 0, "bottom": 34, "right": 0 }
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
    (.deviceSpecs, deviceSpecs), (.appleDimensions, appleDimensions),
    (.viewImageConfig, viewImageConfig), (.probe, probe), (.csv, csv), (.json, json),
  ]
}
