package import KeylineModel

extension Ask {
  /// The arguments of a call with the same question, after the name of its command.
  package var arguments: [String] {
    let sets = devices.flatMap { ["-d", $0] } + exceptions.flatMap { ["--except", $0] }
    return words + sets + (os.map { ["--os", $0] } ?? [])
      + situation.flags(naming: orientation, besides: conditions.keys)
      + Dimension.ofFewMetrics.flatMap { dimension in
        conditions[dimension].map { dimension.flags(for: $0) } ?? []
      }
  }
}

extension Situation {
  /// The flags for the situation.
  ///
  /// - Parameters:
  ///   - named: The orientation to name even if it is the usual one.
  ///   - others: The conditions to leave out.
  package func flags(
    naming named: Orientation? = nil, besides others: some Sequence<Dimension> = [Dimension]()
  ) -> [String] {
    let orientation = named ?? (orientation == .landscape ? orientation : nil)
    return (orientation.map { ["--\($0.rawValue)"] } ?? [])
      + (sdk.map { Dimension.sdk.flags(for: [$0]) } ?? [])
      + departures.filter { !others.contains($0) }.flatMap {
        $0.flags(for: [code($0, defaultSDK: 0)])
      }
  }
}

extension Dimension {
  /// The flag for the dimension.
  package var flag: String {
    switch self {
    case .designCompatibility: "--design-compat"
    case .zoom: "--zoomed"
    default: "--" + key
    }
  }

  /// The flag with some values after it: `--prompt`, `--widget small,large`.
  package func flags(for codes: [Int]) -> [String] {
    switch values {
    case .names(let names) where self != .zoom:
      [flag, codes.filter(names.indices.contains).map { names[$0] }.joined(separator: ",")]
    case .sdk: [flag, codes.map(String.init).joined(separator: ",")]
    default: [flag]
    }
  }
}
