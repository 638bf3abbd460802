public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension ScrollAnswer: DerivedAnswer {
  var situation: Situation { setup.situation }

  /// The answer as an object.
  public func json(_ labels: VersionLabels) -> JSONValue {
    Labelled.fields.object(of: Labelled(answer: self, labels: labels))
  }
}

extension JSONSchema {
  /// The schema of `keyline scroll`.
  public static let scroll = JSONSchema(
    "keyline.scroll/1",
    "Where the content of a scroll view stands: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(Labelled<ScrollAnswer>.fields)),
        "The answers: devices in the order asked, then versions.")
    ], definitions: [.situation, .insets, .frame])
}

extension Labelled<ScrollAnswer> {
  fileprivate static var fields: [Field<Labelled>] {
    Field.place()
      + (ScrollSetup.fields.of(\ScrollAnswer.setup) + ScrollAnswer.fields + Field.doubts)
      .of(\.answer)
  }
}

extension ScrollSetup {
  fileprivate static let fields: [Field<ScrollSetup>] = [
    .required("behavior", .choice, "The contentInsetAdjustmentBehavior.") { $0.behavior },
    .required("scrolls", .choice, "The axes that scroll.") { $0.scrollableAxes },
    .required(
      "inNavigationController", .flag, "Whether the controller stands in a navigation controller."
    ) { $0.isInNavigationController },
    .required(
      "automaticallyAdjusts", .flag, "The controller's automaticallyAdjustsScrollViewInsets."
    ) { $0.automaticallyAdjusts },
    .required("contentInset", .insets, "What the app sets.") {
      $0.contentInset.map { DerivedLength($0) }
    },
  ]
}

extension ScrollAnswer {
  fileprivate static let fields: [Field<ScrollAnswer>] = [
    .required(
      "safeAreaInsets", Form.insets.eitherNull,
      "The safe area insets of the scroll view; null before iOS 11."
    ) { $0.safeArea?.insets },
    .required(
      "adjustedContentInset", .insets,
      "From the edges to the content; before iOS 11 the contentInset that the controller leaves."
    ) { $0.adjusted },
    .required(
      "shift", .amount,
      "How far the content moves down against contentInset alone, as before iOS 11 with automatic "
        + "adjustment off."
    ) { $0.shift },
    .required("contentY", .amount, "Where the content begins in the window.") { $0.contentTop },
    .required(
      "safeArea", Form.object(SafeArea.fields).eitherNull,
      "The safe area of the controller; null before iOS 11."
    ) { $0.safeArea },
    .required(
      "remedies", .array(of: .object(ScrollRemedy.fields)),
      "Ways to have contentInset alone count; none where it does, and none that needs an unknown "
        + "number."
    ) { $0.remedies },
  ]
}

extension ScrollAnswer.SafeArea {
  fileprivate static let fields: [Field<ScrollAnswer.SafeArea>] = [
    .required("frame", .frame, "What the safe area leaves of the screen.") { $0.frame },
    .required("insets", .insets, "The insets of the controller's root view.") { $0.root },
    .required("screenHeight", .amount, "The height of the screen.") { $0.screenHeight },
    .required(
      "parts", .array(of: .number), "What is taken from that height, from the top."
    ) { $0.parts },
  ]
}

extension ScrollRemedy {
  fileprivate static let fields: [Field<ScrollRemedy>] = [
    .required("technique", .text, "The identifier of the technique.") { $0.technique },
    .required("verdict", .verdict, "How well it works on these versions.") { $0.verdict },
    .required("set", .object(Setting.fields), "What is to be set.") { $0.setting },
    .required("adjustedContentInset", .insets, "What comes out then.") { $0.adjusted },
    .required("contentY", .amount, "Where the content begins then.") { $0.contentTop },
  ]
}

extension ScrollRemedy.Setting {
  fileprivate static let fields: [Field<ScrollRemedy.Setting>] = [
    .optional("contentInset", .insets, "The contentInset.") { setting in
      switch setting {
      case .contentInset(let insets): insets
      case .frame: Edges<Length>.zero.map { DerivedLength($0) }
      default: nil
      }
    },
    .optional(
      "contentInsetAdjustmentBehavior", Form(.choice(["never"]), JSONValue.string),
      "The adjustment behaviour."
    ) { if case .never = $0 { "never" } else { nil } },
    .optional("additionalSafeAreaInsets", .insets, "The controller's insets.") {
      if case .additionalSafeArea(let insets) = $0 { insets } else { nil }
    },
    .optional("frame", .frame, "The frame of the scroll view in the window.") {
      if case .frame(let frame) = $0 { frame } else { nil }
    },
    .optional(
      "automaticallyAdjustsScrollViewInsets", .flag, "The controller's property."
    ) { if case .automaticAdjustmentOff = $0 { false } else { nil } },
  ]
}
