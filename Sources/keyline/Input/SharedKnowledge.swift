import KeylineModel
import KeylineQuery

/// The rows behind an export: those that others have too, unless the user's own are asked for.
struct SharedKnowledge {
  let resolver: Resolver
  /// Everything, where rows of the user were left out.
  private let everything: Knowledge?

  init(_ knowledge: Knowledge, includesLocal: Bool) {
    let shared = includesLocal ? knowledge : knowledge.shared
    resolver = Resolver(shared)
    everything = shared == knowledge ? nil : knowledge
  }

  /// The devices of a set, all without one; one of the user's own is said to be left out.
  func devices(_ selection: Selection) throws -> [Device] {
    do {
      return try selection.devices(in: resolver.knowledge.devices).devices
    } catch {
      guard let everything,
        let named = try? selection.devices(in: everything.effective.devices).devices,
        let own = named.first(where: { $0.layer == .local })
      else { throw error }
      throw Failure(
        "\(own.id) is a device of your own, but exports contain only shared data. "
          + "Include it with --local. Share it with \(Self.sharing)")
    }
  }

  /// Says what rows of the user would have changed in a matrix, and how to share them.
  ///
  /// - Parameter selection: The devices that were asked for.
  func notes(on matrix: AnswerMatrix, of selection: Selection) -> [String] {
    guard let everything else { return [] }
    var notes: [String] = []
    let resolver = Resolver(everything)
    let asked = (try? selection.devices(in: resolver.knowledge.devices).devices) ?? []
    let missing = asked.count { device in
      self.resolver.device(device.id) == nil && !matrix.ranges(of: device).isEmpty
    }
    if missing > 0 {
      notes.append("skipped \(missing == 1 ? "1 device" : "\(missing) devices") of your own")
    }
    let whole = matrix.asked(of: resolver)
    let variants = matrix.variants + whole.variants.filter { !matrix.variants.contains($0) }
    var changed: [(metric: Metric, device: Device)] = []
    for device in matrix.devices {
      let ranges = matrix.ranges(of: device)
      let own = resolver.device(device.id) ?? device
      for variant in variants
      where matrix.answers(variant, on: device, over: ranges)
        != whole.answers(variant, on: own, over: whole.ranges(of: own))
      {
        changed.append((variant.metric, device))
      }
    }
    if let first = changed.first {
      let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
      notes.append(
        "rows of your own would change \(first.metric.id) on \(first.device.name)\(more)")
    }
    if notes.isEmpty { return [] }
    return notes + ["include your own rows with --local; share them with \(Self.sharing)"]
  }

  private static let sharing = "keyline export seed --to .keyline"
}
