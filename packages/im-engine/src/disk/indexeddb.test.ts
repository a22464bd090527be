import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newConversation } from '../model/conversation.js'
import type { Disk } from '../ports/disk.js'
import { commitOf, good, message, sealOf } from '../testing/disk-sample.js'
import { diskSuite } from '../testing/disk-suite.js'
import { HandClock } from '../testing/hand-clock.js'
import { createIndexedDisk } from './indexeddb.js'

let places = 0
const newName = () => `disk-${++places}`
const logger = { debug() {}, warn() {}, error() {} }

const newDisk = (name: string, clock = new HandClock()): Disk =>
  createIndexedDisk({ name, clock, blockedMs: 5_000, projection: 1, logger })

diskSuite(
  'IndexedDB in Node (S-DISK-1)',
  () => {
    const name = newName()
    return { newDisk: () => newDisk(name) }
  },
  20,
)

/** A promise of a raw request. */
function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Counts calls of `method` while `work` runs. */
async function countRequests(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const methods = [
    'add',
    'put',
    'delete',
    'clear',
    'get',
    'getAll',
    'getAllKeys',
    'count',
    'openCursor',
  ] as const
  const spies = [
    ...methods.map((method) => vi.spyOn(IDBObjectStore.prototype, method)),
    vi.spyOn(IDBDatabase.prototype, 'transaction'),
  ]
  await work()
  for (const spy of spies) {
    if (spy.mock.calls.length > 0) counts[spy.getMockName()] = spy.mock.calls.length
    spy.mockRestore()
  }
  return counts
}

describe('what IndexedDB is asked', () => {
  it('S-DISK-18 an append is one add in one transaction', async () => {
    const disk = newDisk(newName())
    good(await disk.open())
    const counts = await countRequests(() => disk.append(1, commitOf('a'), { strict: false }))
    expect(counts).toEqual({ add: 1, transaction: 1 })
    disk.close()
  })

  it('S-DISK-18 an append is strict when it is asked to be, and committed at once', async () => {
    const disk = newDisk(newName())
    good(await disk.open())
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    good(await disk.append(1, commitOf('a'), { strict: false }))
    good(await disk.append(2, commitOf('b'), { strict: true }))
    const durabilities = transaction.mock.calls.map(([, , options]) => options?.durability)
    expect(durabilities).toEqual(['relaxed', 'strict'])
    expect(commit).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
    disk.close()
  })

  it('S-DISK-18 an open is one transaction of five requests, however much there is', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    const rows = Array.from({ length: 200 }, (_, i) => newConversation(`p2p-${i}`, i))
    const blocks = [0, 1, 2, 3].map((block) => ({ block, rows: rows.slice(block * 64, block * 64 + 64) }))
    good(await disk.seal(sealOf(1, { rowBlocks: blocks, tables: { poisonCount: 1, nextLocalSeq: 2 } })))
    for (let n = 2; n < 20; n++) good(await disk.append(n, commitOf(`${n}`), { strict: false }))
    disk.close()
    const counts = await countRequests(async () => good(await disk.open()))
    expect(counts).toEqual({ get: 1, getAll: 3, getAllKeys: 1, transaction: 1 })
    disk.close()
  })

  it('S-DISK-18 a seal is one transaction of one request a chunk, block, record and cut', async () => {
    const disk = newDisk(newName())
    good(await disk.open())
    good(await disk.append(1, commitOf('a'), { strict: false }))
    const seal = sealOf(2, {
      chunks: [[message('p2p-1', 1), message('p2p-1', 2)], [message('p2p-2', 1)]],
      rowBlocks: [{ block: 0, rows: [newConversation('p2p-1', 0), newConversation('p2p-2', 1)] }],
      amendments: [{ key: 'p2p-1', amendments: new Map() }],
      tables: { poisonCount: 1 },
      cuts: [[1, 1]],
    })
    const counts = await countRequests(async () => good(await disk.seal(seal)))
    expect(counts).toEqual({ add: 1, put: 6, delete: 1, transaction: 1 })
    const read = await countRequests(async () => {
      good(await disk.readChunks([{ key: 'p2p-1', from: 9, limit: 1 }]))
    })
    expect(read).toEqual({ getAll: 1, transaction: 1 })
    disk.close()
  })
})

