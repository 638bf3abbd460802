import KeylineModel
import KeylineQuery
import KeylineText

/// The last known sizes of the widgets of a device.
struct WidgetSizes {
  let device: Device
  /// The sizes, in the order of the variants of the metric.
  let sizes: [Size?]

  /// A size with the major version that it is from.
  struct Size {
    let width: Answer
    let height: Answer
    let major: Int

    var isKnown: Bool { width.content.hasValue && height.content.hasValue }

    /// True if there is no such widget.
    fileprivate var isAbsent: Bool {
      width.status == .notApplicable && height.status == .notApplicable
    }
  }

  /// The newest major version with a known size; nil where none is known.
  var newest: Int? { sizes.compactMap { $0.flatMap { $0.isKnown ? $0.major : nil } }.max() }

  /// The cell of a size.
  func cell(_ place: Int) -> HTML {
    guard let size = sizes[place], size.isKnown || size.isAbsent else {
      return DeviceTable.fact(nil)
    }
    if size.isAbsent { return .element("td", ["class": "x"], HTML(size.width.content.text)) }
    let text = "\(size.width.content.text) × \(size.height.content.text)"
    let marks = [size.width.mark, size.height.mark].compactMap(\.self)
    let from: [HTML] =
      size.major == newest ? [] : [" ", .element("small", HTML("on \(size.major)"))]
    return .element(
      "td", ["class": marks.contains("u") ? "u" : marks.first], [HTML(text)] + from)
  }
}

extension Site {
  /// The metrics whose values are the two sides of a widget.
  private static let sides: [Metric.ID] = [.widgetWidth, .widgetHeight]

  /// True if sizes of widgets can be told.
  var hasWidgets: Bool { Self.sides.allSatisfy(exported.contains) }

  /// The kinds of widgets: the head of a column and its place among the sizes of a device.
  var widgetColumns: [(head: String, place: Int)] {
    let variants = matrix.variants.filter { $0.metric.id == Self.sides[0] }
    return variants.enumerated().map { place, variant in
      (PageWords.text(variant.words(among: variants)).capitalizedStart, place)
    }
  }

  /// The last known sizes on a device.
  func widgetSizes(_ device: Device, _ answered: [DeviceAnswers]) -> WidgetSizes {
    let kinds = matrix.variants.filter { $0.metric.id == Self.sides[0] }.map(\.situations)
    return WidgetSizes(
      device: device,
      sizes: kinds.map { kind in
        let parts = Self.sides.compactMap { side in
          answered.first { $0.variant.metric.id == side && $0.variant.situations == kind }?.lists[0]
        }
        return parts.count == 2 ? size(parts[0], parts[1], on: device) : nil
      })
  }

  /// The newest known size, else the newest size with a status.
  private func size(
    _ widths: [DeviceAnswers.Stretch], _ heights: [DeviceAnswers.Stretch], on device: Device
  ) -> WidgetSizes.Size? {
    let sizes = widths.reversed().flatMap { width in
      heights.reversed().compactMap { height -> WidgetSizes.Size? in
        let both = width.ranges.flatMap { own in height.ranges.compactMap { $0.clipped(to: own) } }
        return matrix.releases(of: device, in: both).last.map {
          WidgetSizes.Size(width: width.value, height: height.value, major: $0.from.major)
        }
      }
    }
    return sizes.first(where: \.isKnown) ?? sizes.first
  }
}
