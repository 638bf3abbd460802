import KeylineModel

/// A feature that a device lacks, for good or before a version.
struct MissingFeature: Sendable {
  /// The reason for the missing value.
  let why: Why
  /// The condition some of whose values need it; nil where everything does.
  let dimension: Dimension?
  /// The situations in which it matters: those with one of these bits.
  let situations: SituationBits
  /// The version that brings it; nil where none does.
  let arrival: OSVersion?

  /// Lacks a feature, whatever the situation and the version.
  init(_ part: Feature.Part) {
    why = .lacks(.part(part))
    dimension = nil
    situations = SituationBits(raw: .max)
    arrival = nil
  }

  /// Lacks what came with a version, if that brought it to such devices at all.
  init(_ arrival: Dimension.Arrival, of dimension: Dimension, on idiom: Idiom) {
    let version = arrival.version(on: idiom)
    why = version.map { .before($0, .arrival(arrival)) } ?? .lacks(.arrival(arrival))
    self.dimension = dimension
    situations = SituationBits(
      raw: arrival.codes.reduce(0) { $0 | SituationBits.bit(dimension, $1) })
    self.arrival = version
  }

  /// Lacks what a condition, which is at its usual value, would bring with another one.
  init(without dimension: Dimension, there code: Int) {
    why = .only(dimension, there: code)
    self.dimension = dimension
    situations = SituationBits(raw: SituationBits.bit(dimension, 0))
    arrival = nil
  }

  /// Tells whether it matters in a situation at a version.
  func matters(in bits: SituationBits, at version: OSVersion) -> Bool {
    situations.raw & bits.raw != 0 && arrival.map { version < $0 } ?? true
  }
}

extension Resolver {
  /// The features that a device lacks for a metric; empty where it has what is measured, or where that is not
  /// known.
  func lacks(for metric: Metric, on device: Device) -> [MissingFeature] {
    switch metric.needs {
    case .sensorHousing?:
      return device.sensorHousing == SensorHousing.none ? [MissingFeature(.sensorHousing)] : []
    case .fold?: return doesNotFold(device) ? [MissingFeature(.fold)] : []
    case .splitView?:
      return [
        Dimension.split.isAbout(device)
          ? MissingFeature(without: .split, there: Split.oneHalf.code)
          : MissingFeature(.splitView)
      ]
    case nil:
      return device.idiom.lacks.filter { $0.dimension?.mayDecide(metric.id) == true }
    }
  }
}

extension Idiom {
  /// The features that some values of conditions need, as a kind of device lacks them.
  fileprivate var lacks: [MissingFeature] { self == .phone ? Self.lacksOnPhones : Self.lacksOnPads }

  private static let lacksOnPhones = lacks(on: .phone)
  private static let lacksOnPads = lacks(on: .pad)

  private static func lacks(on idiom: Idiom) -> [MissingFeature] {
    Dimension.allCases.flatMap { dimension in
      dimension.arrivals.map { MissingFeature($0, of: dimension, on: idiom) }
    }
  }
}
