extension Metric {
  /// A key in kebab case, as identifiers of rules begin: `status-bar-height`.
  public static func kebab(_ id: Metric.ID) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      if scalar == "." {
        name += "-"
      } else if scalar.properties.isUppercase {
        name += (name.isEmpty ? "" : "-") + String(scalar).lowercased()
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return name
  }
}
