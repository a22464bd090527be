import { describe, expect, it } from 'vitest'
import type { Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import type { Refusal } from '../model/errors.js'
import { WINDOW_SIZE } from '../model/limits.js'
import type { Message } from '../model/message.js'
import { compare } from '../model/order.js'
import type { OutboxItem } from '../model/outbox.js'
import { newState } from '../model/state.js'
import { ANN_KEY, ME, own, text, waiting } from '../model/test-build.js'
import { fold } from '../project/fold.js'
import { MessageWindow } from './window.js'

const STEP = 25

/** A window over stored messages (read in steps of 25, as chunks are) and a tail; `server` has what is older. */
function stage(stored: readonly Message[], server: readonly Message[] = []) {
  const state = newState(ME)
  const asked: (number | undefined)[] = []
  let reads = 0
  let refused: Refusal | undefined
  let older = [...server]
  const holds: Promise<void>[] = []
  const tell = (...facts: Fact[]): void => {
    window.update(fold(state, newCommit(facts, 0), state.position + 1))
  }
  const window = new MessageWindow(
    ANN_KEY,
    () => state,
    async (_, before, count) => {
      reads++
      const all = [...stored, ...(state.tails.get(ANN_KEY) ?? [])].sort(compare)
      const upTo = before === undefined ? all : all.filter((one) => compare(one, before) < 0)
      const from = Math.max(0, upTo.length - Math.ceil(count / STEP) * STEP)
      await holds.shift()
      return { messages: upTo.slice(from), hasOlder: from > 0 }
    },
    async (_, before) => {
      asked.push(before?.at)
      if (refused !== undefined) return { ok: false, refusal: refused }
      const page = older.slice(-30)
      older = older.slice(0, -30)
      if (page.length > 0) tell({ type: 'messages-received', source: 'history', messages: page })
      else tell({ type: 'start-reached', key: ANN_KEY })
      return { ok: true, value: null }
    },
  )
  const times = () => window.getSnapshot().messages.map((one) => one.at)
  return {
    window,
    tell,
    times,
    asked,
    reads: () => reads,
    /** The next read answers what is here now, when it is let go. */
    hold: () => {
      let letGo = (): void => {}
      holds.push(new Promise((resolve) => (letGo = resolve)))
      return () => letGo()
    },
    fail: (refusal: Refusal | undefined) => {
      refused = refusal
    },
    came: (...messages: Message[]) => tell({ type: 'messages-received', source: 'live', messages }),
  }
}

const numbered = (from: number, to: number): readonly Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => text(ANN_KEY, from + index))
const range = (from: number, to: number): readonly number[] => numbered(from, to).map((one) => one.at)

