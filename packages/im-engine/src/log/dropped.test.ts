import { describe, expect, it } from 'vitest'
import { toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { type Mark, START } from '../model/order.js'
import { ANN_KEY, ME, receive, text } from '../model/test-build.js'
import { Medium } from '../testing/memory-disk.js'
import { MessageWindow } from '../views/window.js'
import type { Log } from './log.js'
import { openOn } from './test-open.js'

const messages = (from: number, to: number): readonly Message[] =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    text(ANN_KEY, from + i, { id: toServerId(String(1_000 + from + i)), number: from + i }),
  )

const markOf = (n: number): Mark => ({ at: n, id: toServerId(String(1_000 + n)) })
const rowOf = (log: Log) => log.state().conversations.get(ANN_KEY)

/** 300 messages read to their start, sealed in chunks of 128. */
async function sealed(medium = new Medium()) {
  const { log, disk } = await openOn(medium)
  await log.submit({ ...receive({ messages: messages(1, 300) }), reachedStart: ANN_KEY })
  await log.seal()
  return { log, disk, medium }
}

const back = (from: number, to: number) => ({
  ...receive({ messages: messages(from, to - 1) }),
  source: 'history' as const,
  stretch: { key: ANN_KEY, from: from === 1 ? START : markOf(from), to: markOf(to) },
})

