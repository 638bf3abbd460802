import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery

/// Edits a device.
struct DeviceEdit: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a device; editing a shipped one stores your own version of it.",
    discussion: """
      $ keyline device edit iphone-x --corner-radius 39 --dry-run
      $ keyline device edit "Bar Phone" --first-os 12 --unset corner-radius
      $ keyline device edit "Bar Phone" --like iphone-x

      Only what you name changes; with --like, also what Keyline infers from the other device. Your \
      version replaces the whole shipped device and remembers what it replaced; keyline db status \
      tells you when that changes. A new screen size drops the copied panel. If it contradicts the \
      device that this one is like, Keyline drops that, too. Exit 65: refused.
      """)

  @Argument(help: "The device: iphone-x, \"iPhone X\" or iPhone10,3.", completion: .device)
  var device: String

  @Option(name: .long, help: "The new name; the identifier stays.")
  var name: String?

  @OptionGroup var attributes: DeviceAttributeOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Remove a key of the seed's JSON: note, os.last. May be repeated.", valueName: "key"))
  var unset: [String] = []

  @OptionGroup var change: ChangeOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if attributes.id != nil { throw ValidationError("an identifier cannot be changed.") }
  }

  func run(in context: CommandContext) throws {
    let members = try attributes.members(name: name)
    let isEmpty = members == .object([]) && unset.isEmpty && attributes.like == nil
    if isEmpty == (attributes.from == nil) {
      throw ValidationError(
        isEmpty
          ? "specify what to change with flags or '--from'."
          : "with '--from', put everything in the file.")
    }
    let file = try attributes.from.map { path in
      let text = try InputFile.text(path, context.environment)
      return try Device(try text.value(), in: text, layer: .local)
    }
    var lost: [String] = []
    var change = RowChange(kind: .device, word: device, options: change, output: output)
    change.reduce = { row, former in
      // A requested template is not dropped.
      guard attributes.like == nil, case .device(var device) = row,
        case .device(let old) = former, device.like != nil, !device.hasScreen(of: old)
      else { return nil }
      device.like = nil
      lost.append("like")
      return .device(device)
    }
    try change.run(database, context) { former, knowledge in
      if let file { return .device(file) }
      let value = try edited(former?.json ?? .object([]), members)
      let device = try Device(value, in: InputFile.commandLine, layer: .local)
      guard case .device(let old) = former else { return .device(device) }
      let revised = device.revised(from: old)
      lost = revised.lost.map(\.rawValue)
      guard let like = attributes.like else { return .device(revised.device) }
      let template = try DeviceNames(knowledge.effective.devices).device(like)
      if template.id == device.id { throw ValidationError("a device cannot be like itself.") }
      return .device(revised.device.withoutCopies.completed(from: template))
    }
    if !lost.isEmpty {
      let them = lost.count == 1 ? "it" : "them"
      context.say(
        "note: dropped \(lost.joined(separator: ", ")): the new screen contradicts \(them)")
    }
  }

  /// A device without the removed members, with the members from the flags.
  private func edited(_ device: JSONValue, _ members: JSONValue) throws -> JSONValue {
    var value = device
    for path in unset {
      guard let rest = value.removing(path) else {
        throw ValidationError("'--unset \(path)': the device has no such key.")
      }
      value = rest
    }
    return Self.withoutCopies(value.overlaid(with: members, merging: ["os"]), of: members)
  }

  /// The device with given attributes no longer marked as copied from its template.
  private static func withoutCopies(_ device: JSONValue, of given: JSONValue) -> JSONValue {
    guard case .object(let members) = device.kind else { return device }
    let keys = given.keys + (given.member("os")?.value.keys ?? []).map { "\($0)-os" }
    return .object(
      members.map { member in
        guard member.key == "copied", case .array(let copied) = member.value.kind else {
          return (member.key, member.value)
        }
        let left = copied.filter { !keys.map(JSONValue.string).contains($0) }
        return (member.key, left.isEmpty ? nil : .array(left))
      })
  }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = kind { members.map(\.key) } else { [] }
  }
}
