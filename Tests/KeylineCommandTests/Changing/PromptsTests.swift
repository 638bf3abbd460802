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
