import type { Outcome } from '../log/door.js'
import { repeated } from '../model/input.js'
import type { Command } from './tab-message.js'

interface Waiting {
  readonly command: Command
  readonly settle: (outcome: Outcome) => void
}

const again = (command: Command): Command =>
  command.type === 'submit' ? { ...command, input: repeated(command.input) } : command

/**
 * Commands that this tab sent and the leader has not answered. Every one settles: by the answer, by being run here when
 * this tab leads, or when the engine stops. A new leader gets them again: a repeat is a no-op by client id or by being
 * a statement of fact (a mark only grows). Source: S-TABS-2.
 */
export class Commands {
  readonly #waiting = new Map<string, Waiting>()

  constructor(
    private readonly post: (id: string, command: Command) => void,
    private readonly newId: () => string,
  ) {}

  get count(): number {
    return this.#waiting.size
  }

  send(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      const id = this.newId()
      this.#waiting.set(id, { command, settle })
      this.post(id, command)
    })
  }

  /** The leader's answer; one that nobody waits for any more is dropped. */
  answer(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.settle(outcome)
  }

  /** To a new leader, in their order. */
  repeat(): void {
    for (const [id, { command }] of this.#waiting) this.post(id, again(command))
  }

  /** This tab leads now: they are run here, in their order. */
  async runHere(run: (command: Command) => Promise<Outcome>): Promise<void> {
    await Promise.all(
      [...this.#waiting].map(async ([id, { command }]) => this.answer(id, await run(again(command)))),
    )
  }

  settleAll(outcome: Outcome): void {
    for (const id of [...this.#waiting.keys()]) this.answer(id, outcome)
  }
}
