import KeylineModel

extension CheckedExpression {
  /// The versions at which the expression itself can change on a device, whatever the metrics do.
  func breakpoints(on device: Device) -> [OSVersion] {
    var points: Set<OSVersion> = []
    let kinds = variables.map(\.variable)
    if kinds.contains(where: { $0.kind == .version }) {
      expression.root.visit { node in
        if let stated = node.stated { points.formUnion([stated.first, stated.end]) }
      }
      for case .version(let version)? in kinds.map({ $0.value(device, .lowest, Situation()) }) {
        points.formUnion([version, version.successor])
      }
    }
    if kinds.contains(where: { $0.name == "sdk" }) {
      points.formUnion((1..<100).map { OSVersion($0) })
    }
    return points.filter { $0 < .highest }.sorted()
  }
}
