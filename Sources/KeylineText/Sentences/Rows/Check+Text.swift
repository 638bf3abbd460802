import KeylineModel
package import KeylineQuery

extension Check {
  /// The claim of the check in one sentence; for a remark, the subject of its list.
  package var claim: String {
    switch name {
    case .references: "Every named device, metric, source and observation exists."
    case .formulas: "Formulas name existing metrics and have no cycle."
    case .devices: "Points times scale equal the pixels, and no model identifier appears twice."
    case .releases:
      "The releases reach the first version of every device, and observations name versions that exist."
    case .lastVersions: "A device that gets no more releases names its last one."
    case .size: "Phones are narrower than 500 points; tablets are not."
    case .bounds: "Rules with equal conditions do not overlap in versions."
    case .gaps: "Rules with equal conditions follow each other without a gap."
    case .conflicts: "Rules that apply together agree, or one beats the others."
    case .support: "Every rule rests on undisputed observations that state its value."
    case .use: "Every shipped observation supports a rule, is disputed, or has no rule yet."
    case .agreement: "A value that two independent sources measured has an answer."
    case .distinction:
      "No source behind a rule states another value for the same situation."
    case .copies: "Sources at one address or in one repository are marked as copies."
    case .replay: "No observation disagrees with the rules without a recorded reason."
    case .knownChange: "No undisputed observation applies one value across a known change."
    case .statusBar:
      "No undisputed observation gives the safe area's top as the status bar's height."
    case .homeIndicator: "The home indicator is 0 with a home button and above 0 without."
    case .bottomInset:
      "A bottom inset known with a navigation bar is also known without one."
    case .symmetry: "In landscape, the left and right safe area insets are equal."
    case .age:
      "No observation is older than every device it names, or names one that ran none of its versions."
    case .stretches:
      "Every range of versions was checked against its source again, and none is a measurement."
    case .conditions: "Conditions fit the row's devices and can be true together."
    case .values: "Lengths are not negative."
    case .own: "Your own rows whose value differs from the other rules."
    case .addresses: "Rules without any source that has an address."
    case .attributes: "Device figures that none of the device's sources states."
    case .licences: "Rules that rest only on sources under restrictive terms."
    }
  }
}

extension Replay.Verdict {
  /// The number of observations with the verdict: `1909 agree`, `1 disagrees`, `72 not covered`.
  package func text(_ count: Int) -> String {
    switch self {
    case .agrees where count != 1: "\(count) agree"
    case .disagrees where count != 1: "\(count) disagree"
    default: "\(count) \(rawValue)"
    }
  }
}

extension Finding {
  /// The row and its fault: `status-bar-height/x: no observation supports it`.
  package var text: String { "\(subject): \(message)" }

  /// The fault with the names that matter, and the remedy.
  package var message: String { fault.message }
}

