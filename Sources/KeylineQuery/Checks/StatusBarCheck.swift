import KeylineModel

extension Check {
  /// Nobody took the safe area's top for the height of the status bar.
  ///
  /// On phones with a Dynamic Island the status bar is 54 and the safe area begins at 59.
  public static let statusBar = Check(
    name: "status-bar",
    claim: "No undisputed observation gives the safe area's top as the status bar's height."
  ) { resolver in
    resolver.knowledge.observations.compactMap { observation in
      guard observation.metric == "statusBar.height", observation.disputed == nil else {
        return nil
      }
      for device in resolver.knowledge.devices where observation.covers(device) {
        guard let bar = resolver.question("statusBar.height", device: device.id),
          let top = resolver.question("screen.safeAreaInsets.top", device: device.id)
        else { continue }
        let versions = bar.versions(of: observation)
        // What names no version may be about the one on which the bar was that high.
        let isRightSomewhere = versions.contains { version in
          observation.situation(at: version).map { bar.answer(at: version, in: $0).value }
            == observation.value
        }
        if !observation.os.namesVersions, isRightSomewhere { continue }
        for version in versions {
          guard let situation = observation.situation(at: version),
            let height = bar.answer(at: version, in: situation).value,
            let inset = top.answer(at: version, in: situation).value,
            height != inset, observation.value == inset
          else { continue }
          return Finding(
            check: "status-bar", subject: observation.id,
            message: "\(inset) is the safe area's top of \(device.name) with iOS \(version); "
              + "its status bar is \(height)")
        }
      }
      return nil
    }
  }
}
