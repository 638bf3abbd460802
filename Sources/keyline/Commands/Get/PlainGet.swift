/// The plain form of `get`: metrics, devices, one set of versions, one database.
///
/// The argument parser takes as long to get ready as everything else takes together, so the
/// question that is asked most often goes past it.
struct PlainGet {
  let request: GetRequest
  /// The file of the database as given.
  let database: String?

  /// Reads the arguments; nil for anything else, which is then the argument parser's to read or to
  /// refuse.
  init?(_ arguments: [String]) {
    guard arguments.first == "get" else { return nil }
    var metrics: [String] = []
    var devices: [String] = []
    var exceptions: [String] = []
    var single: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        metrics.append(argument)
        continue
      }
      guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
      switch argument {
      case "-d", "--device": devices.append(value)
      case "--except": exceptions.append(value)
      case "--os", "--database":
        guard single.updateValue(value, forKey: argument) == nil else { return nil }
      default: return nil
      }
    }
    if metrics.isEmpty, devices.isEmpty { return nil }
    request = GetRequest(
      metrics: metrics, devices: devices, except: exceptions, os: single["--os"])
    database = single["--database"]
  }

  /// Writes the answer into a context.
  func run(in context: inout CommandContext) throws {
    let database = try Database(
      path: database, seedFolder: nil, environment: context.environment)
    try request.answer(from: database, in: &context)
  }
}