extension Finding.Fault {
  /// The fault with the names that matter, and the remedy.
  var message: String {
    switch self {
    case .noMetric(let id): "no metric \"\(id)\""
    case .noDevice(let id): "no device \"\(id)\""
    case .noSource(let id): "no source \"\(id)\""
    case .restsOnMissing(let id): "rests on \"\(id)\", which does not exist"
    case .restsOnDisputed(let id): "rests on \"\(id)\", which is disputed"
    case .formulaNamesNoMetric(let id): "the formula names \"\(id)\", which is not a metric"
    case .cyclicFormula(let metrics):
      "the formula is cyclic: " + metrics.joined(separator: " → ")
    case .tooManyTerms:
      "the formula comes to more than \(Knowledge.maximumTerms) terms, with those of its terms"

    case .pixels(let objection): objection.text
    case .tooManyTemplates(let first):
      "is like \(first) in a chain of more than \(Device.maximumTemplates) devices"
    case .identifierTaken(let identifier, let owner):
      "the model identifier \(identifier) already belongs to \(owner)"
    case .afterReleases(let first, let newest):
      "came with \(first), but the releases end at \(newest.short)"
    case .neverReleased(let version): "names iOS \(version), which does not exist"
    case .wide(let idiom, let width):
      "a \(idiom == .phone ? "phone" : "tablet") that is \(width) points wide"

    case .overlaps(let rule): "has the same conditions as \(rule) and overlaps it in versions"
    case .leavesGap(let until, let next, let from):
      "ends at \(until.text), and \(next) begins at \(from.text)"
    case .contradicts(let rule, let device, let version):
      "contradicts \(rule), for example on \(device) with iOS \(version)"
    case .wouldConflict(let metric, let device, let version, let rules):
      "\(metric) would conflict on \(device) from iOS \(version): "
        + "\(rules.joined(separator: " and ")) both apply and differ"

    case .unsupported: "no observation supports it"
    case .otherwiseSupported(let value, let other, let stated):
      "is \(value), but rests on \(other), which states \(stated)"
    case .unused: "agrees with the rules, but no rule rests on it"
    case .measuredWithoutRule(let metric, let value, let sources):
      "\(sources.joined(separator: " and ")) measured \(metric) = \(value), but no rule says so"
    case .contradictsItsSource(let value, let other, let stated):
      "states \(value) where \(other) states \(stated); add a condition that tells "
        + "them apart"
    case .unmarkedCopy(let original, let place):
      "shares \(place) with \(original), but is not marked as a copy"
    case .disagrees(let metric, let value, let place):
      "states \(metric) = \(value), the rules give \(place.map(Self.answer) ?? "another value")"
    case .spansChange(let value, let device, let values):
      "states \(value) for versions in which \(device) changed: "
        + values.map(\.description).joined(separator: " and ")

    case .safeAreaAsStatusBar(let inset, let height, let device, let version):
      "\(inset) is the safe area's top of \(device) with iOS \(version); its status bar is "
        + "\(height)"
    case .homeIndicator(let value, let version, let hasHomeButton):
      "\(value) with iOS \(version), but it has \(hasHomeButton ? "a" : "no") home button"
    case .noBottomInset(let version, let orientation):
      "iOS \(version) has no safeAreaInsets.bottom without a navigation bar in "
        + "\(orientation.rawValue), but has one with it"
    case .asymmetric(let left, let right, let version):
      "iOS \(version) landscape has \(left) on the left and \(right) on the right"

    case .beforeDevices(let version, let oldest):
      "covers iOS \(version), but the oldest device it names came with iOS \(oldest.short)"
    case .namesIdleDevice(let id):
      "names \(id), which ran none of the versions it covers"
    case .measuredStretch:
      "was measured over a range of versions; a measurement names each version"
    case .stretchNotReadAgain(let source):
      "covers a range of versions that nobody has checked against \(source) again; add the day "
        + "as read-again, or write {} if the source names no version"

    case .conditionOfOtherDevices(let dimension):
      "names \(dimension.key), which applies only to \(dimension.idiom == .pad ? "iPads" : "phones")"
    case .splitWithoutMultitasking: "names a split, but an app without multitasking has none"

    case .negative(let value): "states \(value), but a length is not negative"

    case .addressless(let sources): "rests on " + sources.joined(separator: ", ")
    case .inexactLast(let last):
      "ends with iOS \(last), which may be any \(last).x; name the last version that it got"
    case .unstated(let attributes, let sources):
      "\(attributes.map(\.rawValue).joined(separator: ", ")): not in "
        + sources.joined(separator: ", ")
    case .restrictive(let sources):
      "rests on " + sources.map { "\($0.id) (\($0.licence?.id ?? ""))" }.joined(separator: ", ")
    }
  }

  private static func answer(_ place: Replay.Place) -> String {
    "\(place.answer) on \(place.device) with iOS \(place.version)"
  }
}

extension Device.PixelObjection {
  fileprivate var text: String {
    switch self {
    case .fraction(let screen): "\(screen.text) is not a whole number of pixels"
    case .otherPanel(let screen, let rendered, let native):
      "\(screen.text) is \(rendered.text) pixels, but the panel is recorded as \(native.text)"
    }
  }
}

extension Device.PixelObjection.Screen {
  fileprivate var text: String { "\(width) × \(height) pt @\(scale)x" }
}

extension Device.PixelObjection.Pixels {
  fileprivate var text: String { "\(width) × \(height)" }
}
