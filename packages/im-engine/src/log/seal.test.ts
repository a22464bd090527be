import { describe, expect, it } from 'vitest'
import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import { CARRY_BUSY_MAX, CARRY_MAX, CHUNK_SIZE, SEAL_EVERY } from '../model/limits.js'
import type { Message } from '../model/message.js'
import { ANN, ME, receive, text, withdrawalOf } from '../model/test-build.js'
import type { Disk } from '../ports/disk.js'
import { HandClock } from '../testing/hand-clock.js'
import { load } from './load.js'
import { Log } from './log.js'
import { mergeOnce } from './reader.js'
import { planSeal } from './seal.js'
import { PROJECTION_VERSION } from './tables.js'

async function newLog(disk: (real: Disk) => Disk = (real) => real, store = createMemoryStore()) {
  const failures: string[] = []
  const log = new Log({
    rules: () => ({ decide, load, planSeal }),
    disk: disk(createMemoryDisk(store, { projection: PROJECTION_VERSION, isChecked: true })),
    clock: new HandClock(),
    me: ME,
    opened: () => new Set(),
    onAppended: () => undefined,
    onFailure: (failure) => failures.push(failure),
  })
  await log.open()
  await log.takeOver('tab')
  return { log, store, failures }
}

const page = (key: 'p2p-a' | `p2p-${number}`, count: number) =>
  receive({
    messages: Array.from({ length: count }, (_, at) =>
      text(key, at + 1, { id: text(key, at * 1_000 + Number(key.slice(4) || 1)).id }),
    ),
  })

describe('seal', () => {
  it('S-SEAL-1 long tails become chunks; at most 500 messages of short ones ride in the record', async () => {
    const { log, store } = await newLog()
    await log.submit(page('p2p-1', CHUNK_SIZE * 2 + 10))
    for (const key of [2, 3, 4, 5, 6, 7] as const) await log.submit(page(`p2p-${key}`, 100))
    await log.seal()
    const carried = [...log.state().tails.values()].flat()
    expect(carried.length).toBe(CARRY_MAX)
    const sizes = [...store.chunks].map(([key, chunks]) => [key, chunks.map((chunk) => chunk.length)])
    expect(sizes.sort()).toEqual([
      ['p2p-1', [10, CHUNK_SIZE, CHUNK_SIZE]],
      ['p2p-7', [100]],
    ])
    const { head } = store
    await log.seal()
    expect(store.head).toBe(head) // nothing new, nothing written
  })

  it('S-SEAL-1 while commits go on more of them ride', async () => {
    const { log } = await newLog()
    for (let key = 1; key <= SEAL_EVERY / 100; key++) await log.submit(page(`p2p-${key}`, 100))
    expect(log.state().unsealed).toBe(0)
    expect([...log.state().tails.values()].flat()).toHaveLength(CARRY_BUSY_MAX)
  })

  it('S-SEAL-1 a failed seal changes nothing in memory, and this log writes no more', async () => {
    const { log, failures } = await newLog((real) => ({
      ...real,
      seal: async () => ({ ok: false, failure: 'full' }),
    }))
    await log.submit(page('p2p-1', 300))
    const before = structuredClone(log.state())
    await log.seal()
    expect(log.state()).toEqual(before)
    expect(failures).toEqual(['full'])
    expect(await log.submit(page('p2p-2', 1))).toMatchObject({ ok: false, refusal: { kind: 'storage' } })
  })
})

describe('a read that fails', () => {
  /** 300 sealed messages, more late ones between them than a seal carries, and a next start whose disk reads no chunk. */
  async function unreadable() {
    const { log, store } = await newLog()
    await log.submit(page('p2p-1', 300))
    await log.seal()
    const late = (count: number) => text('p2p-1', count % 300, { id: text('p2p-1', 1_000_000 + count).id })
    await log.submit(receive({ messages: Array.from({ length: CARRY_MAX + 1 }, (_, count) => late(count)) }))
    const bad = async () => ({ ok: false, failure: 'lost' }) as const
    return newLog((real) => ({ ...real, readChunks: bad }), store)
  }

  it('S-DISK-24 takes no copy for news', async () => {
    const { log, store } = await unreadable()
    const { head } = store
    const copy = text('p2p-1', 5, { id: text('p2p-1', 4_001).id })
    expect(await log.submit(receive({ messages: [copy] }))).toMatchObject({
      ok: false,
      refusal: { kind: 'storage' },
    })
    expect(store.head).toBe(head)
  })

  it('S-DISK-24 seals nothing', async () => {
    const { log, store, failures } = await unreadable()
    const before = structuredClone([...store.chunks])
    await log.seal()
    expect([...store.chunks]).toEqual(before)
    expect(failures).toEqual(['lost'])
  })

  it('S-DISK-24 says of no receipt that it is the last', async () => {
    const { log } = await unreadable()
    const due = () => log.readDue('p2p-1', text('p2p-1', 0), text('p2p-1', 999))
    expect(await due()).toBeUndefined()
  })
})

