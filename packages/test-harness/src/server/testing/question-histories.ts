// Random histories of questions to the assistant: one person on three devices, a model that is slow, silent or failing, and a server
// that restarts in between. A device asks as the engine's outbox does, the same again until it is acked.

import type { RunningServer } from '../index'
import { type Frame, newClientId, TestClient, type TestSocket, textTo } from './client'
import {
  type Act,
  failing,
  honest,
  lying,
  says,
  stalling,
  type startModelStandIn,
  trickling,
} from './model-stand-in'
import { randomOf } from './random'

const PLATFORMS = [1, 2, 3]
const QUESTIONS = 4
const RESTARTS = 2
const PAGE = '/chat/im/user/getMsg'

/** A message of the conversation, as a device knows it. */
interface Known {
  readonly id: string
  readonly number: number
  readonly clientId: string
  readonly type: string
  readonly time: number
}

type Wire = { msg_id: string; number: number; seq: string; msg_time: number; msg: { type: string } }

const toKnown = ({ msg_id: id, number, seq: clientId, msg_time: time, msg: { type } }: Wire): Known => ({
  ...{ id, number, clientId, type, time },
})

const slow: Act = (response) => void setTimeout(() => says(response, 'In the end.'), 30)
const ACTS: readonly Act[] = [
  honest({ place: 'Phnom Penh' }),
  slow,
  lying,
  failing(500),
  failing(429),
  stalling,
  trickling,
]

interface Stage {
  /** Starts on the same database, where the one before has closed. */
  readonly start: () => Promise<RunningServer>
  readonly model: Awaited<ReturnType<typeof startModelStandIn>>
  /** of the person, at a server that was */
  readonly who: TestClient
}

export class QuestionHistory {
  readonly #random: (below: number) => number
  readonly #asked: string[] = []
  readonly #heard = new Map<number, TestSocket[]>(PLATFORMS.map((one) => [one, []]))
  readonly #opening = new Map<number, Promise<TestSocket>>()
  #server: Promise<RunningServer>
  #acks = 0

  constructor(
    private readonly stage: Stage,
    server: RunningServer,
    seed: number,
  ) {
    this.#random = randomOf(seed)
    this.#server = Promise.resolve(server)
  }

  /** What is not as it should be; none: all is. */
  async run(): Promise<{ readonly wrong: readonly string[]; readonly server: RunningServer }> {
    this.stage.model.act = (response, asked) => this.#act()(response, asked)
    const cursor = (await (await this.#client()).catchUp(PAGE)).cursor
    await Promise.all(PLATFORMS.map((platform) => this.#askAll(platform)))
    const { items } = await (await this.#client()).catchUp(PAGE, 500, cursor)
    const stored = items.map(toKnown)
    return { wrong: [...this.#judgeStored(stored), ...this.#judgeHeard(stored)], server: await this.#server }
  }

  #act(): Act {
    return ACTS[this.#random(ACTS.length)] ?? slow
  }

  async #client(): Promise<TestClient> {
    const { imId, accessToken, refreshToken, imToken } = this.stage.who
    return new TestClient((await this.#server).url, imId, accessToken, refreshToken, imToken)
  }

  /** Two at a time, as an outbox that is full. */
  async #askAll(platform: number): Promise<void> {
    for (let at = 0; at < QUESTIONS; at += 2)
      await Promise.all([at, at + 1].map((one) => this.#ask(platform, `Question ${platform}.${one}?`)))
  }

  /** The one that is open, or is being opened: a device has one at a time. */
  #socket(platform: number): Promise<TestSocket> {
    const opening =
      this.#opening.get(platform) ?? this.#open(platform).finally(() => this.#opening.delete(platform))
    this.#opening.set(platform, opening)
    return opening
  }

  async #open(platform: number): Promise<TestSocket> {
    const sockets = this.#heard.get(platform) ?? []
    const last = sockets.at(-1)
    if (last?.isOpen) return last
    for (;;) {
      const client = await this.#client()
      try {
        const socket = await client.connect({ platform: String(platform), device: `device ${platform}` })
        sockets.push(socket)
        return socket
      } catch {
        // It came while the server closed; by then the next one is awaited above.
      }
    }
  }

  async #ask(platform: number, question: string): Promise<void> {
    const clientId = newClientId()
    this.#asked.push(clientId)
    for (;;) {
      const socket = await this.#socket(platform)
      const frame = textTo('1', question, clientId)
      socket.send(frame)
      if (this.#random(3) === 0) socket.send(frame)
      const ack = await Promise.race([
        socket.next('ack', ({ action, seq }) => action === 'ack' && seq === clientId),
        socket.closed.then(() => null),
      ])
      if (ack?.data.code !== 0) continue
      this.#acks += 1
      if (this.#acks % 4 === 0 && this.#acks / 4 <= RESTARTS) this.#restart()
      return
    }
  }

  /** While the others wait for their answers. */
  #restart(): void {
    this.#server = this.#server.then(async (server) => {
      await server.close()
      return this.stage.start()
    })
  }

  /** Each question once, with one reply behind it, in numbers without holes and times that never run backwards. */
  #judgeStored(stored: readonly Known[]): string[] {
    const wrong = this.#asked.flatMap((clientId) => {
      const found = stored.filter((one) => one.clientId === clientId)
      return found.length === 1 ? [] : [`${clientId} is stored ${found.length} times`]
    })
    const questions = stored.filter(({ type }) => type === 'text').length
    const replies = stored.filter(({ type }) => type === 'robot').length
    if (questions !== this.#asked.length || replies !== questions)
      wrong.push(`${questions} questions and ${replies} replies for ${this.#asked.length} that were asked`)
    for (const [at, one] of stored.entries()) {
      const next = stored[at + 1]
      if (next && (next.number !== one.number + 1 || next.time < one.time))
        wrong.push(`${next.number} follows ${one.number}`)
      if (one.type === 'text' && next?.type !== 'robot') wrong.push(`${one.number} has no reply behind it`)
    }
    return wrong
  }

  /** What each device heard live is what is stored, once, under the same number. */
  #judgeHeard(stored: readonly Known[]): string[] {
    const byId = new Map(stored.map((one) => [one.id, one.number]))
    return [...this.#heard].flatMap(([platform, sockets]) => {
      const heard = sockets
        .flatMap(({ kept }) => kept.filter(isMessage))
        .map((frame) => toKnown(frame.data as never))
      const wrong = heard.filter(({ id, number }) => byId.get(id) !== number)
      const twice = heard.length - new Set(heard.map(({ id }) => id)).size
      return [
        ...wrong.map(({ id }) => `device ${platform} has ${id} elsewhere`),
        ...(twice === 0 ? [] : [`device ${platform} heard ${twice} messages twice`]),
        ...(heard.length === 0 ? [`device ${platform} heard nothing`] : []),
      ]
    })
  }

  /** So that the next history begins with none. */
  close(): void {
    for (const sockets of this.#heard.values()) for (const socket of sockets) socket.close()
  }
}

const isMessage = ({ action }: Frame): boolean => action === 'p2p'
