import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment of a call: its variables, its folder and its streams.
struct Environment: Sendable {
  /// The environment variables that a call reads.
  enum Variable: String, CaseIterable {
    case database = "KEYLINE_DATABASE"
    case dataHome = "XDG_DATA_HOME"
    case cacheHome = "XDG_CACHE_HOME"
    case home = "HOME"
    case columns = "COLUMNS"

    /// The effect, in the words of the manual.
    var meaning: String {
      switch self {
      case .database: "the file of your own rows"
      case .dataHome: "the parent of the keyline folder that holds your own rows"
      case .cacheHome: "the parent of the keyline folder that holds the shipped rows"
      case .home:
        "the home directory; it holds both files if none of the variables above is set"
      case .columns: "the number of columns that a line of text may take"
      }
    }
  }

  private let variables: [String: String]
  /// The current directory; nil if no project is searched for.
  let workingDirectory: String?
  /// All of standard input, or its beginning if it is longer than ever read; called at most once.
  let readInput: @Sendable () -> [UInt8]?
  /// Writes to standard output at once; false if that failed. Nil if the output is only kept.
  let writeOutput: (@Sendable ([UInt8]) -> Bool)?
  /// The columns of the terminal on standard output; nil if there is none.
  let columns: Int?
  /// Asks the person at the terminal and returns the typed line; nil if nobody is there.
  let ask: (@Sendable (String) -> String?)?

  /// Shows the progress of a long task; nil if nobody watches.
  let showProgress: (@Sendable (String) -> Void)?

  /// The environment of the process.
  static let process = Environment(
    variables: Dictionary(
      uniqueKeysWithValues: Variable.allCases.compactMap { variable in
        getenv(variable.rawValue).map { (variable.rawValue, String(cString: $0)) }
      }), workingDirectory: currentFolder, ask: terminal,
    readInput: { OpenFolder.bytes(of: 0, atMost: InputFile.maximumSize) },
    writeOutput: { StandardStream.output.write($0) },
    columns: terminalColumns(of: 1), showProgress: terminalLine)

  private static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func terminalColumns(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes to standard error, if that is a terminal.
  private static var terminalLine: (@Sendable (String) -> Void)? {
    guard isatty(2) == 1 else { return nil }
    return { _ = StandardStream.error.control($0) }
  }

  /// Asks on standard error and reads a line, if both ends are a terminal.
  private static var terminal: (@Sendable (String) -> String?)? {
    guard isatty(0) == 1, isatty(2) == 1 else { return nil }
    return { question in
      _ = StandardStream.error.write(question)
      return readLine()
    }
  }

  init(
    variables: [String: String], workingDirectory: String? = nil,
    ask: (@Sendable (String) -> String?)? = nil,
    readInput: @escaping @Sendable () -> [UInt8]? = { nil },
    writeOutput: (@Sendable ([UInt8]) -> Bool)? = nil,
    columns: Int? = nil, showProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.variables = variables
    self.workingDirectory = workingDirectory
    self.ask = ask
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.columns = columns
    self.showProgress = showProgress
  }

  /// The same environment, but the output is only kept, and standard input has been read.
  func keepingOutput(input: [UInt8]?) -> Environment {
    Environment(
      variables: variables, workingDirectory: workingDirectory, readInput: { input },
      columns: columns, showProgress: showProgress)
  }

  /// The value of a variable; nil if it is not set.
  subscript(_ variable: Variable) -> String? { variables[variable.rawValue] }

  /// The columns for a text on a stream: `COLUMNS`, those of its terminal, or 100.
  func width(of terminal: Int?) -> Int {
    let given = self[.columns].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    return given ?? terminal ?? 100
  }
}