describe('reading back', () => {
  it('S-WINDOW-1 a late message in the tail is not shown before what is sealed between', async () => {
    const { log } = await newLog()
    await log.submit(page('p2p-1', 300))
    await log.seal()
    const late = text('p2p-1', 2, { id: text('p2p-1', 9_999_999).id })
    await log.submit(receive({ messages: [late] }))
    const all = await log.reader.all('p2p-1')
    expect(all.length).toBe(301)
    let shown = (await log.reader.older('p2p-1', undefined, 20)).messages
    for (let hasOlder = true; hasOlder; ) {
      expect(shown).toEqual(all.slice(all.length - shown.length))
      const older = await log.reader.older('p2p-1', shown[0], 20)
      shown = [...older.messages, ...shown]
      hasOlder = older.hasOlder
    }
    expect(shown).toEqual(all)
  })

  it('S-SEAL-2 of a message that is sealed and in the tail too the one of the tail is shown, once', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((at) => text('p2p-1', at)) as [Message, Message, Message, Message]
    const newer = { ...b, text: 'newer' }
    expect(mergeOnce([a, b, c], [newer, d])).toEqual([a, newer, c, d])
    expect(mergeOnce([a, b, c], [c])).toEqual([a, b, c])
  })

  it('S-SEAL-2 a seal between two reads of one look changes nothing of what it shows', async () => {
    let meanwhile: (() => Promise<void>) | undefined
    const { log } = await newLog((real) => ({
      ...real,
      readChunks: async (queries) => {
        const chunks = await real.readChunks(queries)
        const once = meanwhile
        meanwhile = undefined
        await once?.()
        return chunks
      },
    }))
    await log.submit(page('p2p-1', 300))
    await log.seal()
    const reads = [
      () => log.reader.all('p2p-1'),
      async () => (await log.reader.older('p2p-1', undefined, 300)).messages,
    ]
    for (const [index, read] of reads.entries()) {
      const target = (await read())[index]
      if (target === undefined) throw new Error('nothing is there')
      await log.submit(receive({ withdrawals: [withdrawalOf(target)] }))
      meanwhile = () => log.seal()
      expect((await read())[index]).toMatchObject({ id: target.id, kind: 'withdrawn', text: '' })
    }
    const due = () => log.reader.due('p2p-1', text('p2p-1', 0), text('p2p-1', 999))
    const before = await due()
    const target = (await log.reader.all('p2p-1')).find(({ id }) => id === before[0]?.id)
    if (target === undefined) throw new Error('nothing is due')
    await log.submit(receive({ withdrawals: [withdrawalOf(target)] }))
    meanwhile = () => log.seal()
    expect(await due()).toEqual(before.slice(1))
    expect(before.length).toBeGreaterThan(200)
  })

  it('S-SEAL-5 the sealed amendments of a conversation are read once until the next seal, and anew after it', async () => {
    let reads = 0
    const { log } = await newLog((real) => ({
      ...real,
      readAmendments: (keys) => {
        reads++
        return real.readAmendments(keys)
      },
    }))
    const readBy = (messages: readonly Message[]) =>
      receive({
        notices: [
          {
            type: 'receipt',
            key: 'p2p-1',
            reader: ANN,
            kind: 'read',
            ids: messages.map(({ id }) => id),
            at: 9_000,
          },
        ],
      })
    const readers = async () => (await log.reader.all('p2p-1')).map((message) => message.readers?.length ?? 0)
    await log.submit(page('p2p-1', CHUNK_SIZE * 3))
    await log.seal()
    const [first, second] = (await log.reader.all('p2p-1')) as [Message, Message]
    await log.submit(readBy([first]))
    await log.seal()
    expect(log.state().conversations.get('p2p-1')?.amendedCount).toBe(1)
    reads = 0
    for (const at of [7_000, 7_002, 7_004]) await log.submit(receive({ messages: [text('p2p-1', at)] }))
    expect((await readers()).slice(0, 2)).toEqual([1, 0])
    expect(reads).toBe(1)
    await log.submit(readBy([second]))
    await log.seal()
    expect((await readers()).slice(0, 2)).toEqual([1, 1])
    expect(reads).toBe(2)
    await readers()
    expect(reads).toBe(2)
  })
})
