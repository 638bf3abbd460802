#if canImport(Darwin)
  import Darwin
  private typealias FileActions = posix_spawn_file_actions_t?
#else
  import Glibc
  private typealias FileActions = posix_spawn_file_actions_t
#endif

/// A program with its arguments, run with its output thrown away.
struct Program {
  let name: String
  let arguments: [String]
  /// The file that is standard input; nil for none.
  var input: String?
  /// True if a negative answer, exit code 1, is an answer.
  var mayDeny = false

  init(_ name: String, _ arguments: [String], input: String? = nil) {
    self.name = name
    self.arguments = arguments
    self.input = input
  }

  /// What one run took.
  struct Run {
    let time: Duration
    /// The time that processors spent on it.
    let work: Duration
    /// The largest amount of memory it had at once, in MiB.
    ///
    /// The system counts what the parent had when it started the child, too.
    let memory: Double
  }

  /// Runs it to its end; an exit code that is not an answer is an error.
  func run() throws -> Run {
    var usage = rusage()
    var status: Int32 = 0
    let time = try ContinuousClock().measure {
      let child = try spawn()
      while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    }
    guard status == 0 || mayDeny && status == 1 << 8 else {
      throw BenchmarkError("\(name) \(arguments.joined(separator: " ")) failed: \(status)")
    }
    return Run(time: time, work: usage.work, memory: usage.peak)
  }

  private func spawn() throws -> pid_t {
    #if canImport(Darwin)
      var actions: FileActions
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, name, &actions, nil, words, environ)
    guard code == 0 else { throw BenchmarkError("\(name) cannot be started: \(code)") }
    return child
  }
}

/// The largest amount of memory that this program had at once, in MiB.
var ownPeak: Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
  #endif
  return usage.peak
}

extension rusage {
  fileprivate var work: Duration {
    .seconds(ru_utime.tv_sec + ru_stime.tv_sec)
      + .microseconds(Int(ru_utime.tv_usec) + Int(ru_stime.tv_usec))
  }

  fileprivate var peak: Double {
    #if canImport(Darwin)
      Double(ru_maxrss) / 1_048_576
    #else
      Double(ru_maxrss) / 1_024
    #endif
  }
}
