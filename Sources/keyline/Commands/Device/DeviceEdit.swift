import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

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
  @OptionGroup var options: EditOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if attributes.id != nil { throw ValidationError("an identifier cannot be changed.") }
  }

  func run(in context: CommandContext) throws {
    let members = try attributes.members(name: name)
    var lost: [String] = []
    try RowEdit<DeviceNoun>(
      word: device, members: members, nested: ["os"], options: options,
      read: { .device(try DeviceCoding.decode(try $0.value(), in: $0, layer: .local)) },
      isChangedBesides: attributes.like != nil,
      adjust: { Self.withoutCopies($0, of: members) },
      revise: { row, former, knowledge in
        guard case .device(let device) = row, case .device(let old) = former else { return row }
        let revised = device.revised(from: old)
        lost = revised.lost.map(\.rawValue)
        guard let like = attributes.like else { return .device(revised.device) }
        let donor = try DeviceNames(knowledge.effective.devices).device(like)
        if donor.id == device.id { throw ValidationError("a device cannot be like itself.") }
        return .device(revised.device.withoutCopies.completed(from: donor))
      },
      reduce: { row, former in
        // What was asked for is not dropped.
        guard attributes.like == nil, case .device(var device) = row,
          case .device(let old) = former, device.like != nil, !device.hasScreen(of: old)
        else { return nil }
        device.like = nil
        lost.append("like")
        return .device(device)
      }
    ).run(database, context)
    if !lost.isEmpty {
      let them = lost.count == 1 ? "it" : "them"
      context.say(
        "note: dropped \(lost.joined(separator: ", ")): the new screen contradicts \(them)")
    }
  }

  /// The device without the mark that a given attribute was copied from the device it is like.
  private static func withoutCopies(_ device: JSONValue, of given: JSONValue) -> JSONValue {
    guard case .object(let members) = device.kind else { return device }
    let keys = given.keys + (given.member("os")?.keys ?? []).map { "\($0)-os" }
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

  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
