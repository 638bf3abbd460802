// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What generated code uses of SnapshotTesting, with the names of the configurations that it has, so
// that one more of the same name does not compile.

public import UIKit

public struct ViewImageConfig {
  public enum Orientation: String, CaseIterable, Sendable { case landscape, portrait }

  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets, size: CGSize?, traits: UITraitCollection) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

extension ViewImageConfig {
  private static var stub: ViewImageConfig {
    ViewImageConfig(
      safeArea: .init(top: 0, left: 0, bottom: 0, right: 0), size: nil, traits: .init())
  }

  public static var iPhoneSe: ViewImageConfig { stub }
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone8: ViewImageConfig { stub }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone8Plus: ViewImageConfig { stub }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhoneX: ViewImageConfig { stub }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhoneXsMax: ViewImageConfig { stub }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhoneXr: ViewImageConfig { stub }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone12: ViewImageConfig { stub }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone12Pro: ViewImageConfig { stub }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone12ProMax: ViewImageConfig { stub }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone13: ViewImageConfig { stub }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone13Mini: ViewImageConfig { stub }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone13Pro: ViewImageConfig { stub }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPhone13ProMax: ViewImageConfig { stub }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPadMini: ViewImageConfig { stub }
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPad9_7: ViewImageConfig { stub }
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPad10_2: ViewImageConfig { stub }
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPadPro10_5: ViewImageConfig { stub }
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPadPro11: ViewImageConfig { stub }
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { stub }
  public static var iPadPro12_9: ViewImageConfig { stub }
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { stub }
}
