// A world for the log's laws: fast-check draws steps (numbers that it shrinks), and each step is played twice.
//
//   step > World.play -+-> test-server.ts > Input > the log > what it shows
//                      |                                          | must be equal: check()
//                      +-> test-model.ts  > a plain recount ------+

import { expect } from 'vitest'
import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import type { Commit } from '../events/facts.js'
import { type ConversationKey, toClientId, toImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import { contact, group, ME, member, receive, TEAM } from '../model/test-build.js'
import type { Logged } from '../ports/disk.js'
import { HandClock } from '../testing/hand-clock.js'
import { load } from './load.js'
import { Log } from './log.js'
import { planSeal } from './seal.js'
import { PROJECTION_VERSION } from './tables.js'
import { KEYS, type Receipt, type Rule, WorldModel } from './test-model.js'
import { ANN, BO, noticeOf, WorldServer } from './test-server.js'

export interface Step {
  readonly kind: number
  readonly a: number
  readonly b: number
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
  readonly #server = new WorldServer()
  readonly #model = new WorldModel()

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
      rules: () => ({ decide, load, planSeal }),
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
        return this.#deliver([this.#server.write(key, gap, b)])
      case 1:
        this.#server.undelivered.push(this.#server.write(key, gap, b))
        return
      case 2: {
        // enough for a chunk of its own; some of it comes late
        const page = Array.from({ length: 120 + b }, (_, i) =>
          this.#server.write(key, [0, 1, 30][i % 3] as number, i),
        )
        this.#server.undelivered.push(...page.filter((_, i) => i % 9 === a % 9))
        return this.#deliver(page.filter((_, i) => i % 9 !== a % 9))
      }
      case 3: {
        const from = a % (this.#server.undelivered.length + 1)
        const page = this.#server.undelivered.splice(from, 1 + b)
        const again = this.#server.stored.slice(a % (this.#server.stored.length + 1)).slice(0, 3)
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
      case 18:
        return this.#refer(key, a, b)
      case 19:
        return this.#erase(a, b)
      default:
        return this.#talk(key, a, b)
    }
  }

  /** What the log shows is what the model says. */
  check(log: Log = this.log): Promise<void> {
    return this.#model.check(log)
  }

  async #tell(input: Input): Promise<boolean> {
    this.clock.jump(1)
    this.beforeInput?.(input)
    const outcome = await this.log.submit(input)
    return outcome.ok
  }

  async #deliver(messages: readonly Message[], withdrawals: readonly Withdrawal[] = []): Promise<void> {
    expect(await this.#tell(receive({ messages, withdrawals }))).toBe(true)
    this.#model.take(messages, withdrawals, this.#opened)
  }

  async #send(key: ConversationKey): Promise<void> {
    const clientId = toClientId(`c${this.#model.sent.length}`)
    const ok = await this.#tell({ type: 'send', clientId, key, content: { kind: 'text', text: clientId } })
    expect(ok).toBe(!this.#model.isMuteNow(key))
    this.#model.sent.push({ clientId, key, state: ok ? 'sending' : 'gone' })
  }

  async #store(a: number, gap: number): Promise<void> {
    const waiting = this.#model.sent.filter((one) => one.message === undefined && one.state !== 'gone')
    const sent = waiting[a % Math.max(1, waiting.length)]
    if (sent === undefined) return
    const { key, clientId } = sent
    sent.message = this.#server.keep({
      key,
      from: ME,
      own: true,
      kind: 'text',
      text: clientId,
      gap,
      clientId,
    })
  }

  async #ack(a: number): Promise<void> {
    const stored = this.#model.sent.filter((one) => one.message !== undefined)
    const sent = stored[a % Math.max(1, stored.length)]
    if (sent?.message === undefined) return
    const { id, at, number } = sent.message
    expect(await this.#tell({ type: 'acked', clientId: sent.clientId, id, at, number })).toBe(true)
    if (sent.state === 'gone') return
    sent.state = 'gone'
    this.#model.heard.get(sent.key)?.add(number)
    this.#model.seen.set(id, sent.message)
  }

  async #copy(a: number): Promise<void> {
    const stored = this.#model.sent.flatMap((one) => one.message ?? [])
    const message = stored[a % Math.max(1, stored.length)]
    if (message !== undefined) await this.#deliver([message])
  }

  async #fail(a: number): Promise<void> {
    const sent = this.#model.sent[a % Math.max(1, this.#model.sent.length)]
    if (sent === undefined) return
    const failure = { kind: 'channel-unavailable' as const, uncertain: true }
    expect(await this.#tell({ type: 'send-failed', clientId: sent.clientId, failure })).toBe(true)
    if (sent.state === 'sending') sent.state = 'failed'
  }

  async #again(a: number, b: number): Promise<void> {
    const sent = this.#model.sent[a % Math.max(1, this.#model.sent.length)]
    if (sent === undefined) return
    const type = b % 2 === 0 ? 'resend' : 'discard'
    const isAllowed = sent.state === 'failed' && (type === 'discard' || !this.#model.isMuteNow(sent.key))
    expect(await this.#tell({ type, clientId: sent.clientId })).toBe(isAllowed)
    if (isAllowed) sent.state = type === 'resend' ? 'sending' : 'gone'
  }

  /** By its author, or (of a message that is here) by somebody else, which changes nothing; alone or beside other news. */
  async #withdraw(a: number, b: number): Promise<void> {
    const target = this.#server.stored[a % Math.max(1, this.#server.stored.length)]
    if (target === undefined || this.#server.at - target.at > 100_000) return
    const isHere = this.#model.seen.has(target.id) || this.#model.hidden.has(target.id)
    const isForeign = b % 4 === 0 && isHere
    const withdrawal: Withdrawal = {
      id: this.#server.newId(),
      at: this.#server.at,
      key: target.key,
      from: isForeign ? toImId('stranger') : target.from,
      number: this.#server.nextNumber(target.key),
      target: target.id,
    }
    if (isForeign) {
      expect(await this.#tell(receive({ withdrawals: [withdrawal] }))).toBe(true)
      this.#model.heard.get(target.key)?.add(withdrawal.number)
    } else if (b % 4 === 1) await this.#deliver([target], [withdrawal])
    else if (b % 4 === 2) await this.#deliver([], [withdrawal, withdrawal])
    else {
      const mark = this.#server.stored[b % this.#server.stored.length] as Message
      const { key, at, id } = mark
      const notices: Notice[] = [{ type: 'read-elsewhere', key, mark: { at, id } }]
      expect(await this.#tell(receive({ withdrawals: [withdrawal], notices }))).toBe(true)
      this.#model.heard.get(target.key)?.add(withdrawal.number)
      this.#model.withdrawn.add(target.id)
      this.#model.moveMark(key, mark)
    }
  }

  /** A reference comes now, twice, or late. */
  async #refer(key: ConversationKey, a: number, b: number): Promise<void> {
    const reference = this.#server.refer(key, a, b)
    if (b % 3 === 0) this.#server.undelivered.push(reference)
    else await this.#deliver(b % 3 === 1 ? [reference] : [reference, reference])
  }

  /** A message is deleted for oneself or put back, here or on another device, also before it comes. */
  async #erase(a: number, b: number): Promise<void> {
    const here = [...this.#model.seen.values()]
    const target =
      b % 5 === 4 ? this.#server.undelivered[0] : here[here.length - 1 - (a % (here.length || 1))]
    if (target === undefined) return
    const { key, at, id } = target
    const isOn = b % 3 !== 0
    const since = this.clock.now() + 1
    const notices: Notice[] = [{ type: 'erased-elsewhere', key, erasures: [{ at, id, isOn, since }] }]
    const isHere = this.#model.seen.has(id) && b % 2 === 0
    expect(
      await this.#tell(isHere ? { type: 'erase', key, targets: [{ at, id }], isOn } : receive({ notices })),
    ).toBe(true)
    if (isOn) this.#model.erased.add(id)
    else this.#model.erased.delete(id)
  }

  /** News of applications, or what a conversation is about. */
  async #talk(key: ConversationKey, a: number, b: number): Promise<void> {
    const [rev, at] = [a % 5, this.#server.at]
    const notices: Notice[] = [`${b % 3}`, `${a % 3}`].map((id) => ({ type: 'application', id, rev, at }))
    const about = b % 2 === 0 ? { interviewId: `${a}` } : { jobId: `${a}`, jobTitle: `t${a}`, resumeId: '' }
    expect(await this.#tell(a % 2 === 0 ? receive({ notices }) : { type: 'about-set', key, about })).toBe(
      true,
    )
  }

  async #receipt(a: number, b: number): Promise<void> {
    const mine = this.#server.stored.filter((one) => one.own)
    const message = mine[a % Math.max(1, mine.length)]
    if (message === undefined) return
    const receipt: Receipt = {
      type: 'receipt',
      key: message.key,
      reader: b % 5 === 0 ? ME : toImId(`r${b % 3}`),
      kind: b % 2 === 0 ? 'read' : 'delivered',
      ids: [message.id],
      at: this.#server.at + (b % 10),
    }
    expect(await this.#tell(receive({ notices: [receipt] }))).toBe(true)
    if (receipt.reader !== ME) this.#model.receipts.push(receipt)
  }

  async #read(key: ConversationKey, a: number, b: number): Promise<void> {
    const mark = this.#server.stored[a % Math.max(1, this.#server.stored.length)]
    if (b % 3 === 0) {
      await this.#tell({ type: 'mark-read', key })
      this.#model.moveMark(key, this.#model.lastOf(key))
    } else if (mark !== undefined) {
      const upTo = { at: mark.at, id: mark.id }
      if (b % 3 === 1) await this.#tell({ type: 'mark-read', key, upTo })
      else await this.#tell(receive({ notices: [{ type: 'read-elsewhere', key, mark: upTo }] }))
      this.#model.moveMark(key, upTo)
    }
  }

  /** A dated notice about who may speak, of now or of some time ago. */
  async #rule(key: ConversationKey, a: number, b: number): Promise<void> {
    const rule: Rule = {
      key,
      about: (['all', 'them', 'me'] as const)[b % 3] as Rule['about'],
      at: this.#server.at - (a % 4) * 30 + this.#model.ruleCount / 1_000, // no two of one moment
      isOn: b % 2 === 0,
    }
    expect(await this.#tell(receive({ notices: [noticeOf(rule)] }))).toBe(true)
    this.#model.addRule(rule)
  }
}
