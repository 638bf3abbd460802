import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

/// The newer data has 25 for the 24 from iOS 12 on.
@Suite("What is new in the data")
struct ReleaseNotesTests {
  private static func newer(_ change: (inout Knowledge) -> Void) -> Knowledge {
    var knowledge = Sample.knowledge
    knowledge.data = 8
    change(&knowledge)
    return knowledge
  }

  private static func high(_ value: Int) -> Rule {
    Rule(
      id: "bar-height/high", metric: Sample.metric.id, scope: Scope(), os: .of("12..<"),
      value: .length(Length(points: value)), restsOn: ["one/high"])
  }

  private static let corrected = newer { $0.rules[1] = high(25) }

  private func notes(_ new: Knowledge, since old: Knowledge = Sample.knowledge) -> ReleaseNotes {
    let rows = zip(Seed.rows(old), Seed.rows(new)).map {
      RowChanges($0.kind, from: $0.rows, to: $1.rows)
    }
    return ReleaseNotes(from: Resolver(old), to: Resolver(new), rows: rows)
  }

  @Test func `nothing is new where nothing changed`() {
    let notes = notes(Self.newer { _ in })
    #expect(notes.isEmpty)
    #expect(notes.text(allWith: "--more") == "Data 8\n\nNothing changed since data 7.\n")
    #expect(notes.markdown(allWith: "--more") == "## Data 8\n\nNothing changed since data 7.\n")
  }

  @Test func `a value that is another one has both, with versions and devices`() {
    let notes = notes(Self.corrected)
    #expect((notes.from, notes.to) == (7, 8))
    #expect(!notes.isEmpty)
    #expect(
      notes.text(allWith: "--more").squeezedLines == [
        "Data 8", "", "What changed since data 7.", "", "Values", "",
        "Metric Orientation iOS Before After Devices", "bar.height both 12–13 24 25 Phone A, B", "",
        "Rules", "", "- 1 changed", "",
      ])
  }

  @Test func `of many devices the first are named and the others counted`() {
    func many(_ knowledge: Knowledge) -> Knowledge {
      var knowledge = knowledge
      knowledge.devices += ["C", "D", "E"].map {
        Sample.phone("phone-\($0.lowercased())", "Phone \($0)", scale: 3, from: "11")
      }
      // It never ran the versions that have another value.
      var other = Sample.phone("phone-f", "Phone F", scale: 3, from: "10")
      other.lastOS = StatedVersion("11")
      knowledge.devices.append(other)
      return knowledge
    }
    let text = notes(many(Self.corrected), since: many(Sample.knowledge)).text(allWith: "--more")
    #expect(text.contains("Phone A, B, C and 2 more iPhones"))
    #expect(text.contains("Long lists of devices are shortened; --more names each."))
  }

  @Test func `in Markdown there are headings below that of the version, and a table`() {
    let lines = notes(Self.corrected).markdown(allWith: "--more").squeezedLines
    #expect(lines.filter { $0.hasPrefix("#") } == ["## Data 8", "### Values", "### Rules"])
    #expect(lines.contains("| bar.height | both | 12–13 | 24 | 25 | Phone A, B |"))
  }

  @Test func `devices are named with what changed in them`() {
    let new = Self.newer { knowledge in
      knowledge.devices[1].width = Length(points: 390)
      knowledge.devices[1].lastOS = nil
      knowledge.devices[1].note = "new"
      knowledge.devices.append(Sample.phone("phone-c", "Phone C", scale: 3, from: "12"))
      knowledge.devices.remove(at: 0)
    }
    let lines = notes(new).text(allWith: "--more").split(separator: "\n").map(String.init)
    #expect(lines.contains("- added Phone C (phone-c)"))
    #expect(lines.contains("- removed Phone A (phone-a)"))
    let changed = lines.first { $0.hasPrefix("- changed Phone B (phone-b): ") }
    #expect(changed?.contains("width 375 → 390") == true)
    #expect(changed?.contains("note new (was not given)") == true)
  }

  @Test func `a key that is no longer given says what it was`() {
    let old = Self.newer { $0.devices[0].note = "old" }
    let text = notes(Self.newer { _ in }, since: old).text(allWith: "--more")
    #expect(text.contains("note no longer given (was old)"))
  }

  @Test func `rules and observations are counted, not named`() {
    let new = Self.newer { knowledge in
      knowledge.rules.append(Rule.of("other/1", "1", metric: "other", restsOn: ["one/low"]))
      knowledge.rules.append(Rule.of("other/2", "1", metric: "other", restsOn: ["one/low"]))
      knowledge.rules.remove(at: 0)
    }
    let text = notes(new).text(allWith: "--more")
    #expect(text.contains("Rules\n\n- 2 added\n- 1 removed\n"))
    #expect(!text.contains("other/1"))
  }

  @Test func `a situation that a rule speaks of has values of its own`() {
    let new = Self.newer { knowledge in
      knowledge.rules.append(
        Rule(
          id: "bar-height/large", metric: Sample.metric.id, scope: .of("large-title true"),
          os: .of("12..<"), value: .length(Length(points: 52)), restsOn: ["one/high"]))
    }
    let text = notes(new).text(allWith: "--more")
    #expect(text.contains("\nValues (navigation bar · large title)\n"))
    #expect(text.squeezedLines.contains("bar.height both 12–13 24 52 Phone A, B"))
  }

  @Test func `names of any kind steer no terminal`() {
    let new = Self.newer {
      $0.devices.append(Sample.phone("phone-c", "Phone \u{1B}[2J", scale: 3, from: "12"))
    }
    let notes = notes(new)
    for text in [notes.text(allWith: "--more"), notes.markdown(allWith: "--more")] {
      #expect(!text.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `as an object it fits its schema, with rows and values`() throws {
    let new = Self.newer { knowledge in
      knowledge.rules[1] = Self.high(25)
      knowledge.devices[0].note = "n"
      knowledge.sources.removeLast()
    }
    let whole = try document("keyline.release-notes/1", notes(new).members)
    #expect(try objections(to: whole, as: "keyline.release-notes/1") == [])
    #expect([whole["from"], whole["to"]].map { $0?.text } == ["7", "8"])
    let device = try #require(whole["devices"]?["changed"]?.elements.first)
    #expect(device["title"]?.text == "Phone A")
    #expect(device["fields"]?.elements.map { $0["key"]?.text } == ["note"])
    #expect(device["fields"]?.elements.map { $0["before"]?.kind } == [.null])
    #expect(whole["sources"]?["removed"]?.elements.map { $0["id"]?.text } == ["two"])
    let values = try #require(whole["values"]?.elements.first)
    #expect(values["situation"]?.members.isEmpty == true)
    let difference = try #require(values["differences"]?.elements.first)
    #expect(difference["left"]?.elements.map { $0["value"]?.text } == ["24"])
    #expect(difference["right"]?.elements.map { $0["value"]?.text } == ["25"])
  }
}