describe('a drop', () => {
  it('S-FULL-1 takes whole chunks, oldest first, and the row says that history is missing before them', async () => {
    const { log } = await sealed()
    expect(rowOf(log)).toMatchObject({ isFromStart: true, dropped: null, unread: 300 })
    await log.dropOldest('tab', 1)
    expect(rowOf(log)).toMatchObject({
      isFromStart: false,
      dropped: { upTo: markOf(128), isBack: false },
      unread: 300,
    })
    expect((await log.reader.all(ANN_KEY)).map((one) => one.at)).toEqual(
      messages(129, 300).map((one) => one.at),
    )
  })

  it('S-FULL-1 a page that was on its way does not end what the drop began', async () => {
    const { log } = await sealed()
    await log.dropOldest('tab', 1)
    const nothing = { key: ANN_KEY, from: START, to: markOf(1) }
    await log.submit({ ...receive({}), source: 'history', stretch: nothing, reachedStart: ANN_KEY })
    expect(rowOf(log)).toMatchObject({ isFromStart: false, dropped: { upTo: markOf(128), isBack: false } })
    await log.submit({ ...back(1, 129), reachedStart: ANN_KEY })
    expect(rowOf(log)).toMatchObject({ isFromStart: true, dropped: null })
  })

  it('S-FULL-2 a message of a chunk that was looked through for copies is no copy when it comes back', async () => {
    const { log } = await sealed()
    await log.submit(receive({ messages: messages(50, 50) }))
    await log.dropOldest('tab', 1)
    await log.submit({ ...back(1, 129), reachedStart: ANN_KEY })
    expect((await log.reader.all(ANN_KEY)).map((one) => one.at)).toEqual(
      messages(1, 300).map((one) => one.at),
    )
  })

  it('S-FULL-2 what was withdrawn while it was away comes back so, in the list too', async () => {
    const { log } = await sealed()
    await log.dropOldest('tab', 1_000)
    expect(await log.reader.all(ANN_KEY)).toEqual([])
    const [newest] = messages(300, 300) as readonly [Message]
    const withdrawn: Message = { ...newest, kind: 'withdrawn', text: '', withdrawnAt: 5 }
    await log.submit(receive({ messages: [withdrawn] }))
    expect(rowOf(log)?.last).toMatchObject({ id: newest.id, kind: 'withdrawn', text: '' })
    // It stands before history that is missing, so no window shows it yet.
    expect(await log.reader.older(ANN_KEY, undefined, 10)).toMatchObject({ messages: [] })
    await log.submit(back(1, 301))
    expect(await log.reader.all(ANN_KEY)).toHaveLength(300)
  })

  it('S-FULL-1 takes what came late before its end too, so that what is left has no hole', async () => {
    const { log } = await sealed()
    await log.submit(receive({ messages: [text(ANN_KEY, 5, { id: toServerId('9') })] }))
    await log.dropOldest('tab', 1)
    expect((await log.reader.all(ANN_KEY))[0]?.at).toBe(129)
    await log.dropOldest('tab', 1_000)
    expect(await log.reader.all(ANN_KEY)).toEqual([])
    expect(rowOf(log)).toMatchObject({ sealedTo: -1, unread: 301, last: { at: 300 } })
  })

  it.each([
    ['before', 0],
    ['after', 128],
  ] as const)('S-FULL-1 a crash %s its write leaves all of it or nothing', async (how, gone) => {
    const medium = new Medium()
    const { log, disk } = await sealed(medium)
    const next = disk.writeCount + 1
    if (how === 'before') disk.crashBefore(next)
    else disk.crashAfter(next)
    void log.dropOldest('tab', 1)
    await Promise.resolve()
    const { log: again } = await openOn(medium)
    expect((await again.reader.all(ANN_KEY)).length).toBe(300 - gone)
    expect(rowOf(again)?.dropped?.upTo.at ?? 0).toBe(gone)
  })

  it('S-FULL-1 a tab that another has taken over from drops nothing', async () => {
    const medium = new Medium()
    const { log } = await sealed(medium)
    const { log: leader } = await openOn(medium, 'other')
    expect(await log.dropOldest('tab', 1)).toEqual({ ok: false, failure: 'stale' })
    expect((await leader.reader.all(ANN_KEY)).length).toBe(300)
    expect(rowOf(leader)?.dropped).toBeNull()
  })

  it('S-FULL-2 what receipts were sent for gets none when it comes back, what they passed over gets its own', async () => {
    const { log } = await sealed()
    const sent = (upTo: number) =>
      log.submit({ type: 'receipts-sent', key: ANN_KEY, kind: 'read', upTo: markOf(upTo), ids: [] })
    await log.submit({ type: 'mark-read', key: ANN_KEY, upTo: markOf(100) })
    await sent(100)
    await log.dropOldest('tab', 1)
    await log.submit({ type: 'mark-read', key: ANN_KEY })
    await sent(300)
    await log.submit(back(1, 129))
    expect(rowOf(log)?.late.map((one) => one.at)).toEqual(messages(101, 128).map((one) => one.at))
    expect(rowOf(log)).toMatchObject({ unread: 0, dropped: null })
  })

  it('S-FULL-2 what comes back while a receipt is on its way without it gets its own', async () => {
    const { log } = await sealed()
    await log.submit({ type: 'receipts-sent', key: ANN_KEY, kind: 'delivered', upTo: markOf(100), ids: [] })
    await log.dropOldest('tab', 1)
    await log.submit({ type: 'mark-read', key: ANN_KEY, upTo: markOf(120) })
    await log.submit(back(1, 129))
    await log.submit({ type: 'receipts-sent', key: ANN_KEY, kind: 'read', upTo: markOf(120), ids: [] })
    await log.submit({ type: 'receipts-sent', key: ANN_KEY, kind: 'delivered', upTo: markOf(300), ids: [] })
    // Up to the mark all owe that they were read; of the others only what was not said to have arrived.
    expect(rowOf(log)?.late.map((one) => one.at)).toEqual(messages(1, 128).map((one) => one.at))
  })

  it('S-FULL-3 a page that does not go on where what is here begins is kept, and not shown before the one between came', async () => {
    const { log } = await sealed()
    await log.dropOldest('tab', 1)
    const shown = async () => (await log.reader.older(ANN_KEY, undefined, 1_000)).messages[0]?.at
    await log.submit(back(50, 60))
    expect([await shown(), rowOf(log)?.dropped?.upTo]).toEqual([129, markOf(128)])
    await log.submit(back(60, 129))
    expect([await shown(), rowOf(log)?.dropped?.upTo]).toEqual([60, markOf(60)])
    await log.submit(back(1, 60))
    expect([await shown(), rowOf(log)?.dropped]).toEqual([1, null])
    expect(rowOf(log)?.unread).toBe(300)
  })

  it('S-FULL-4 counts stay while a part of what is unread is away, and are right when it is back', async () => {
    const { log } = await sealed()
    await log.dropOldest('tab', 1)
    await log.submit({ type: 'mark-read', key: ANN_KEY, upTo: markOf(40) })
    expect(rowOf(log)?.unread).toBe(300)
    await log.submit(back(60, 129))
    expect(rowOf(log)?.unread).toBe(300)
    await log.submit(back(30, 60))
    expect(rowOf(log)?.unread).toBe(260)
  })

  it('S-FULL-4 a mark behind what is away makes them right at once', async () => {
    const { log } = await sealed()
    await log.dropOldest('tab', 1)
    await log.submit({ type: 'mark-read', key: ANN_KEY, upTo: markOf(200) })
    expect(rowOf(log)?.unread).toBe(100)
  })

  it('S-FULL-3 a window that has nothing left shows what another one got back', async () => {
    const { log } = await sealed()
    const window = new MessageWindow(
      ANN_KEY,
      () => log.state(),
      (...query) => log.reader.older(...query),
      async () => ({ ok: true, value: null }),
    )
    log.onCommit((changes) => window.update(changes))
    await window.load()
    const shown = async () => {
      await window.load()
      return window.getSnapshot().messages.map((one) => one.at)
    }
    await log.dropOldest('tab', 1_000)
    expect(await shown()).toEqual([])
    await log.submit({ ...back(290, 301), stretch: { key: ANN_KEY, from: markOf(290), to: null } })
    const all = messages(290, 300).map((one) => one.at)
    expect(await shown()).toEqual(all)
    // A change of one of them shows no other.
    const receipt = { type: 'receipt', key: ANN_KEY, reader: ME, kind: 'read', at: 5 } as const
    await log.submit(receive({ notices: [{ ...receipt, ids: [markOf(295).id] }] }))
    expect(await shown()).toEqual(all)
  })
})

