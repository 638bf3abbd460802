import Synchronization
import Testing

@Suite("Prompts on a terminal")
struct QuestionsTests {
  /// Runs a command with somebody there who gives these answers; the questions come back.
  private func run(
    _ line: String, answers: [String], in home: Home
  ) -> (run: Run, questions: [String]) {
    let state = Mutex((answers: answers, questions: [String]()))
    let run = home.run(
      line.words,
      ask: { question in
        state.withLock { state in
          state.questions.append(question)
          return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
      })
    return (run, state.withLock { $0.questions })
  }

  @Test func `what is missing is asked for, and nothing else`() throws {
    let home = try Home()
    let all = run("device add", answers: ["Bar Phone", "iphone-x"], in: home)
    #expect(all.run.exitCode == 0)
    #expect(all.questions.count == 2)
    #expect(home.run("get statusBar.height -d bar-phone --os 12").output == "44\n")
    let named = run("device add \"Baz Phone\"", answers: ["", "ipad"], in: home)
    #expect(named.run.exitCode == 0)
    #expect(named.questions.last == "Family (iphone, ipod, ipad): ")
    let none = run("device add \"Foo Phone\" --family iphone", answers: [], in: home)
    #expect(none.run.exitCode == 0)
    #expect(none.questions == [])
  }

  @Test func `what an observation and a rule lack is asked for, and nothing else`() throws {
    let home = try Home()
    #expect(
      run("device add \"Bar Phone\" --family iphone --first-os 17", answers: [], in: home)
        .run.exitCode == 0)
    let observation = run(
      "observation add --where devices=bar-phone",
      answers: ["statusBar.height", "51", "17.2", "mine", "My notes"], in: home)
    #expect(observation.run.exitCode == 0, "\(observation.run.messages)")
    #expect(
      observation.questions.map { $0.prefix { $0 != "," && $0 != ":" } } == [
        "Metric", "Value in points", "Read on iOS", "Source", "Title of the new source mine",
      ])
    #expect(home.run("source show mine").output.contains("My notes"))
    let rule = run(
      "rule add statusBar.height --where devices=bar-phone",
      answers: ["status-bar-height/bar-phone", "51", "mine/bar-phone-status-bar-height-17.2"],
      in: home)
    #expect(rule.run.exitCode == 0, "\(rule.run.messages)")
    #expect(rule.questions.count == 3)
    #expect(home.run("get statusBar.height -d bar-phone --os 17.2").output == "51\n")
    let whole = run(
      "observation add statusBar.height --id mine/other --value 51 --os 17.3 --source mine",
      answers: [], in: home)
    #expect(whole.run.exitCode == 0, "\(whole.run.messages)")
    #expect(whole.questions == [])
  }

  @Test(arguments: [
    ("rule add", "give a metric, '--id' and '--value', or '--from'."),
    ("rule add statusBar.height", "give a metric, '--id' and '--value', or '--from'."),
    ("observation add", "give a metric, '--value', '--source' and '--os', or '--from'."),
    (
      "observation add statusBar.height --id mine/x --value 1 --os 12",
      "give a metric, '--value', '--source' and '--os', or '--from'."
    ),
  ])
  func `what a row lacks and nobody gives is an error, and no database is made`(
    line: String, words: String
  ) throws {
    let home = try Home()
    let before = try home.bytes()
    let unasked = run(line + " --no-input", answers: ["statusBar.height", "a/b", "1"], in: home)
    #expect(unasked.questions == [])
    for outcome in [
      home.run(line), unasked.run, run(line, answers: ["", "", "", "", ""], in: home).run,
    ] {
      #expect(outcome.exitCode == 64)
      #expect(outcome.messages.contains(words), "\(outcome.messages)")
    }
    let silent = run(line, answers: [], in: home).run
    #expect(silent.exitCode == 64)
    #expect(silent.messages.contains("There was no answer. Nothing was stored."))
    #expect(try home.bytes() == before)
  }

  @Test func `a file is never added to`() throws {
    let home = try Home()
    let file = run("rule add --from /no/such/file", answers: ["x"], in: home)
    #expect(file.run.exitCode == 66)
    #expect(file.questions == [])
  }

  @Test(arguments: ["device add --no-input", "device add \"Bar Phone\" --no-input"])
  func `with --no-input what is missing is an error`(line: String) throws {
    let home = try Home()
    let before = try home.bytes()
    let (outcome, questions) = run(line, answers: ["Bar Phone", "iphone-x"], in: home)
    #expect(outcome.exitCode == 64)
    #expect(questions == [])
    #expect(try home.bytes() == before)
  }

  @Test func `where nobody is there what is missing is an error`() throws {
    #expect(try keyline("device add").exitCode == 64)
    #expect(try keyline("device add \"Bar Phone\"").exitCode == 64)
  }

  @Test func `who gives no answer stores nothing`() throws {
    let home = try Home()
    let before = try home.bytes()
    for answers in [[], ["Bar Phone"], ["Bar Phone", "", "nonsense", "x", "y"], ["", ""]] {
      #expect(run("device add", answers: answers, in: home).run.exitCode == 64)
    }
    #expect(try home.bytes() == before)
  }
}
