import KeylineJSON
import KeylineModel
public import KeylineQuery

/// Readings in the order of their file, each made when it is asked for.
///
/// A table repeats itself: what many readings have in common stands here once, so that a hundred
/// thousand of them take a few megabytes.
public struct ExternalReadings: Sendable {
  private(set) var subjects: [ExternalReading.Subject] = []
  private(set) var paths: [String] = []
  private(set) var rows: [Row] = []
  private var subjectNumbers = Numbering<SubjectKey>()
  private var versionNumbers = Numbering<VersionSet?>()
  private var pathNumbers = Numbering<[UInt8]>()

  /// A subject with its names as they are written: equal texts may be of other bytes.
  private struct SubjectKey: Hashable {
    let subject: ExternalReading.Subject
    let device: [UInt8]
    let metric: [UInt8]
  }

  /// The versions that readings state, by their numbers; nil for none.
  var versions: [VersionSet?] { versionNumbers.values }

  /// A reading in numbers; the value is in sixths of a point.
  struct Row {
    let subject: UInt32
    let versions: UInt32
    let path: UInt32
    let sixths: Int32
    let line: UInt32
    let column: UInt32
  }

  /// The number of what readings are about.
  mutating func number(_ subject: ExternalReading.Subject) -> UInt32 {
    let key = SubjectKey(
      subject: subject, device: Array(subject.device.utf8), metric: Array(subject.metric.utf8))
    let number = subjectNumbers.number(of: key)
    if number == subjects.count { subjects.append(subject) }
    return UInt32(number)
  }

  /// The number of the versions that readings state.
  mutating func number(_ versions: VersionSet?) -> UInt32 {
    UInt32(versionNumbers.number(of: versions))
  }

  /// The number of what leads to a value.
  mutating func number(path: String) -> UInt32 {
    let number = pathNumbers.number(of: Array(path.utf8))
    if number == paths.count { paths.append(path) }
    return UInt32(number)
  }

  /// Adds a reading.
  mutating func append(_ row: Row) { rows.append(row) }
}

extension ExternalReadings: RandomAccessCollection {
  /// The position of the first reading.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { rows.count }

  /// The reading at a position, made now.
  public subscript(position: Int) -> ExternalReading {
    let row = rows[position]
    return ExternalReading(
      subject: subjects[Int(row.subject)], os: versions[Int(row.versions)], value: row.value,
      place: .init(line: row.place.line, column: row.place.column),
      path: paths[Int(row.path)])
  }
}

extension ExternalReadings.Row {
  /// The stated value.
  var value: Length { Length(sixths: Int(sixths)) }

  /// Where the value stands.
  var place: InputError.Position { .init(line: Int(line), column: Int(column)) }
}

/// Numbers for values, counted from zero: the same for the same.
struct Numbering<Value: Hashable & Sendable>: Sendable {
  /// The values in the order of their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, a new one for a new value.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    values.append(value)
    numbers[value] = number
    return number
  }
}
