public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension ScrollAnswer {
  /// The answer as an object.
  public func json(_ labels: VersionLabels) -> JSONValue {
    .object([
      ("device", .string(device.id)),
      ("os", .string(labels.label(ranges, dash: "-"))),
      ("orientation", .string(setup.situation.orientation.rawValue)),
      ("situation", setup.situation.json),
      ("behavior", .string(setup.behavior.rawValue)),
      ("scrolls", .string(setup.scrollableAxes.rawValue)),
      ("inNavigationController", .bool(setup.isInNavigationController)),
      ("automaticallyAdjusts", .bool(setup.automaticallyAdjusts)),
      ("contentInset", setup.contentInset.map { Amount($0) }.json),
      ("safeAreaInsets", safeArea?.insets.json ?? .null),
      ("adjustedContentInset", adjusted.json),
      ("shift", shift.json),
      ("contentY", contentTop.json),
      ("safeArea", safeArea?.json ?? .null),
      ("remedies", .array(remedies.map(\.json))),
      ("missing", .strings(amounts.gaps.texts)),
      ("notes", .strings(amounts.notes(at: ranges).map(\.line))),
    ])
  }
}

extension ScrollAnswer.SafeArea {
  fileprivate var json: JSONValue {
    .object([
      ("frame", frame.json), ("insets", root.json), ("screenHeight", screenHeight.json),
      ("parts", .array(parts.map { .number($0) })),
    ])
  }
}

extension ScrollRemedy {
  fileprivate var json: JSONValue {
    .object([
      ("technique", .string(technique)),
      ("verdict", verdict.map { .string($0.rawValue) } ?? .null),
      ("set", setting.json),
      ("adjustedContentInset", adjusted.json),
      ("contentY", contentTop.json),
    ])
  }
}

extension ScrollRemedy.Setting {
  fileprivate var json: JSONValue {
    let zero = Edges<Length>.zero.map { Amount($0) }
    return switch self {
    case .contentInset(let insets): .object([("contentInset", insets.json)])
    case .never: .object([("contentInsetAdjustmentBehavior", .string("never"))])
    case .additionalSafeArea(let insets): .object([("additionalSafeAreaInsets", insets.json)])
    case .frame(let frame): .object([("frame", frame.json), ("contentInset", zero.json)])
    case .automaticAdjustmentOff:
      .object([("automaticallyAdjustsScrollViewInsets", .bool(false))])
    }
  }
}
