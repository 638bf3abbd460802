/// Programs that run in turn, so that a busy moment of the machine hits all of them alike.
enum RoundRobin {
  /// What came out for one program.
  struct Result {
    var samples = Samples()
    /// What all its threads worked, in the same rounds.
    var work = Samples()
    /// The largest amount of memory of any run, in MiB.
    var memory = 0.0
    /// The time of each round in milliseconds, in their order.
    fileprivate(set) var rounds: [Double] = []

    /// The ratio of this program's time to that of another in each round.
    func ratios(to other: Self) -> Samples {
      var samples = Samples()
      for (mine, theirs) in zip(rounds, other.rounds) { samples.add(mine / theirs) }
      return samples
    }
  }

  /// Runs every program once for each round, after one round that does not count.
  ///
  /// - Parameter before: Called ahead of every run, outside the time that is taken.
  static func run(
    _ programs: [Program], rounds: Int, before: () -> Void = {}
  ) throws -> [Result] {
    var results = programs.map { _ in Result() }
    for round in 0...rounds {
      for (index, program) in programs.enumerated() {
        before()
        let run = try program.run()
        guard round > 0 else { continue }
        results[index].samples.add(run.time)
        results[index].rounds.append(run.time / .milliseconds(1))
        results[index].work.add(run.work)
        results[index].memory = max(results[index].memory, run.memory)
      }
    }
    return results
  }
}
