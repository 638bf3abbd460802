import KeylineModel

extension Check {
  /// The conditions of a row fit its devices and each other.
  package static let conditions = Check(.conditions) { resolver in
    let knowledge = resolver.knowledge
    let scopes =
      knowledge.rules.map { ($0.id, $0.scope) } + knowledge.observations.map { ($0.id, $0.scope) }
    return scopes.compactMap { id, scope in
      if let foreign = scope.foreignCondition(in: resolver.catalogue) {
        return Finding(id, .conditionOfOtherDevices(foreign))
      }
      return scope.splitsWithoutMultitasking ? Finding(id, .splitWithoutMultitasking) : nil
    }
  }
}

extension Check {
  /// A length is not negative.
  package static let values = Check(.values) { resolver in
    let knowledge = resolver.knowledge
    let rules = knowledge.rules.compactMap { rule -> (String, Length)? in
      if case .length(let value) = rule.value { (rule.id, value) } else { nil }
    }
    let lengths = rules + knowledge.observations.map { ($0.id, $0.value) }
    return lengths.compactMap { id, value in
      value < .zero ? Finding(id, .negative(value)) : nil
    }
  }
}

extension Scope {
  /// A condition that concerns none of the devices in the scope.
  fileprivate func foreignCondition(in catalogue: Catalogue) -> Dimension? {
    conditions.keys.sorted { $0.rawValue < $1.rawValue }.first { dimension in
      !Idiom.allCases.contains { dimension.isAbout($0) && mayBe($0, in: catalogue) }
    }
  }

  private func mayBe(_ idiom: Idiom, in catalogue: Catalogue) -> Bool {
    if let devices {
      return devices.contains { catalogue[$0].map { $0.idiom == idiom } ?? true }
    }
    return allowed(.idiom).contains(idiom.code)
      && Family.allCases.contains { $0.idiom == idiom && allowed(.family).contains($0.code) }
  }

  /// True if it asks for a part of the screen for an app that cannot share it.
  fileprivate var splitsWithoutMultitasking: Bool {
    !allowed(.multitasking).contains(0) && !allowed(.split).contains(Split.none.code)
  }
}