describe('other connections', () => {
  it('S-DISK-8 gives way to a newer engine: onLost, then lost; the next open is newer and changes nothing', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    good(await disk.append(1, commitOf('a'), { strict: false }))
    let heard = 0
    disk.onLost(() => heard++)
    const newer = await ended(indexedDB.open(name, 99))
    expect(heard).toBe(1)
    expect(await disk.append(2, commitOf('b'), { strict: true })).toEqual({ ok: false, failure: 'lost' })
    expect(await disk.open()).toEqual({ ok: false, failure: 'newer' })
    expect(await ended(newer.transaction('log').objectStore('log').getAllKeys())).toEqual([1])
    newer.close()
    expect(await newDisk(name).open()).toEqual({ ok: false, failure: 'newer' })
  })

  it('S-DISK-13 erases a database of a newer engine too', async () => {
    const name = newName()
    const newer = indexedDB.open(name, 99)
    newer.onupgradeneeded = () => newer.result.createObjectStore('secrets').put('text', 1)
    ;(await ended(newer)).close()
    good(await newDisk(name).erase())
    expect((await indexedDB.databases()).some((one) => one.name === name)).toBe(false)
  })

  it('S-DISK-9 waits so long for who does not let go, then answers lost, and what comes late is closed', async () => {
    const name = newName()
    const frozen = await ended(indexedDB.open(name, 1)) // hears of nothing
    const deletion = indexedDB.deleteDatabase(name)
    await new Promise((resolve) => {
      deletion.onblocked = resolve
    })
    const clock = new HandClock()
    const disk = newDisk(name, clock)
    const opening = disk.open()
    await clock.advance(4_999)
    expect(clock.pending).toBe(1)
    await clock.advance(1)
    expect(await opening).toEqual({ ok: false, failure: 'lost' })
    frozen.close()
    await ended(deletion)
    await ended(indexedDB.deleteDatabase(name)) // not blocked by the open that came late
    expect(clock.pending).toBe(0)
  })

  it('S-DISK-9 leaves no timer behind', async () => {
    const clock = new HandClock()
    const disk = newDisk(newName(), clock)
    good(await disk.open())
    expect(clock.pending).toBe(0)
    good(await disk.erase())
    expect(clock.pending).toBe(0)
  })

  it('S-DISK-13 a frozen tab blocks the deletion only: the stores are empty, and erase is ok', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    good(await disk.seal(sealOf(1, { chunks: [[message('p2p-1', 1)]], tables: { poisonCount: 1 } })))
    const frozen = await ended(indexedDB.open(name))
    good(await disk.erase())
    for (const store of frozen.objectStoreNames)
      expect(await ended(frozen.transaction(store).objectStore(store).getAllKeys())).toEqual([])
    frozen.close()
  })

  it('S-DISK-9 an open that was closed or opened again meanwhile brings nothing', async () => {
    const disk = newDisk(newName())
    const first = disk.open()
    const second = disk.open()
    expect(await first).toEqual({ ok: false, failure: 'lost' })
    expect(good(await second).log).toEqual([])
    good(await disk.append(1, commitOf('a'), { strict: false }))
    const third = disk.open()
    disk.close()
    expect(await third).toEqual({ ok: false, failure: 'lost' })
    expect(await disk.readLog(0, 1)).toEqual({ ok: false, failure: 'lost' })
  })
})

describe('failures of the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('S-DISK-6 answers lost where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const disk = newDisk(newName())
    expect(await disk.open()).toEqual({ ok: false, failure: 'lost' })
    expect(await disk.erase()).toEqual({ ok: false, failure: 'lost' })
  })

  it('S-DISK-10 a value that cannot be stored takes the whole seal back', async () => {
    const disk = newDisk(newName())
    good(await disk.open())
    const broken = { ...message('p2p-1', 2), text: (() => 'no text') as unknown as string }
    const seal = sealOf(1, { chunks: [[message('p2p-1', 1)], [broken]] })
    expect(await disk.seal(seal)).toEqual({ ok: false, failure: 'lost' })
    expect(good(await disk.readLog(0, 9))).toEqual([])
    expect(good(await disk.readChunks([{ key: 'p2p-1', from: 9, limit: 9 }]))).toEqual([[]])
    disk.close()
  })

  it('S-DISK-6 says in the log what failed, and nothing of what was to be written', async () => {
    const warn = vi.fn()
    const options = { name: newName(), clock: new HandClock(), blockedMs: 5_000, projection: 1 }
    const disk = createIndexedDisk({ ...options, logger: { ...logger, warn } })
    good(await disk.open())
    good(await disk.append(1, commitOf('a'), { strict: false }))
    await disk.append(1, commitOf('secret'), { strict: false })
    expect(warn.mock.calls).toEqual([
      ['disk', { what: 'append', failure: 'stale', error: 'ConstraintError' }],
    ])
    disk.close()
  })
})
