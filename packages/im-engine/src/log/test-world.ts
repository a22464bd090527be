// A world for the log's laws: a server that stores messages, a person who sends, and a plain model of what must be seen.
//
//   steps (numbers that fast-check shrinks) > play > the same step told to the log (as input) and to the model (as words)
//
// The model knows no facts, pages, tails, chunks or seals: sets of what was delivered, and a recount.

import { expect } from 'vitest'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import type { Commit } from '../events/facts.js'
import { type ClientId, type ConversationKey, toClientId, toImId, toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { GroupChange, Notice } from '../model/notice.js'
import { compare, later, type Mark, START } from '../model/order.js'
import { MONEY_KINDS } from '../model/reference.js'
import { ANN_KEY, contact, group, ME, member, receive, TEAM, TEAM_KEY } from '../model/test-build.js'
import type { Logged } from '../ports/disk.js'
import { HandClock } from '../testing/hand-clock.js'
import { Log } from './log.js'
import { PROJECTION_VERSION } from './tables.js'

export const KEYS: readonly ConversationKey[] = [ANN_KEY, TEAM_KEY]
const ANN = toImId('ann')
const BO = toImId('bo')

export interface Step {
  readonly kind: number
  readonly a: number
  readonly b: number
}

/** What the server has and in how far it was told. */
interface Sent {
  readonly clientId: ClientId
  readonly key: ConversationKey
  state: 'sending' | 'failed' | 'gone'
  message?: Message
}

interface Rule {
  readonly key: ConversationKey
  readonly about: 'all' | 'them' | 'me'
  readonly at: number
  readonly isOn: boolean
}

export class World {
  readonly store = createMemoryStore()
  readonly clock = new HandClock(2_000_000)
  /** Every commit of the log, as a replay would get it. */
  readonly commits: Logged[] = []
  log!: Log
  /** Looks at each input before it is submitted. */
  beforeInput: ((input: Input) => void) | undefined
  follower: Log | undefined
  readonly #opened = new Set<ConversationKey>()
  // the server
  #at = 1_000
  #id = 1
  readonly #numbers = new Map<ConversationKey, number>()
  readonly #stored: Message[] = []
  #undelivered: Message[] = []
  readonly #sent: Sent[] = []
  // the model
  readonly #seen = new Map<string, Message>()
  readonly #hidden = new Map<string, Message>()
  readonly #heard = new Map<ConversationKey, Set<number>>(KEYS.map((key) => [key, new Set()]))
  readonly #withdrawn = new Set<string>()
  /** References that were shown, once. */
  readonly #references = new Map<string, Message>()
  readonly #receipts: Extract<Notice, { type: 'receipt' }>[] = []
  readonly #marks = new Map<ConversationKey, Mark>()
  readonly #rules: Rule[] = []

  async open(): Promise<void> {
    await this.reopen()
    await this.#tell({ type: 'load-contacts', contacts: [contact(ANN), contact(ME)] })
    const { members, isComplete: _isComplete, ...info } = group([member(ME), member(BO)])
    await this.#tell({ type: 'load-groups', groups: [info] })
    await this.#tell({ type: 'load-members', groupId: TEAM, members: [...members.values()] })
  }

  async reopen(): Promise<void> {
    this.log = this.#newLog()
    expect(await this.log.open()).toMatchObject({ ok: true })
    expect(await this.log.takeOver('tab')).toMatchObject({ ok: true })
  }

  /** A second tab that starts now and then follows. */
  async follow(): Promise<void> {
    this.follower = undefined
    const follower = this.#newLog()
    expect(await follower.open()).toMatchObject({ ok: true })
    this.follower = follower
  }

  #newLog(): Log {
    return new Log({
      disk: createMemoryDisk(this.store, { projection: PROJECTION_VERSION, isChecked: true }),
      clock: this.clock,
      me: ME,
      opened: () => this.#opened,
      onAppended: (position: number, commit: Commit) => {
        this.commits.push({ position, commit: structuredClone(commit) })
        if (this.follower !== undefined) expect(this.follower.apply(position, commit)).toBe(true)
      },
      onFailure: (failure) => expect(failure).toBe('none'),
      retainLog: Number.POSITIVE_INFINITY,
    })
  }

  async play({ kind, a, b }: Step): Promise<void> {
    const key = KEYS[a % 2] as ConversationKey
    const gap = [0, 0, 1, 40, 20_000][b % 5] as number
    switch (kind) {
      case 0:
        return this.#deliver([this.#write(key, gap, b)])
      case 1:
        this.#undelivered.push(this.#write(key, gap, b))
        return
      case 2: {
        // enough for a chunk of its own; some of it comes late
        const page = Array.from({ length: 120 + b }, (_, i) =>
          this.#write(key, [0, 1, 30][i % 3] as number, i),
        )
        this.#undelivered.push(...page.filter((_, i) => i % 9 === a % 9))
        return this.#deliver(page.filter((_, i) => i % 9 !== a % 9))
      }
      case 3: {
        const from = a % (this.#undelivered.length + 1)
        const page = this.#undelivered.splice(from, 1 + b)
        const again = this.#stored.slice(a % (this.#stored.length + 1)).slice(0, 3)
        return this.#deliver(
          a % 3 === 0 ? [...page].reverse() : [...again.filter((one) => !one.own), ...page],
        )
      }
      case 4:
        return this.#send(key)
      case 5:
        return this.#store(a, gap)
      case 6:
        return this.#ack(a)
      case 7:
        return this.#copy(a)
      case 8:
        return this.#fail(a)
      case 9:
        return this.#again(a, b)
      case 10:
        return this.#withdraw(a, b)
      case 11:
        return this.#receipt(a, b)
      case 12:
        return this.#read(key, a, b)
      case 13:
        return this.#rule(key, a, b)
      case 14:
        return this.log.seal()
      case 15:
        return this.reopen()
      case 16:
        if (!this.#opened.delete(key)) this.#opened.add(key)
        return
      case 17:
        return this.follow()
      default:
        return this.#refer(key, a, b)
    }
  }

  /** What the log shows is what the model says. */
  async check(log: Log = this.log): Promise<void> {
    for (const key of KEYS) {
      const row = log.state().conversations.get(key)
      const all = [...this.#seen.values()].filter((one) => one.key === key).sort(compare)
      const mark = this.#marks.get(key) ?? START
      const unread = all.filter((one) => !one.own && !this.#withdrawn.has(one.id) && compare(mark, one) < 0)
      const shown = await log.reader.all(key)
      expect(
        shown.map(({ id, text, kind, readers, update }) => ({ id, text, kind, readers, update })),
      ).toEqual(
        all.map((one) => ({
          id: one.id,
          text: this.#withdrawn.has(one.id) ? '' : one.text,
          kind: this.#kindOf(one),
          readers: this.#readersOf(one),
          update: this.#updateOf(one),
        })),
      )
      expect([row?.unread ?? 0, row?.mentions ?? 0, row?.last?.id, row?.last?.kind]).toEqual([
        unread.length,
        unread.filter((one) => one.mention).length,
        all.at(-1)?.id,
        all.length === 0 ? undefined : this.#kindOf(all.at(-1) as Message),
      ])
      expect(row?.mark ?? START).toEqual(mark)
      const heard = this.#heard.get(key) as Set<number>
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
        new Set([...this.#hidden.values()].filter((one) => one.key === key).map((one) => one.id)),
      )
    }
    expect([...log.state().outbox.values()].map((item) => [item.clientId, item.state]).sort()).toEqual(
      this.#sent
        .filter((one) => one.state !== 'gone')
        .map((one) => [one.clientId, one.state])
        .sort(),
    )
  }

  async #tell(input: Input): Promise<boolean> {
    this.clock.jump(1)
    this.beforeInput?.(input)
    const outcome = await this.log.submit(input)
    return outcome.ok
  }

  #write(key: ConversationKey, gap: number, b: number): Message {
    const fromMe = b % 7 === 3
    return this.#keep({
      key,
      from: fromMe ? ME : key === ANN_KEY ? ANN : BO,
      own: fromMe,
      text: `t${this.#id}`,
      kind: b % 6 === 2 ? 'transferLP' : 'text',
      gap,
      ...(b % 4 === 1 && !fromMe ? { mention: true as const } : {}),
    })
  }

  #keep({
    gap,
    ...parts
  }: Pick<Message, 'key' | 'from' | 'own' | 'text' | 'kind' | 'mention' | 'clientId' | 'refersTo'> & {
    gap: number
  }): Message {
    this.#at += gap
    const message: Message = {
      id: toServerId(String(this.#id++)),
      at: this.#at,
      number: this.#next(parts.key),
      ...parts,
    }
    this.#stored.push(message)
    return message
  }

  #next(key: ConversationKey): number {
    const number = (this.#numbers.get(key) ?? 0) + 1
    this.#numbers.set(key, number)
    return number
  }

  async #deliver(messages: readonly Message[], withdrawals: readonly Withdrawal[] = []): Promise<void> {
    expect(await this.#tell(receive({ messages, withdrawals }))).toBe(true)
    const newest = new Map<ConversationKey, Mark>()
    for (const message of messages) {
      this.#heard.get(message.key)?.add(message.number)
      if (this.#seen.has(message.id) || this.#hidden.has(message.id)) continue
      const sent = this.#sent.find((one) => one.clientId === message.clientId && one.state !== 'gone')
      if (sent !== undefined && message.clientId !== undefined) {
        sent.state = 'gone'
        this.#seen.set(message.id, message)
      } else if (this.#isAllowed(message)) {
        newest.set(message.key, later(newest.get(message.key) ?? this.#lastOf(message.key), message))
        this.#seen.set(message.id, message)
        this.#note(message)
      } else this.#hidden.set(message.id, message)
    }
    for (const one of withdrawals) {
      this.#heard.get(one.key)?.add(one.number)
      this.#withdrawn.add(one.target)
    }
    for (const [key, mark] of newest) if (this.#opened.has(key)) this.#moveMark(key, mark)
  }

  #lastOf(key: ConversationKey): Mark {
    return [...this.#seen.values()].filter((one) => one.key === key).reduce<Mark>(later, START)
  }

  #moveMark(key: ConversationKey, { at, id }: Mark): void {
    this.#marks.set(key, later(this.#marks.get(key) ?? START, { at, id }))
  }

  async #send(key: ConversationKey): Promise<void> {
    const clientId = toClientId(`c${this.#sent.length}`)
    const ok = await this.#tell({ type: 'send', clientId, key, content: { kind: 'text', text: clientId } })
    expect(ok).toBe(!this.#isMuteNow(key))
    this.#sent.push({ clientId, key, state: ok ? 'sending' : 'gone' })
  }

  async #store(a: number, gap: number): Promise<void> {
    const waiting = this.#sent.filter((one) => one.message === undefined && one.state !== 'gone')
    const sent = waiting[a % Math.max(1, waiting.length)]
    if (sent === undefined) return
    const { key, clientId } = sent
    sent.message = this.#keep({ key, from: ME, own: true, kind: 'text', text: clientId, gap, clientId })
  }

  async #ack(a: number): Promise<void> {
    const stored = this.#sent.filter((one) => one.message !== undefined)
    const sent = stored[a % Math.max(1, stored.length)]
    if (sent?.message === undefined) return
    const { id, at, number } = sent.message
    expect(await this.#tell({ type: 'acked', clientId: sent.clientId, id, at, number })).toBe(true)
    if (sent.state === 'gone') return
    sent.state = 'gone'
    this.#heard.get(sent.key)?.add(number)
    this.#seen.set(id, sent.message)
  }

  async #copy(a: number): Promise<void> {
    const stored = this.#sent.flatMap((one) => one.message ?? [])
    const message = stored[a % Math.max(1, stored.length)]
    if (message !== undefined) await this.#deliver([message])
  }

  async #fail(a: number): Promise<void> {
    const sent = this.#sent[a % Math.max(1, this.#sent.length)]
    if (sent === undefined) return
    const failure = { kind: 'channel-unavailable' as const, uncertain: true }
    expect(await this.#tell({ type: 'send-failed', clientId: sent.clientId, failure })).toBe(true)
    if (sent.state === 'sending') sent.state = 'failed'
  }

  async #again(a: number, b: number): Promise<void> {
    const sent = this.#sent[a % Math.max(1, this.#sent.length)]
    if (sent === undefined) return
    const type = b % 2 === 0 ? 'resend' : 'discard'
    const isAllowed = sent.state === 'failed' && (type === 'discard' || !this.#isMuteNow(sent.key))
    expect(await this.#tell({ type, clientId: sent.clientId })).toBe(isAllowed)
    if (isAllowed) sent.state = type === 'resend' ? 'sending' : 'gone'
  }

  /** By its author, or (of a message that is here) by somebody else, which changes nothing; alone or beside other news. */
  async #withdraw(a: number, b: number): Promise<void> {
    const target = this.#stored[a % Math.max(1, this.#stored.length)]
    if (target === undefined || this.#at - target.at > 100_000) return
    const isHere = this.#seen.has(target.id) || this.#hidden.has(target.id)
    const isForeign = b % 4 === 0 && isHere
    const withdrawal: Withdrawal = {
      id: toServerId(String(this.#id++)),
      at: this.#at,
      key: target.key,
      from: isForeign ? toImId('stranger') : target.from,
      number: this.#next(target.key),
      target: target.id,
    }
    if (isForeign) {
      expect(await this.#tell(receive({ withdrawals: [withdrawal] }))).toBe(true)
      this.#heard.get(target.key)?.add(withdrawal.number)
    } else if (b % 4 === 1) await this.#deliver([target], [withdrawal])
    else if (b % 4 === 2) await this.#deliver([], [withdrawal, withdrawal])
    else {
      const mark = this.#stored[b % this.#stored.length] as Message
      const { key, at, id } = mark
      const notices: Notice[] = [{ type: 'read-elsewhere', key, mark: { at, id } }]
      expect(await this.#tell(receive({ withdrawals: [withdrawal], notices }))).toBe(true)
      this.#heard.get(target.key)?.add(withdrawal.number)
      this.#withdrawn.add(target.id)
      this.#moveMark(key, mark)
    }
  }

  /** Names messages before and behind it, of both conversations, here, late, hidden or withdrawn; comes now or late. */
  async #refer(key: ConversationKey, a: number, b: number): Promise<void> {
    // among the first, among the last, and anywhere
    const places = [1 + (a % 9), this.#id - (b % 9), (a * b) % (this.#id + 2)]
    const targets = places.map((place) => toServerId(String(place)))
    const fromMe = b % 7 === 3
    const reference = this.#keep({
      key,
      from: fromMe ? ME : key === ANN_KEY ? ANN : BO,
      own: fromMe,
      kind: 'transferAcceptLP',
      text: b % 5 === 0 ? '' : `r${this.#id}`,
      refersTo: [...new Set(targets)],
      gap: b % 2,
    })
    if (b % 3 === 0) this.#undelivered.push(reference)
    else await this.#deliver(b % 3 === 1 ? [reference] : [reference, reference])
  }

  #note(message: Message): void {
    if (message.refersTo !== undefined) this.#references.set(message.id, message)
  }

  #kindOf = (message: Message): string => (this.#withdrawn.has(message.id) ? 'withdrawn' : message.kind)

  /** Of the references behind it that name it, the newest. */
  #updateOf(message: Message): Message['update'] {
    if (this.#withdrawn.has(message.id) || !MONEY_KINDS.has(message.kind)) return undefined
    const newest = [...this.#references.values()]
      .filter((one) => one.key === message.key && one.refersTo?.includes(message.id))
      .filter((one) => compare(message, one) < 0)
      .sort(compare)
      .at(-1)
    if (newest === undefined) return undefined
    const { at, id, from, kind, text } = newest
    return { at, id, from, kind, text }
  }

  async #receipt(a: number, b: number): Promise<void> {
    const mine = this.#stored.filter((one) => one.own)
    const message = mine[a % Math.max(1, mine.length)]
    if (message === undefined) return
    const receipt: Extract<Notice, { type: 'receipt' }> = {
      type: 'receipt',
      key: message.key,
      reader: b % 5 === 0 ? ME : toImId(`r${b % 3}`),
      kind: b % 2 === 0 ? 'read' : 'delivered',
      ids: [message.id],
      at: this.#at + (b % 10),
    }
    expect(await this.#tell(receive({ notices: [receipt] }))).toBe(true)
    if (receipt.reader !== ME) this.#receipts.push(receipt)
  }

  #readersOf(message: Message): Message['readers'] {
    const mine = this.#receipts.filter((one) => one.ids[0] === message.id)
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

  async #read(key: ConversationKey, a: number, b: number): Promise<void> {
    const mark = this.#stored[a % Math.max(1, this.#stored.length)]
    if (b % 3 === 0) {
      await this.#tell({ type: 'mark-read', key })
      this.#moveMark(key, this.#lastOf(key))
    } else if (mark !== undefined) {
      const upTo = { at: mark.at, id: mark.id }
      if (b % 3 === 1) await this.#tell({ type: 'mark-read', key, upTo })
      else await this.#tell(receive({ notices: [{ type: 'read-elsewhere', key, mark: upTo }] }))
      this.#moveMark(key, upTo)
    }
  }

  /** A dated notice about who may speak, of now or of some time ago. */
  async #rule(key: ConversationKey, a: number, b: number): Promise<void> {
    const rule: Rule = {
      key,
      about: (['all', 'them', 'me'] as const)[b % 3] as Rule['about'],
      at: this.#at - (a % 4) * 30 + this.#rules.length / 1_000, // no two of one moment
      isOn: b % 2 === 0,
    }
    this.#rules.push(rule)
    const { at, isOn } = rule
    const mute = (members: GroupChange & { type: 'muted' }): Notice => ({
      type: 'group',
      change: members,
      at,
      rev: 1,
    })
    const muted = { type: 'muted', groupId: TEAM, isOn } as const
    const notice: Notice =
      key === ANN_KEY
        ? {
            type: 'blacklist',
            by: rule.about === 'me' ? ANN : ME,
            whom: rule.about === 'me' ? ME : ANN,
            isOn,
            at,
            rev: 1,
          }
        : rule.about === 'all'
          ? mute({ ...muted, members: [] })
          : mute({ ...muted, members: [rule.about === 'me' ? ME : BO] })
    expect(await this.#tell(receive({ notices: [notice] }))).toBe(true)
    for (const message of [...this.#hidden.values()]) {
      if (message.key !== key || !this.#isAllowed(message)) continue
      this.#hidden.delete(message.id)
      this.#seen.set(message.id, message)
      if (!this.#withdrawn.has(message.id)) this.#note(message)
    }
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

  #isMuteNow(key: ConversationKey): boolean {
    const now = Number.POSITIVE_INFINITY
    return this.#holds(key, ['me'], now) || (key === TEAM_KEY && this.#holds(key, ['all'], now))
  }
}