describe('a clearing', () => {
  it('S-CLEAR-1 takes chunks, tail and what was amended in one write, and a crash at it leaves all or nothing', async () => {
    for (const isWritten of [false, true]) {
      const { log, disk, medium } = await sealed()
      await log.submit({ type: 'star', key: ANN_KEY, targets: [markOf(5), markOf(299)], isOn: true })
      await log.seal()
      await log.submit(receive({ messages: messages(301, 302) }))
      if (isWritten) await log.submit({ type: 'clear-conversation', key: ANN_KEY })
      else {
        disk.abort(disk.writeCount + 1)
        expect(await log.submit({ type: 'clear-conversation', key: ANN_KEY })).toMatchObject({ ok: false })
      }
      const again = await openOn(medium)
      const all = await again.log.reader.all(ANN_KEY)
      expect(all).toHaveLength(isWritten ? 0 : 302)
      expect(all.filter(({ star }) => star?.isOn === true)).toHaveLength(isWritten ? 0 : 2)
      expect(rowOf(again.log)).toMatchObject(
        isWritten
          ? { last: null, unread: 0, sealedTo: -1, clearedTo: markOf(302) }
          : { unread: 302, clearedTo: START },
      )
    }
  })

  it('S-CLEAR-2 what was cleared does not come back by a page, and later messages are sealed as ever', async () => {
    const { log } = await sealed()
    await log.submit({ type: 'clear-conversation', key: ANN_KEY })
    await log.submit({ ...back(100, 200) })
    expect(await log.reader.all(ANN_KEY)).toEqual([])
    await log.submit(receive({ messages: messages(299, 450) }))
    await log.seal()
    expect((await log.reader.all(ANN_KEY)).map((one) => one.at)).toEqual(
      messages(301, 450).map((one) => one.at),
    )
    expect(rowOf(log)).toMatchObject({ unread: 150 })
  })
})
