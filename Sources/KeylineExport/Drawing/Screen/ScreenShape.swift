import KeylineModel
import KeylineQuery

/// The shape of a screen itself: outline, bars, safe area, margin and sensor housing.
struct ScreenShape {
  let figures: ScreenFigures
  let bars: ScreenBars
  let scale: DrawingScale
  /// Where the screen begins.
  let x: Units
  let y: Units
  /// The name of the clip path, which no other picture on a page may have.
  let clip: String

  private var width: Units { scale.units(figures.width) }
  private var height: Units { scale.units(figures.height) }
  private var radius: Units? { figures["screen.cornerRadius"].map(scale.units) }

  var elements: [SVGElement] {
    let outline = SVGElement(
      "clipPath", ["id": clip],
      [
        SVGElement(
          "rect",
          ["x": x, "y": y, "width": width, "height": height, "rx": radius ?? 0])
      ])
    let inside = bars.bars.flatMap(band) + housing
    return [
      outline, SVGElement("g", ["clip-path": "url(#\(clip))"], inside),
    ] + safeArea + margin + [screen]
  }

  private func rectangle(_ style: String, y from: Length, height: Length) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": style, "x": x, "y": y + scale.units(from), "width": width,
        "height": scale.units(height),
      ])
  }

  private func band(_ bar: ScreenBars.Bar) -> [SVGElement] {
    let lines =
      bar.parts.map(\.y).filter { $0 > bar.y }
      + bar.parts.map { $0.y + $0.height }.filter { $0 < bar.y + bar.height }
    return [rectangle(bar.style, y: bar.y, height: bar.height)]
      + Set(lines).sorted().map { line in
        SVGElement(
          "path", ["class": bar.style, "d": "M\(x) \(y + scale.units(line))h\(width)"])
      }
  }

  /// The outline; where the radius is unknown the corners stay open.
  private var screen: SVGElement {
    if let radius {
      return SVGElement(
        "rect",
        ["class": "screen", "x": x, "y": y, "width": width, "height": height, "rx": radius])
    }
    let gap = min(width, height) / 8
    let (right, bottom) = (x + width, y + height)
    return SVGElement(
      "path",
      [
        "class": "screen",
        "d": "M\(x + gap) \(y)H\(right - gap)M\(right) \(y + gap)V\(bottom - gap)"
          + "M\(right - gap) \(bottom)H\(x + gap)M\(x) \(bottom - gap)V\(y + gap)",
      ])
  }

  /// The edges of the safe area, as a rectangle where all of them are known.
  private var safeArea: [SVGElement] {
    let insets = ["top", "left", "bottom", "right"].map { side in
      figures["\(figures.safeArea).\(side)"].map(scale.units)
    }
    if let top = insets[0], let left = insets[1], let bottom = insets[2], let right = insets[3] {
      guard left + right < width, top + bottom < height else { return [] }
      return [
        SVGElement(
          "rect",
          [
            "class": "safe", "x": x + left, "y": y + top, "width": width - left - right,
            "height": height - top - bottom,
          ])
      ]
    }
    let places = [
      insets[0].map { "M\(x) \(y + $0)h\(width)" },
      insets[1].map { "M\(x + $0) \(y)v\(height)" },
      insets[2].map { "M\(x) \(y + height - $0)h\(width)" },
      insets[3].map { "M\(x + width - $0) \(y)v\(height)" },
    ].compactMap(\.self)
    return places.map { SVGElement("path", ["class": "safe", "d": $0]) }
  }

  /// The leading margin; nothing is said about the trailing one.
  private var margin: [SVGElement] {
    guard let margin = figures["layoutMargins.leading"], margin < figures.width else { return [] }
    return [
      SVGElement(
        "path", ["class": "margin", "d": "M\(x + scale.units(margin)) \(y)v\(height)"])
    ]
  }

  /// The sensor housing; a sign, not a measure, where its size is in no source.
  private var housing: [SVGElement] {
    guard let housing = figures.device.sensorHousing, housing != .none else { return [] }
    if let frame = figures.housingFrame {
      let height = scale.units(frame.height)
      return [
        SVGElement(
          "rect",
          [
            "class": "housing", "x": x + scale.units(frame.x), "y": y + scale.units(frame.y),
            "width": scale.units(frame.width), "height": height,
            "rx": height / (housing == .notch ? 3 : 2),
          ])
      ]
    }
    let isPortrait = figures.situation.orientation == .portrait
    let short = min(width, height)
    let breadth = housing == .notch ? short / 2 : short / 3
    let depth = housing == .notch ? short / 14 : short / 12
    let inset = housing == .notch ? Units.zero : short / 40
    let middle = (isPortrait ? x + width / 2 : y + height / 2) - breadth / 2
    let (left, top) = isPortrait ? (middle, y + inset) : (x + inset, middle)
    return [
      SVGElement(
        "rect",
        [
          "class": "housing", "x": left, "y": top, "width": isPortrait ? breadth : depth,
          "height": isPortrait ? depth : breadth, "rx": depth / (housing == .notch ? 3 : 2),
        ])
    ]
  }
}
