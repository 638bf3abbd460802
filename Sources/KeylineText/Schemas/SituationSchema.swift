import KeylineModel

extension SchemaDefinition {
  /// What decides besides device, OS and orientation; defaults are left out.
  static let situation = SchemaDefinition(
    "situation",
    .object(
      Dimension.allCases.filter { !$0.isDeviceAttribute && $0 != .orientation }.map {
        .optional($0.key, $0.valuePart, $0.meaning)
      }))
}
