import KeylineModel
import KeylineQuery
import KeylineText

/// One value of a metric over versions, on all devices that have it over exactly these.
struct CodeStep: Hashable {
  /// The positions of the devices in the export.
  let devices: [Int]
  /// The versions as packed numbers, half-open.
  let from: Int
  let until: Int
  let value: Length
}

/// The values of an export in code.
struct CodeValues {
  /// The values of each variant, a list for each situation.
  let steps: [[[CodeStep]]]
  /// The number of values that were not measured.
  let counts: Counts
}

extension ExportContent {
  /// The known values of every variant, and the number of those that were not measured.
  func codeValues() -> CodeValues {
    var counts = Counts()
    var content = self
    content.matrix.folding = .doubts
    let steps = matrix.variants.map { content.steps(of: $0, counting: &counts) }
    return CodeValues(steps: steps, counts: counts)
  }

  /// The known values of a variant of a metric, a list for each situation.
  ///
  /// The first or last stretch of a device that came later or was dropped earlier than others is
  /// extended to the versions asked about, so that it can share a step; code that looks a value up
  /// first checks whether the device ran the version.
  private func steps(
    of variant: AnswerMatrix.Variant, counting counts: inout Counts
  ) -> [[CodeStep]] {
    struct Part: Hashable {
      let range: VersionRange
      let value: Length
    }
    var parts: [[(device: Int, part: Part)]] = variant.situations.map { _ in [] }
    for (position, device) in matrix.devices.enumerated() {
      let ranges = matrix.ranges(of: device)
      let lists = matrix.answers(variant, on: device, over: ranges)
      for (index, stretches) in lists.enumerated() {
        for stretch in stretches where stretch.value.value != nil { counts.count(stretch.value) }
        for known in Self.known(stretches) {
          let range = widened(known.range, on: device)
          parts[index].append((position, Part(range: range, value: known.value)))
        }
      }
    }
    return parts.map { parts in
      parts.grouped(by: \.part).map { part, members in
        CodeStep(
          devices: members.map(\.device), from: part.range.from.packed,
          until: part.range.until.packed, value: part.value)
      }
    }
  }

  /// The stretches with a value, joined where only the support of the value changes.
  private static func known(
    _ stretches: [Timeline<Answer>.Stretch]
  ) -> [(range: VersionRange, value: Length)] {
    var known = Timeline<Length>()
    for stretch in stretches {
      known.append([stretch.hull], stretch.value.value) { $0 == $1 }
    }
    return known.stretches.flatMap { stretch in stretch.ranges.map { ($0, stretch.value) } }
  }

  private func widened(_ range: VersionRange, on device: Device) -> VersionRange {
    guard let support = device.support,
      let asked = matrix.versions.parts(on: device).map(\.range).first(where: {
        $0.from <= range.from && range.until <= $0.until
      })
    else { return range }
    return VersionRange(
      from: range.from == support.from ? asked.from : range.from,
      until: range.until == support.until ? asked.until : range.until)
  }
}
