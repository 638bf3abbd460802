/// The numbers that swift-snapshot-testing ships, retyped, as Swift source of the shape that it has.
enum PublishedConfigs {
  /// A phone: its size upright, and the insets of its safe area, top, left, bottom and right.
  struct Phone {
    let name: String
    let size: (width: Int, height: Int)
    let portrait: [Int]
    let landscape: [Int]

    init(_ name: String, _ size: (Int, Int), _ portrait: [Int], _ landscape: [Int]) {
      self.name = name
      self.size = size
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// An iPad: its size upright, one safe area for all, and the widths of its splits.
  struct Pad {
    let name: String
    let size: (width: Int, height: Int)
    let insets: [Int]
    /// One third, one half and two thirds in landscape.
    let landscape: [Int]
    /// One third and two thirds in portrait.
    let portrait: [Int]

    init(
      _ name: String, _ size: (Int, Int), _ insets: [Int], _ landscape: [Int], _ portrait: [Int]
    ) {
      self.name = name
      self.size = size
      self.insets = insets
      self.landscape = landscape
      self.portrait = portrait
    }
  }

  static let phones = [
    Phone("iPhoneSe", (320, 568), [20, 0, 0, 0], [0, 0, 0, 0]),
    Phone("iPhone8", (375, 667), [20, 0, 0, 0], [0, 0, 0, 0]),
    Phone("iPhone8Plus", (414, 736), [20, 0, 0, 0], [0, 0, 0, 0]),
    Phone("iPhoneX", (375, 812), [44, 0, 34, 0], [0, 44, 24, 44]),
    Phone("iPhoneXsMax", (414, 896), [44, 0, 34, 0], [0, 44, 24, 44]),
    Phone("iPhoneXr", (414, 896), [44, 0, 34, 0], [0, 44, 24, 44]),
    Phone("iPhone12", (390, 844), [47, 0, 34, 0], [0, 47, 21, 47]),
    Phone("iPhone12ProMax", (428, 926), [47, 0, 34, 0], [0, 47, 21, 47]),
    Phone("iPhone13", (390, 844), [47, 0, 34, 0], [0, 47, 21, 47]),
    Phone("iPhone13Mini", (375, 812), [50, 0, 34, 0], [0, 50, 21, 50]),
    Phone("iPhone13ProMax", (428, 926), [47, 0, 34, 0], [0, 47, 21, 47]),
  ]

  /// The phones that say what another one says.
  static let alike = [("iPhone12Pro", "iPhone12"), ("iPhone13Pro", "iPhone13")]

  static let pads = [
    Pad("iPadMini", (768, 1024), [20, 0, 0, 0], [320, 507, 694], [320, 438]),
    Pad("iPad10_2", (810, 1080), [20, 0, 0, 0], [320, 535, 750], [320, 480]),
    Pad("iPadPro10_5", (834, 1112), [20, 0, 0, 0], [320, 551, 782], [320, 504]),
    Pad("iPadPro11", (834, 1194), [24, 0, 20, 0], [375, 592, 809], [320, 504]),
    Pad("iPadPro12_9", (1024, 1366), [20, 0, 0, 0], [375, 678, 981], [375, 639]),
  ]

  /// The source of all of them.
  static let source = """
    // The literals of 13 phones and 6 iPads.
    public struct ViewImageConfig {
    \(phones.map(\.source).joined())
    \(alike.map { "  static func \($0)(_ o: Orientation) -> ViewImageConfig { .\($1)(o) }\n" }.joined())
    \(pads.map(\.source).joined())
      public static let iPad9_7 = iPadMini
      public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        return iPadMini(orientation)
      }
      public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        return iPadMini(orientation)
      }
    }
    extension UITraitCollection {
      static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        .init(traitsFrom: [.init(displayScale: 3)])
      }
    }
    """

  static func insets(_ edges: [Int]) -> String {
    edges == [0, 0, 0, 0]
      ? ".zero"
      : ".init(top: \(edges[0]), left: \(edges[1]), bottom: \(edges[2]), right: \(edges[3]))"
  }
}

extension PublishedConfigs.Phone {
  fileprivate var source: String {
    """
      public static let \(name) = ViewImageConfig.\(name)(.portrait)
      public static func \(name)(_ orientation: Orientation) -> ViewImageConfig {
        let safeArea: UIEdgeInsets
        let size: CGSize
        switch orientation {
        case .landscape:
          safeArea = \(PublishedConfigs.insets(landscape))
          size = .init(width: \(size.height), height: \(size.width))
        case .portrait:
          safeArea = \(PublishedConfigs.insets(portrait))
          size = .init(width: \(size.width), height: \(size.height))
        }
        return .init(safeArea: safeArea, size: size, traits: .\(name)(orientation))
      }

    """
  }
}

extension PublishedConfigs.Pad {
  fileprivate var source: String {
    """
      public static func \(name)(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: return ViewImageConfig.\(name)(.landscape(splitView: .full))
        case .portrait: return ViewImageConfig.\(name)(.portrait(splitView: .full))
        }
      }
      public static func \(name)(_ orientation: TabletOrientation) -> ViewImageConfig {
        let size: CGSize
        let traits: UITraitCollection
        switch orientation {
        case .landscape(let splitView):
          switch splitView {
          case .oneThird:
            size = .init(width: \(landscape[0]), height: \(size.width))
            traits = .\(name)_Compact_SplitView
          case .oneHalf: size = .init(width: \(landscape[1]), height: \(size.width))
          case .twoThirds: size = .init(width: \(landscape[2]), height: \(size.width))
          case .full: size = .init(width: \(size.height), height: \(size.width))
          }
        case .portrait(let splitView):
          switch splitView {
          case .oneThird: size = .init(width: \(portrait[0]), height: \(size.height))
          case .twoThirds: size = .init(width: \(portrait[1]), height: \(size.height))
          case .full: size = .init(width: \(size.width), height: \(size.height))
          }
        }
        return .init(safeArea: \(PublishedConfigs.insets(insets)), size: size, traits: traits)
      }

    """
  }
}
