import KeylineModel
import KeylineQuery

/// A constant of a snippet: one value before iOS 11, one from then on.
struct EraConstant: Hashable {
  /// Nil where no version of that time was asked.
  let before: Length?
  let from: Length?

  /// The one value, where there are not two that differ.
  var single: Length? { before == nil || from == nil || before == from ? from ?? before : nil }
}

extension AdaptAnswer {
  /// A constant of a technique over the versions that the device ran.
  ///
  /// - Parameters:
  ///   - name: The name that the technique gives it.
  ///   - isOptionalBefore: Whether it may be missing before iOS 11.
  func constant(
    _ technique: Technique.ID, _ name: String, isOptionalBefore: Bool = false
  ) throws(SnippetError) -> EraConstant {
    let entry = (techniques + behaviours).first { $0.technique.id == technique }
    guard let constant = entry?.constants.first(where: { $0.constant.name == name }) else {
      throw .unknownConstant(name)
    }
    let before = try value(constant, isBefore: true, isOptional: isOptionalBefore)
    return EraConstant(before: before, from: try value(constant, isBefore: false))
  }

  private func value(
    _ constant: Constant, isBefore: Bool, isOptional: Bool = false
  ) throws(SnippetError) -> Length? {
    var found: Length?
    for (column, value) in zip(columns, constant.values)
    where column.isRun && column.isBeforeStackViews == isBefore {
      guard let length = value.amount?.value else {
        if isOptional { return nil }
        throw .missing(constant.constant.name, gaps: value.amount?.gaps.texts ?? [])
      }
      if let found, found != length {
        throw .ambiguous(
          constant.constant.name, values: [found.description, length.description])
      }
      found = length
    }
    return found
  }
}

extension AdaptAnswer.Column {
  fileprivate var isBeforeStackViews: Bool {
    ranges.allSatisfy { $0.from < NavbarAnswer.firstStackView }
  }
}
