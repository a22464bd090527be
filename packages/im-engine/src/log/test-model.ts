// The plain model of the log's laws: what was delivered, and a recount of what must be seen. It knows no facts, pages, tails,
// chunks or seals, so that it cannot be wrong in the way the log is.

import { expect } from 'vitest'
import type { ClientId, ConversationKey } from '../model/ids.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import { compare, later, type Mark, START } from '../model/order.js'
import { MONEY_KINDS } from '../model/reference.js'
import { ANN_KEY, TEAM_KEY } from '../model/test-build.js'
import type { Log } from './log.js'

export const KEYS: readonly ConversationKey[] = [ANN_KEY, TEAM_KEY]

export type Receipt = Extract<Notice, { type: 'receipt' }>

/** A text of this account, and how far it must have come by now; `message` once the server has it. */
export interface Sent {
  readonly clientId: ClientId
  readonly key: ConversationKey
  state: 'sending' | 'failed' | 'gone'
  message?: Message
}

/** A dated notice about who may speak. */
export interface Rule {
  readonly key: ConversationKey
  readonly about: 'all' | 'them' | 'me'
  readonly at: number
  readonly isOn: boolean
}

export class WorldModel {
  /** Messages that must be shown, by id. */
  readonly seen = new Map<string, Message>()
  /** Messages whose sender was not allowed to speak. */
  readonly hidden = new Map<string, Message>()
  /** Numbers that came, by conversation. */
  readonly heard = new Map<ConversationKey, Set<number>>(KEYS.map((key) => [key, new Set()]))
  readonly withdrawn = new Set<string>()
  /** What its reader deleted for themselves, here already or not. */
  readonly erased = new Set<string>()
  /** References that were shown, once. */
  readonly #references = new Map<string, Message>()
  readonly receipts: Receipt[] = []
  readonly #marks = new Map<ConversationKey, Mark>()
  readonly #rules: Rule[] = []
  readonly sent: Sent[] = []

  get ruleCount(): number {
    return this.#rules.length
  }

  /** What the log shows is what the model says. */
  async check(log: Log): Promise<void> {
    for (const key of KEYS) {
      const row = log.state().conversations.get(key)
      const all = [...this.seen.values()].filter((one) => one.key === key).sort(compare)
      const mark = this.#marks.get(key) ?? START
      const left = all.filter((one) => !this.erased.has(one.id))
      const unread = left.filter((one) => !one.own && !this.withdrawn.has(one.id) && compare(mark, one) < 0)
      const shown = await log.reader.all(key)
      expect(
        shown.map(({ id, text, kind, readers, update, erased }) => ({
          ...{ id, text, kind, readers, update },
          isErased: erased?.isOn === true,
        })),
      ).toEqual(
        all.map((one) => ({
          id: one.id,
          text: this.withdrawn.has(one.id) ? '' : one.text,
          kind: this.#kindOf(one),
          readers: this.#readersOf(one),
          update: this.#updateOf(one),
          isErased: this.erased.has(one.id),
        })),
      )
      expect([row?.unread ?? 0, row?.mentions ?? 0, row?.last?.id, row?.last?.kind]).toEqual([
        unread.length,
        unread.filter((one) => one.mention).length,
        left.at(-1)?.id,
        left.length === 0 ? undefined : this.#kindOf(left.at(-1) as Message),
      ])
      expect(row?.mark ?? START).toEqual(mark)
      const heard = this.heard.get(key) as Set<number>
      const { low, high, holes } = row?.coverage ?? { low: 0, high: 0, holes: [] }
      const missing: number[] = []
      for (let number = low; number <= high; number++)
        if (number > 0 && !heard.has(number)) missing.push(number)
      expect(
        holes.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      ).toEqual(missing)
      expect([low, high]).toEqual(
        [Math.min(...heard, Infinity), Math.max(...heard, 0)].map((n) => (n === Infinity ? 0 : n)),
      )
      expect(new Set((log.state().hidden.get(key) ?? []).map((one) => one.id))).toEqual(
        new Set([...this.hidden.values()].filter((one) => one.key === key).map((one) => one.id)),
      )
    }
    expect([...log.state().outbox.values()].map((item) => [item.clientId, item.state]).sort()).toEqual(
      this.sent
        .filter((one) => one.state !== 'gone')
        .map((one) => [one.clientId, one.state])
        .sort(),
    )
  }