describe('window', () => {
  it('S-WINDOW-2 starts with 20 and grows by 20 to the start of what is stored, then by what the server has', async () => {
    const { window, times, asked } = stage(numbered(1001, 1070), numbered(961, 1000))
    expect(window.getSnapshot()).toMatchObject({ isReady: false, messages: [] })
    await window.load()
    expect(window.getSnapshot()).toMatchObject({ isReady: true, hasOlder: true })
    for (const first of [1051, 1031, 1011, 1001]) {
      expect(times()).toEqual(range(first, 1070))
      await window.loadOlder()
    }
    expect(asked).toEqual([1001])
    while (window.getSnapshot().hasOlder) await window.loadOlder()
    expect(times()).toEqual(range(961, 1070))
    await window.loadOlder()
    expect(asked).toEqual([1001, 971, 961])
  })

  it('S-WINDOW-2 who goes on back is given the same pages by ever fewer reads', async () => {
    const { window, times, reads } = stage(numbered(1001, 2000))
    await window.load()
    for (let page = 2; page <= 50; page++) {
      await window.loadOlder()
      expect(times()).toEqual(range(2001 - page * WINDOW_SIZE, 2000))
    }
    expect(reads()).toBeLessThan(10)
    await window.toNewest()
    await window.loadOlder()
    expect(times()).toEqual(range(1961, 2000))
  })

  it('S-WINDOW-2 two calls at once load one step', async () => {
    const { window, times } = stage(numbered(1001, 1100))
    await window.load()
    await Promise.all([window.loadOlder(), window.loadOlder()])
    expect(times().length).toBe(WINDOW_SIZE * 2)
  })

  it('S-WINDOW-1 two reads back at once, of a jump and of a step, bring every message once', async () => {
    for (let ticks = 0; ticks < 12; ticks++) {
      const { window, times } = stage(numbered(1001, 2100))
      await window.load()
      const jump = window.showAround('1010')
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      await Promise.all([jump, window.loadOlder()])
      while (window.getSnapshot().hasNewer) await window.loadNewer(500)
      while (window.getSnapshot().hasOlder) await window.loadOlder(200)
      expect(times()).toEqual(range(1001, 2100))
    }
  })

  it('S-WINDOW-1 of two reopenings the later one counts, whichever is read first', async () => {
    const { window, times, came, hold } = stage(numbered(1001, 1030))
    await window.load()
    const letGo = hold()
    window.reset()
    await Promise.resolve()
    came(text(ANN_KEY, 1031))
    window.reset()
    await new Promise(setImmediate)
    expect(times()).toEqual(range(1012, 1031))
    letGo()
    await window.load()
    await new Promise(setImmediate)
    expect(times()).toEqual(range(1012, 1031))
  })

  it('S-WINDOW-1 a late message takes its place; one older than what was read is found by paging back', async () => {
    const { window, came, times } = stage(numbered(1001, 1060))
    await window.load()
    came(text(ANN_KEY, 1055, { id: text(ANN_KEY, 10555).id }), text(ANN_KEY, 3))
    expect(times()).toEqual([...range(1041, 1055), 1055, ...range(1056, 1060)])
    while (times()[0] !== 3) await window.loadOlder()
    expect(times().slice(0, 2)).toEqual([3, 1001])
  })

  it('S-WINDOW-3 what did not change stays the same object, in order, also when paging', async () => {
    const { window, came, tell } = stage(numbered(1001, 1060))
    await window.load()
    const before = window.getSnapshot().messages
    came(text(ANN_KEY, 1070))
    tell({ type: 'conversation-changed', key: ANN_KEY, draft: { text: 'dear', quoteId: null } })
    await window.loadOlder()
    const after = window.getSnapshot()
    expect(after.draft).toEqual({ text: 'dear', quoteId: null })
    expect(before.every((one) => after.messages.includes(one))).toBe(true)
  })

  it('S-WINDOW-3 another conversation tells this window nothing', async () => {
    const { window, tell } = stage(numbered(1001, 1010))
    await window.load()
    const before = window.getSnapshot()
    tell({ type: 'messages-received', source: 'live', messages: [text('p2p-bo', 5)] })
    expect(window.getSnapshot()).toBe(before)
  })

  it('S-ORDER-3 unconfirmed messages stand last in local order; a key stays from sending to sent', async () => {
    const { window, tell, came } = stage(numbered(1001, 1003))
    await window.load()
    const item = waiting('c1', ANN_KEY, { queuedAt: 1 })
    tell({ type: 'message-queued', item: waiting('c2', ANN_KEY, { localSeq: 2, queuedAt: 0 }) })
    tell({ type: 'message-queued', item })
    came(text(ANN_KEY, 1004))
    const keys = () =>
      window
        .getSnapshot()
        .messages.slice(3)
        .map((one) => `${one.key} ${one.state}`)
    expect(keys()).toEqual(['1004 sent', 'c1 sending', 'c2 sending'])
    const { clientId } = item
    tell({ type: 'send-failed', clientId, failure: { kind: 'channel-unavailable', uncertain: true } })
    expect(keys()).toEqual(['1004 sent', 'c1 failed', 'c2 sending'])
    tell({ type: 'message-confirmed', clientId, message: own(ANN_KEY, 1005, { clientId }) })
    expect(keys()).toEqual(['1004 sent', 'c1 sent', 'c2 sending'])
  })

  const withdrawn = (at: number): Fact => {
    const { id, from } = text(ANN_KEY, at)
    return {
      type: 'message-withdrawn',
      key: ANN_KEY,
      target: id,
      targetAt: at,
      withdrawnAt: at + 2,
      by: from,
      unread: 0,
      mentions: 0,
    }
  }

  it('S-WDRAW-2 a withdrawal of a message that is on disk shows at once', async () => {
    const { window, tell } = stage(numbered(1001, 1003))
    await window.load()
    tell(withdrawn(1002))
    expect(window.getSnapshot().messages.map((one) => one.kind)).toEqual(['text', 'withdrawn', 'text'])
  })

  it('S-WDRAW-2 a message that comes, is sealed and withdrawn while older ones are read is shown so', async () => {
    const { window, tell, came } = stage(numbered(1001, 1100))
    await window.load()
    await window.loadOlder()
    const older = window.loadOlder()
    await Promise.resolve()
    const row = { key: ANN_KEY, isSealed: true, sealedTo: 1101, openCount: 1, amendedCount: 0 }
    const sealed: Fact = { type: 'sealed', seal: { rows: [row], carry: [] } }
    came(text(ANN_KEY, 1101))
    for (const fact of [sealed, withdrawn(1101), sealed]) tell(fact)
    await older
    expect(window.getSnapshot().messages.at(-1)).toMatchObject({ at: 1101, kind: 'withdrawn' })
  })

  it('S-WINDOW-4 shows gaps, lost numbers, the mark', async () => {
    const { window, tell } = stage(numbered(1001, 1003))
    await window.load()
    tell(
      { type: 'coverage-changed', key: ANN_KEY, low: 1, high: 9, opened: [[2, 5]], filled: [] },
      { type: 'gap-unfillable', key: ANN_KEY, range: [3, 3] },
      { type: 'read-mark-moved', key: ANN_KEY, mark: text(ANN_KEY, 1002), unread: 0, mentions: 0 },
    )
    expect(window.getSnapshot()).toMatchObject({
      gaps: [
        [2, 2],
        [4, 5],
      ],
      lost: [[3, 3]],
      mark: { at: 1002 },
    })
  })

  it('S-WINDOW-5 stands around an old message; what comes does not move it, and is counted', async () => {
    const { window, came, tell, times } = stage(numbered(1001, 1200))
    expect(await window.showAround('1050')).toEqual({ ok: true, value: null })
    expect(times()).toEqual(range(1040, 1059))
    expect(window.getSnapshot()).toMatchObject({ hasOlder: true, hasNewer: true, newerCount: 141 })
    tell({ type: 'message-queued', item: waiting('c1', ANN_KEY) })
    came(text(ANN_KEY, 1201), text(ANN_KEY, 1045, { id: text(ANN_KEY, 10455).id }))
    expect(times()).toEqual([...range(1040, 1045), 1045, ...range(1046, 1059)])
    expect(window.getSnapshot().newerCount).toBe(142)
    await window.loadNewer()
    await window.loadOlder()
    expect([times()[0], times().at(-1)]).toEqual([1020, 1079])
    while (window.getSnapshot().hasNewer) await window.loadNewer(50)
    expect(times().slice(-3)).toEqual([1200, 1201, 1000])
    came(text(ANN_KEY, 1202))
    expect(times().slice(-2)).toEqual([1202, 1000])
  })

  it('S-WINDOW-5 goes back to the newest, stays where it is after a new open, and refuses what is not here', async () => {
    const { window, came, times } = stage(numbered(1001, 1200))
    await window.showAround('1050')
    came(text(ANN_KEY, 1300))
    window.reset()
    await window.load()
    expect(times()).toEqual(range(1040, 1059))
    const before = window.getSnapshot().messages
    expect(await window.showAround('17')).toEqual({ ok: false, refusal: { kind: 'unknown-message' } })
    expect(window.getSnapshot().messages).toEqual(before)
    await window.toNewest()
    expect(times()).toEqual([...range(1182, 1200), 1300])
    expect(window.getSnapshot()).toMatchObject({ hasOlder: true, hasNewer: false, newerCount: 0 })
    await window.loadOlder()
    expect(times()).toEqual([...range(1162, 1200), 1300])
  })

  it('S-WINDOW-8 gives back what is older than a start shows when it goes to the newest', async () => {
    const { window, came, tell, times } = stage(numbered(1001, 1010))
    await window.load()
    // The server has nothing older: what is given back is on the disk alone.
    tell({ type: 'start-reached', key: ANN_KEY })
    came(...numbered(1011, 1100))
    expect(times()).toEqual(range(1001, 1100))
    await window.toNewest()
    expect(times()).toEqual(range(1081, 1100))
    expect(window.getSnapshot()).toMatchObject({ hasOlder: true, hasNewer: false })
    await window.loadOlder()
    expect(times()).toEqual(range(1061, 1100))
  })

  it('S-SEND-10 shows what is on its way to the log once, last, at the newest only, until the log says of it', async () => {
    const { window, tell, came } = stage(numbered(1001, 1100))
    await window.load()
    const shown = () =>
      window
        .getSnapshot()
        .messages.filter(({ state }) => state === 'sending')
        .map(({ key }) => key)
    const [first, second, third] = ['first', 'second', 'third'].map((id) => waiting(id, ANN_KEY)) as [
      OutboxItem,
      OutboxItem,
      OutboxItem,
    ]
    for (const item of [first, second, third]) window.echo(item)
    expect(shown()).toEqual(['first', 'second', 'third'])
    came(text(ANN_KEY, 1101))
    expect(
      window
        .getSnapshot()
        .messages.map(({ key }) => key)
        .slice(-3),
    ).toEqual(['first', 'second', 'third'])
    tell({ type: 'message-queued', item: first })
    expect(shown()).toEqual(['first', 'second', 'third'])
    const before = window.getSnapshot()
    window.endEcho(first.clientId)
    expect(window.getSnapshot()).toBe(before)
    window.endEcho(second.clientId)
    expect(shown()).toEqual(['first', 'third'])
    await window.showAround('1020')
    expect(shown()).toEqual([])
    window.reset()
    await window.toNewest()
    expect(shown()).toEqual(['first'])
  })

  it('S-VIEW-1 a message that the log took as it was shown on its way there changes nothing', async () => {
    const { window, tell, came } = stage(numbered(1001, 1010))
    await window.load()
    came(text(ANN_KEY, 1011))
    const item = waiting('first', ANN_KEY)
    window.echo(item)
    const shown = window.getSnapshot()
    const told: unknown[] = []
    window.subscribe(() => told.push(window.getSnapshot()))
    tell({ type: 'message-queued', item: { ...item } })
    window.endEcho(item.clientId)
    expect(window.getSnapshot()).toBe(shown)
    expect(told).toEqual([])
  })

  it('S-WINDOW-5 a reopening while it reads back does not stop it', async () => {
    const { window, times } = stage(numbered(1001, 3000))
    await window.load()
    const asked = window.showAround('1050')
    window.reset()
    expect(await asked).toEqual({ ok: true, value: null })
    await window.load()
    expect(times()).toEqual(range(1040, 1059))
  })

  it('S-HIST-2 a failed fetch of older messages says why, and can be asked for again', async () => {
    const { window, fail, times } = stage(numbered(1001, 1010), numbered(991, 1000))
    const refusal = {
      kind: 'unavailable',
      error: { kind: 'network-closed', origin: 'network', message: '' },
    } as const
    fail(refusal)
    await window.load()
    expect(await window.loadOlder()).toEqual({ ok: false, refusal })
    expect(window.getSnapshot()).toMatchObject({ hasOlder: true, isLoadingOlder: false })
    fail(undefined)
    expect(await window.loadOlder()).toEqual({ ok: true, value: null })
    expect(times()).toEqual(range(991, 1010))
  })

  it('S-WDRAW-7 a message says why its withdrawal failed, until the next try', async () => {
    const { window, tell } = stage([])
    const target = own(ANN_KEY, 1001)
    tell({ type: 'messages-received', source: 'live', messages: [target] })
    await window.load()
    const tries = (localSeq: number) =>
      waiting(`w${localSeq}`, ANN_KEY, {
        localSeq,
        content: { kind: 'withdraw', target: target.id, at: 1001 },
      })
    const failed = () => window.getSnapshot().messages[0]?.failedWithdrawal
    const failure = { kind: 'refused', reason: 'too-late', code: 508, message: 'late' } as const
    tell({ type: 'message-queued', item: tries(1) })
    expect(failed()).toBeUndefined()
    const { clientId } = tries(1)
    tell({ type: 'send-failed', clientId, failure })
    expect(failed()).toEqual({ clientId, failure })
    const [before] = window.getSnapshot().messages
    tell({ type: 'conversation-changed', key: ANN_KEY, draft: { text: 'dear', quoteId: null } })
    expect(window.getSnapshot().messages[0]).toBe(before)
    tell({ type: 'message-queued', item: tries(2) })
    expect(failed()).toBeUndefined()
    tell({ type: 'send-failed', clientId: tries(2).clientId, failure })
    tell({
      type: 'message-withdrawn',
      key: ANN_KEY,
      target: target.id,
      targetAt: 1001,
      withdrawnAt: 1002,
      by: ME,
      unread: 0,
      mentions: 0,
    })
    expect(window.getSnapshot().messages).toMatchObject([{ kind: 'withdrawn' }])
    expect(failed()).toBeUndefined()
  })

  it('S-SEND-9 a message that the server kept with a warning shows it', async () => {
    const { window, came } = stage([])
    await window.load()
    came(own(ANN_KEY, 1001, { warning: 'stored, but' }))
    expect(window.getSnapshot().messages).toMatchObject([{ state: 'sent', warning: 'stored, but' }])
  })

  it('S-WINDOW-6 tells how what the draft answers is, wherever the window stands, until nothing is', async () => {
    const { window, tell } = stage(numbered(1001, 1100))
    await window.load()
    const [newest] = numbered(1100, 1100) as [Message]
    const answer = (quoteId: Message['id'] | null) =>
      tell({ type: 'conversation-changed', key: ANN_KEY, draft: { text: '', quoteId } })
    answer(newest.id)
    expect(window.getSnapshot().quoted.get(newest.id)?.text).toBe('text 1100')
    await window.showAround('1003')
    const withdrawn = { key: ANN_KEY, targetAt: 1100, withdrawnAt: 2004, unread: 0, mentions: 0 } as const
    tell({ type: 'message-withdrawn', target: newest.id, by: newest.from, ...withdrawn })
    expect(window.getSnapshot().quoted.get(newest.id)).toMatchObject({ kind: 'withdrawn', text: '' })
    answer(null)
    expect(window.getSnapshot().quoted.size).toBe(0)
  })

  it('S-WINDOW-6 tells what its messages quote, from above the window too, and that it is withdrawn', async () => {
    const { window, tell, came } = stage(numbered(1001, 1100))
    await window.load()
    const [old] = numbered(1003, 1003) as [Message]
    const quoted = () => window.getSnapshot().quoted
    came(own(ANN_KEY, 2001, { quoteId: old.id }), text(ANN_KEY, 2002))
    came(own(ANN_KEY, 2003, { quoteId: text(ANN_KEY, 2002).id }))
    await expect.poll(() => quoted().get(old.id)?.text).toBe('text 1003')
    expect(quoted().get('2002')?.text).toBe('text 2002')
    const withdrawn = { key: ANN_KEY, targetAt: 1003, withdrawnAt: 2004, unread: 0, mentions: 0 } as const
    tell({ type: 'message-withdrawn', target: old.id, by: old.from, ...withdrawn })
    expect(quoted().get(old.id)).toMatchObject({ kind: 'withdrawn', text: '' })
    expect(window.getSnapshot().messages[0]?.id).toBe('1081')
  })
})
