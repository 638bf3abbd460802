package import KeylineQuery

extension Uncovered {
  /// The sentence that there is no data about it, and what Keyline has data about.
  package var text: String {
    switch self {
    case .device(let name):
      "Keyline has no data about \"\(name)\": it covers iPhone, iPad and iPod touch."
    case .topic(let name):
      "Keyline has no data about \(name)."
    case .tapTarget:
      "Keyline has no metric for a tap target. Sizes of controls: keyline get switch barButtonItem.slotSize"
    }
  }
}
