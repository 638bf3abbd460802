import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let scroll = AnswerSchema(
    "keyline.scroll/1",
    "Where the content of a scroll view stands: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(SchemaProperty.place + setup + outcome + remedies)),
        "The answers: devices in the order asked, then versions.")
    ], definitions: [.situation, .insets, .frame])

  private static let setup: [SchemaProperty] = [
    .required(
      "behavior", .choice(AdjustmentBehavior.allCases.map(\.rawValue)),
      "The contentInsetAdjustmentBehavior."),
    .required(
      "scrolls", .choice(ScrollableAxes.allCases.map(\.rawValue)), "The axes that scroll."),
    .required(
      "inNavigationController", .boolean,
      "Whether the controller stands in a navigation controller."),
    .required(
      "automaticallyAdjusts", .boolean,
      "The controller's automaticallyAdjustsScrollViewInsets."),
    .required("contentInset", .reference("insets"), "What the app sets."),
  ]

  private static let outcome: [SchemaProperty] = [
    .required(
      "safeAreaInsets", .insetsOrNull,
      "The safe area insets of the scroll view; null before iOS 11."),
    .required(
      "adjustedContentInset", .reference("insets"),
      "From the edges to the content; before iOS 11 the contentInset that the controller leaves."),
    .required(
      "shift", .value,
      "How far the content moves down against contentInset alone, as before iOS 11 with automatic "
        + "adjustment off."),
    .required("contentY", .value, "Where the content begins in the window."),
    .required("safeArea", safeArea, "The safe area of the controller; null before iOS 11."),
  ]

  private static let safeArea = SchemaPart.either([
    .object([
      .required("frame", .reference("frame"), "What the safe area leaves of the screen."),
      .required("insets", .reference("insets"), "The insets of the controller's root view."),
      .required("screenHeight", .value, "The height of the screen."),
      .required(
        "parts", .array(of: .number), "What is taken from that height, from the top."),
    ]), .null,
  ])

  private static let remedies: [SchemaProperty] =
    [
      .required(
        "remedies",
        .array(
          of: .object([
            .required("technique", .string, "The identifier of the technique."),
            .required("verdict", .verdict.orNull, "How well it works on these versions."),
            .required("set", setting, "What is to be set."),
            .required("adjustedContentInset", .reference("insets"), "What comes out then."),
            .required("contentY", .value, "Where the content begins then."),
          ])),
        "Ways to have contentInset alone count; none where it does, and none that needs an unknown "
          + "number.")
    ] + SchemaProperty.doubts

  private static let setting = SchemaPart.object([
    .optional("contentInset", .reference("insets"), "The contentInset."),
    .optional(
      "contentInsetAdjustmentBehavior", .choice(["never"]), "The adjustment behaviour."),
    .optional("additionalSafeAreaInsets", .reference("insets"), "The controller's insets."),
    .optional("frame", .reference("frame"), "The frame of the scroll view in the window."),
    .optional("automaticallyAdjustsScrollViewInsets", .boolean, "The controller's property."),
  ])
}
