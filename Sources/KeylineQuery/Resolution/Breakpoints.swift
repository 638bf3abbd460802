import KeylineModel

extension [OSVersion] {
  /// The versions in ascending order, each once; nothing begins at the highest.
  var sortedOnce: [OSVersion] {
    sorted().reduce(into: []) { ascending, point in
      if point < .highest, ascending.last != point { ascending.append(point) }
    }
  }
}

extension Scope {
  /// The versions at which the default SDK enters or leaves what is allowed.
  var sdkBreakpoints: [OSVersion] {
    guard let allowed = conditions[.sdk] else { return [] }
    return allowed.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      .filter { (1..<1_000).contains($0) }.map { OSVersion($0) }
  }
}
