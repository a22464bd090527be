import type { Outcome } from '../log/door.js'

/** Answers remembered: more than any tab keeps waiting. */
const KEPT = 200

/** The leader's memory of commands: a repeated id gets the first answer and runs nothing. Source: S-TABS-3. */
export class Answered {
  readonly #answers = new Map<string, Promise<Outcome>>()

  once(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
    const known = this.#answers.get(id)
    if (known !== undefined) return known
    const answer = run()
    this.#answers.set(id, answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= KEPT) break
      this.#answers.delete(oldest)
    }
    return answer
  }
}
