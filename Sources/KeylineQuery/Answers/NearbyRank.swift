import KeylineModel

/// How far a step leads from what was asked: what is nearer is named first.
struct NearbyRank: Comparable {
  private let distance: Int
  /// How much the screens differ, in sixths of a point: an iPad of 11 inches is nearer to another of 11 than one of
  /// 12.9, and a phone to any phone.
  private let screen: (width: Int, height: Int)

  /// Nil where the value there says nothing here.
  init?(_ step: NearbyStep, from question: Question, at version: OSVersion) {
    let isOfOtherKind = step.isElsewhere && question.isOfOtherKind(step.scope)
    let areNamed = step.scope.devices != nil
    // What else differs makes devices of another kind say nothing here, those that are named the sooner.
    let others = step.conditions.count + (step.range == nil ? 0 : 1)
    let isTooFar = isOfOtherKind && others > (areNamed ? 0 : 1)
    guard step.isPossible, step.isNear, !isTooFar else { return nil }
    distance =
      step.distance
      + (question.leadsBeyondDevice(step, version)
        ? 4 : question.leadsBehindRedesign(step, version) ? 3 : 0)
      // A bar of one iPad says little of that of a phone.
      + (isOfOtherKind && areNamed ? 3 : 0)
    screen = question.unlikeness(of: step)
  }

  static func < (one: NearbyRank, other: NearbyRank) -> Bool {
    (one.distance, one.screen.width, one.screen.height)
      < (other.distance, other.screen.width, other.screen.height)
  }

  static func == (one: NearbyRank, other: NearbyRank) -> Bool {
    one.distance == other.distance && one.screen == other.screen
  }
}

extension Question {
  /// True if a step leads to versions that the device never ran, and so to other devices: what it said itself
  /// is nearer, and what those say of versions that it runs.
  fileprivate func leadsBeyondDevice(_ step: NearbyStep, _ version: OSVersion) -> Bool {
    guard !step.isElsewhere, step.range != nil, let target = target(step, version) else {
      return false
    }
    return !ran(target)
  }

  /// True if a step leads to what a source says ended with a redesign: what another device has since is nearer.
  fileprivate func leadsBehindRedesign(_ step: NearbyStep, _ version: OSVersion) -> Bool {
    guard step.redesign == nil, let end = step.range?.until, end <= version else { return false }
    return resolver.redesigns.contains {
      end <= $0.version && $0.version <= version && $0.concerns(metric.id) && $0.concerns(device)
    }
  }

  /// How much the screens of the devices that a step leads to differ from this one's.
  fileprivate func unlikeness(of step: NearbyStep) -> (width: Int, height: Int) {
    guard step.isElsewhere, let width = device.width?.sixths else { return (0, 0) }
    if let named = step.scope.devices {
      let screens = resolver.devices(named).filter { $0.idiom == device.idiom }.compactMap {
        other in
        other.width.map {
          (
            width: abs($0.sixths - width),
            height: abs((other.height?.sixths ?? 0) - (device.height?.sixths ?? 0))
          )
        }
      }
      return screens.min { $0 < $1 } ?? (.max, 0)
    }
    guard step.failing.contains(.width) else { return (0, 0) }
    let widths = step.scope.allowed(.width).ranges.map { range in
      min(abs(range.lowerBound - width), abs(range.upperBound - width))
    }
    return (widths.min() ?? 0, 0)
  }
}
