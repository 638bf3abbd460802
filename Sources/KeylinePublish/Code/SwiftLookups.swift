/// The part of the Swift export that does not depend on the catalogue.
enum SwiftLookups {
  /// The types and the lookups.
  ///
  /// - Parameters:
  ///   - name: The type that holds everything.
  ///   - access: The text before its members: nothing, or `public` and a space.
  static func text(_ name: String, _ access: String) -> String {
    """

    /// Metrics of Apple devices by OS version.
    \(access)enum \(name) {
      /// A version of iOS or iPadOS.
      \(access)struct Version: Hashable, Comparable, Sendable {
        fileprivate let packed: Int

        \(access)init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
          packed = major &* 1_000_000 &+ minor &* 1_000 &+ patch
        }

        \(access)static func < (left: Version, right: Version) -> Bool {
          left.packed < right.packed
        }
      }

      \(access)enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }

      \(access)enum Idiom: String, CaseIterable, Sendable { case phone, pad }

      /// One value over versions, on these devices.
      fileprivate struct Step: Sendable {
        let devices: [Int]
        let from: Int
        let until: Int
        let value: Double

        init(_ devices: [Int], _ from: Int, _ until: Int, _ value: Double) {
          self.devices = devices
          self.from = from
          self.until = until
          self.value = value
        }
      }
    \(device(access))
    \(metric(access))
    }

    """
  }

  private static func device(_ access: String) -> String {
    """

      \(access)struct Device: Hashable, Identifiable, Sendable {
        \(access)let id: String
        \(access)let name: String
        /// Identifiers as the hardware reports them.
        \(access)let models: [String]
        \(access)let idiom: Idiom
        /// The screen in portrait, in points.
        \(access)let width: Double?
        \(access)let height: Double?
        /// Pixels per point.
        \(access)let scale: Int?
        fileprivate let index: Int
        fileprivate let from: Int
        fileprivate let until: Int

        /// True if the device ran a version.
        \(access)func ran(_ version: Version) -> Bool {
          from <= version.packed && version.packed < until
        }

        \(access)static func device(id: String) -> Device? { all.first { $0.id == id } }

        /// The device with an identifier such as iPhone10,3.
        \(access)static func device(model: String) -> Device? {
          all.first { $0.models.contains(model) }
        }

        /// The devices with a screen of this size in points, either way round.
        \(access)static func devices(width: Double, height: Double, idiom: Idiom) -> [Device] {
          all.filter {
            $0.idiom == idiom
              && ($0.width == width && $0.height == height
                || $0.width == height && $0.height == width)
          }
        }
      }
    """
  }

  private static func metric(_ access: String) -> String {
    """

      \(access)struct Metric: Identifiable, Sendable {
        \(access)let id: String
        \(access)let title: String
        fileprivate let portrait: [Step]
        fileprivate let landscape: [Step]

        /// The value on a device; nil if it is unknown or the device never ran the version.
        \(access)func value(
          on device: Device, os version: Version, orientation: Orientation = .portrait
        ) -> Double? {
          guard device.ran(version) else { return nil }
          let steps = orientation == .portrait ? portrait : landscape
          return steps.first {
            $0.from <= version.packed && version.packed < $0.until
              && $0.devices.contains(device.index)
          }?.value
        }

        /// The value on the device with an identifier such as iPhone10,3.
        \(access)func value(
          model: String, os version: Version, orientation: Orientation = .portrait
        ) -> Double? {
          Device.device(model: model).flatMap {
            value(on: $0, os: version, orientation: orientation)
          }
        }

        /// The value on a screen of this size in points, either way round; nil unless all devices
        /// with that screen that ran the version have the same.
        \(access)func value(
          width: Double, height: Double, idiom: Idiom, os version: Version,
          orientation: Orientation = .portrait
        ) -> Double? {
          let devices = Device.devices(width: width, height: height, idiom: idiom)
            .filter { $0.ran(version) }
          let values = devices.map { value(on: $0, os: version, orientation: orientation) }
          guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
          return first
        }
      }
    """
  }
}
