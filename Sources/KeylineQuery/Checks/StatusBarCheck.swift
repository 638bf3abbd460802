import KeylineModel

extension Check {
  /// Nobody took the safe area's top for the height of the status bar.
  ///
  /// On phones with a Dynamic Island the status bar is 54 and the safe area begins at 59.
  package static let statusBar = Check(.statusBar) { resolver in
    var questions = QuestionMemory(resolver)
    return resolver.knowledge.observations.compactMap { observation in
      guard observation.metric == "statusBar.height", observation.disputed == nil else {
        return nil
      }
      for device in resolver.knowledge.devices where observation.covers(device) {
        guard let bar = questions.question("statusBar.height", device),
          let top = questions.question("screen.safeAreaInsets.top", device)
        else { continue }
        // What names no version may be about one on which the bar was that high.
        if !observation.os.namesVersions, bar.unnamedVerdict(observation) == .agrees { continue }
        for version in bar.versions(of: observation) {
          guard let situation = observation.situations(at: version).first,
            let height = bar.answer(at: version, in: situation).value,
            let inset = top.answer(at: version, in: situation).value,
            height != inset, observation.value == inset
          else { continue }
          return Finding(
            observation.id,
            .safeAreaAsStatusBar(inset, height: height, device: device.name, at: version))
        }
      }
      return nil
    }
  }
}
