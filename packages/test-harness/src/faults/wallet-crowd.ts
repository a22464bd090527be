/** People of one group who send, open, split and answer from two devices each, and remember what they asked and were told. */
import { newClientId, TestClient } from '../server/testing/client'
import { PIN, pay } from '../server/testing/wallet'

/** Of the demo: everybody of the crowd is in it. */
export const GROUP = '30001'

export type Deed =
  | { readonly kind: 'transfer'; readonly to: string; readonly amount: number }
  | { readonly kind: 'accept' | 'return' | 'open'; readonly about: string }
  | { readonly kind: 'packet'; readonly amount: number; readonly count: number }
  | { readonly kind: 'bill'; readonly shares: readonly { imId: string; amount: number }[] }
  | { readonly kind: 'pay'; readonly about: string }

/** One call under its key. `made`: what it is about, once somebody was answered so; null: refused, or never answered. */
export interface Asked {
  readonly by: string
  readonly deed: Deed
  readonly key: string
  made: string | null
  /** of the packet that was opened */
  part: number
}

const sumOf = (shares: readonly { amount: number }[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

function callOf(by: string, deed: Deed): { path: string; body?: object } {
  switch (deed.kind) {
    case 'transfer':
      return {
        path: '/transfer',
        body: { transfer: { to: deed.to, groupId: GROUP, amount: deed.amount }, pin: PIN },
      }
    case 'accept':
    case 'return':
      return { path: `/transfer/${deed.about}/${deed.kind}` }
    case 'packet':
      return {
        path: '/red_packets',
        body: { red_packet: { groupId: GROUP, amount: deed.amount, count: deed.count }, pin: PIN },
      }
    case 'open':
      return { path: `/red_packets/${deed.about}/open` }
    case 'bill': {
      const { shares } = deed
      const bill = { groupId: GROUP, title: 'Lunch', amount: sumOf(shares), shares }
      return { path: '/group_spilt_bills', body: { spilt_bill: bill } }
    }
    case 'pay':
      return { path: `/spilt_bills/${deed.about}/pay/${by}`, body: { pin: PIN } }
  }
}

/** Refusals that a life has; all others are wrong. */
const MAY_BE: readonly string[] = ['too_little', 'gone', 'taken', 'empty', 'not_yours']

export class Crowd {
  readonly asked: Asked[] = []
  /** What was answered otherwise than it may be. */
  readonly wrong: string[] = []

  constructor(
    public people: readonly TestClient[],
    private readonly random: (below: number) => number,
  ) {}

  /** The server listens elsewhere after a restart; tokens outlive it. */
  moveTo(url: string): void {
    this.people = this.people.map(
      (one) => new TestClient(url, one.imId, one.accessToken, one.refreshToken, one.imToken),
    )
  }

  /** Everybody does so much from each of two devices, or until the server is gone. `answered` is told of each answer. */
  async act(count: number, answered: () => void): Promise<void> {
    const devices = this.people.flatMap(({ imId }) => [imId, imId])
    const work = devices.map(async (by) => {
      for (let at = 0; at < count; at += 1) {
        const asked: Asked = { by, deed: this.#next(by), key: newClientId(), made: null, part: 0 }
        this.asked.push(asked)
        // Some calls are sent from both devices together.
        const tries = this.random(3) === 0 ? [asked, asked] : [asked]
        const told = await Promise.allSettled(tries.map((one) => this.#ask(one)))
        if (told.some(({ status }) => status === 'rejected')) return
        answered()
      }
    })
    await Promise.all(work)
  }

  /** Asks again, one after the other; each answer has to be the one of before, and of the next time. */
  async repeat(all: readonly Asked[]): Promise<void> {
    const alone = async (imId: string) => {
      for (const one of all) if (one.by === imId) await this.#ask(one)
    }
    await Promise.all(this.people.map(({ imId }) => alone(imId)))
  }

  #one<T>(all: readonly T[]): T {
    return all[this.random(all.length)] as T
  }

  #made(kind: Deed['kind'], mine: (asked: Asked) => boolean): string | null {
    const all = this.asked.slice(-60).filter((one) => one.made && one.deed.kind === kind && mine(one))
    return all.length === 0 ? null : this.#one(all).made
  }

  #next(by: string): Deed {
    const others = this.people.map(({ imId }) => imId).filter((imId) => imId !== by)
    const amount = 1 + this.random(150)
    const turn = this.random(7)
    const transfer = this.#made('transfer', ({ deed }) => deed.kind === 'transfer' && deed.to === by)
    if (turn < 2 && transfer !== null) return { kind: turn === 0 ? 'accept' : 'return', about: transfer }
    const packet = this.#made('packet', () => true)
    if (turn === 2 && packet !== null) return { kind: 'open', about: packet }
    const bill = this.#made('bill', (one) => one.by !== by)
    if (turn === 3 && bill !== null) return { kind: 'pay', about: bill }
    if (turn === 4) return { kind: 'packet', amount: amount + 3, count: 1 + this.random(3) }
    if (turn === 5) return { kind: 'bill', shares: [by, ...others].map((imId) => ({ imId, amount })) }
    return { kind: 'transfer', to: this.#one(others), amount }
  }

  async #ask(asked: Asked): Promise<void> {
    const { by, deed, key, made } = asked
    const who = this.people.find(({ imId }) => imId === by)
    if (!who) throw new Error(`${by} is not of the crowd`)
    const { path, body } = callOf(by, deed)
    const { status, body: said } = await pay(who, 'POST', path, body, key)
    const name = `${deed.kind} by ${by} under ${key}`
    if (status !== 200) {
      if (made !== null || !MAY_BE.includes(said.code))
        this.wrong.push(`${name}: ${status} ${JSON.stringify(said)}, and before: ${made}`)
      return
    }
    const { id, taken = [] } = said.data
    if (asked.made !== null && asked.made !== id) this.wrong.push(`${name}: made ${asked.made} and ${id}`)
    asked.made = id
    if (deed.kind === 'open')
      asked.part = taken.find(({ imId }: { imId: string }) => imId === by)?.amount ?? 0
  }
}