  /** A page came: its messages, then its withdrawals. What is open is read at once. */
  take(
    messages: readonly Message[],
    withdrawals: readonly Withdrawal[],
    opened: ReadonlySet<ConversationKey>,
  ): void {
    const newest = new Map<ConversationKey, Mark>()
    for (const message of messages) {
      this.heard.get(message.key)?.add(message.number)
      if (this.seen.has(message.id) || this.hidden.has(message.id)) continue
      const sent = this.sent.find((one) => one.clientId === message.clientId && one.state !== 'gone')
      if (sent !== undefined && message.clientId !== undefined) {
        sent.state = 'gone'
        this.seen.set(message.id, message)
      } else if (this.#isAllowed(message)) {
        newest.set(message.key, later(newest.get(message.key) ?? this.lastOf(message.key), message))
        this.seen.set(message.id, message)
        this.#note(message)
      } else this.hidden.set(message.id, message)
    }
    for (const one of withdrawals) {
      this.heard.get(one.key)?.add(one.number)
      this.withdrawn.add(one.target)
    }
    for (const [key, mark] of newest) if (opened.has(key)) this.moveMark(key, mark)
  }

  lastOf(key: ConversationKey): Mark {
    return [...this.seen.values()]
      .filter((one) => one.key === key && !this.erased.has(one.id))
      .reduce<Mark>(later, START)
  }

  moveMark(key: ConversationKey, { at, id }: Mark): void {
    this.#marks.set(key, later(this.#marks.get(key) ?? START, { at, id }))
  }

  /** Messages that were hidden are shown where the new rule lets them in. */
  addRule(rule: Rule): void {
    this.#rules.push(rule)
    for (const message of [...this.hidden.values()]) {
      if (message.key !== rule.key || !this.#isAllowed(message)) continue
      this.hidden.delete(message.id)
      this.seen.set(message.id, message)
      if (!this.withdrawn.has(message.id)) this.#note(message)
    }
  }

  #note(message: Message): void {
    if (message.refersTo !== undefined) this.#references.set(message.id, message)
  }

  #kindOf = (message: Message): string => (this.withdrawn.has(message.id) ? 'withdrawn' : message.kind)

  /** Of the references behind it that name it, the newest. */
  #updateOf(message: Message): Message['update'] {
    if (this.withdrawn.has(message.id) || !MONEY_KINDS.has(message.kind)) return undefined
    const newest = [...this.#references.values()]
      .filter((one) => one.key === message.key && one.refersTo?.includes(message.id))
      .filter((one) => compare(message, one) < 0)
      .sort(compare)
      .at(-1)
    if (newest === undefined) return undefined
    const { at, id, from, kind, text } = newest
    return { at, id, from, kind, text }
  }

  #readersOf(message: Message): Message['readers'] {
    const mine = this.receipts.filter((one) => one.ids[0] === message.id)
    if (mine.length === 0) return undefined
    return [...new Set(mine.map((one) => one.reader))].sort().map((by) => {
      const times = mine.filter((one) => one.reader === by)
      const reads = times.filter((one) => one.kind === 'read').map((one) => one.at)
      return {
        by,
        deliveredAt: Math.min(...times.map((one) => one.at)),
        readAt: reads.length === 0 ? 0 : Math.min(...reads),
      }
    })
  }

  #holds(key: ConversationKey, about: readonly Rule['about'][], at: number): boolean {
    const rules = this.#rules.filter((one) => one.key === key && about.includes(one.about) && one.at <= at)
    return rules.sort((x, y) => x.at - y.at).at(-1)?.isOn ?? false
  }

  #isAllowed(message: Message): boolean {
    if (message.own) return true
    const { key, at } = message
    if (key === ANN_KEY) return !this.#holds(key, ['all', 'them'], at)
    return !this.#holds(key, ['all'], at) && !this.#holds(key, ['them'], at)
  }

  isMuteNow(key: ConversationKey): boolean {
    const now = Number.POSITIVE_INFINITY
    return this.#holds(key, ['me'], now) || (key === TEAM_KEY && this.#holds(key, ['all'], now))
  }
}
