// Databases as older engines left them, in fixtures/databases: each must open, and today's engine must leave the newest one's
// shape. A new database version comes with a new file: `dump` of a small database that its engine wrote, as JSON.

import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Conversation } from '../model/conversation.js'
import type { ConversationKey } from '../model/ids.js'
import type { Disk, Logged, Opened } from '../ports/disk.js'
import { good, sealOf } from '../testing/disk-sample.js'
import { HandClock } from '../testing/hand-clock.js'
import { createIndexedDisk } from './indexeddb.js'
import { DATABASE_VERSION } from './schema.js'

/** A database as text can hold it; a Map is written as `{ "$map": [[key, value], ...] }`. */
interface Dump {
  readonly version: number
  readonly stores: readonly {
    readonly name: string
    readonly keyPath: string | null
    readonly records: readonly (readonly [key: IDBValidKey, value: unknown])[]
  }[]
}

const versions = Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1)

describe('recorded databases', () => {
  it.each(versions)('S-DISK-14 opens version %i and reads all of it', async (version) => {
    const name = `recorded-${version}`
    await load(recorded(version), name)
    const disk = newDisk(name)
    const { opened, log, chunks, amendments } = await readAll(disk)
    expect(opened.meta?.position).toBe(4)
    expect(opened.rows.map((row) => row.key)).toEqual(['p2p-im-7', 'team-g-1'])
    expect(opened.tables.outbox?.map((item) => item.clientId)).toEqual(['c-1'])
    expect(opened.tables.groups?.[0]?.members.size).toBe(1)
    expect(log.map((one) => one.position)).toEqual([1, 3, 4, 5])
    expect(chunks.map((all) => all.map((chunk) => chunk.map((one) => one.text)))).toEqual([
      [['ថ្ងៃនេះ'], ['សួស្តី', 'hello']],
      [['team']],
    ])
    expect([...(amendments[0] ?? [])]).toEqual([['10', { withdrawnAt: 1_700_000_001_000 }]])
    disk.close()
  })

  it('S-DISK-14 leaves what it read in the shape of the newest recording', async () => {
    const newest = recorded(DATABASE_VERSION)
    await load(newest, 'again-from')
    const from = newDisk('again-from')
    const { opened, log, chunks, amendments } = await readAll(from)
    from.close()

    const into = newDisk('again-into')
    good(await into.open())
    const seal = log.find((one) => one.position === opened.meta?.position)
    for (const { position, commit } of log) {
      if (position !== seal?.position || opened.meta === undefined) {
        good(await into.append(position, commit, { strict: false }))
        continue
      }
      good(
        await into.seal(
          sealOf(position, {
            commit,
            chunks: chunks.flat(),
            rowBlocks: [{ block: 0, rows: opened.rows }],
            amendments: opened.rows.flatMap(({ key }, i) => {
              const all = amendments[i]
              return all === undefined || all.size === 0 ? [] : [{ key, amendments: all }]
            }),
            tables: opened.tables,
            meta: opened.meta,
          }),
        ),
      )
    }
    into.close()
    expect(await dump('again-into')).toEqual(newest)
  })
})

const newDisk = (name: string): Disk =>
  createIndexedDisk({
    name,
    clock: new HandClock(),
    blockedMs: 5_000,
    projection: 1,
    logger: { debug() {}, warn() {}, error() {} },
  })

async function readAll(disk: Disk) {
  const opened: Opened = good(await disk.open())
  const keys: readonly ConversationKey[] = opened.rows.map((row: Conversation) => row.key)
  const log: readonly Logged[] = good(await disk.readLog(0, 99))
  const chunks = good(await disk.readChunks(keys.map((key) => ({ key, from: Infinity, limit: 99 }))))
  return { opened, log, chunks, amendments: good(await disk.readAmendments(keys)) }
}

function recorded(version: number): Dump {
  const file = new URL(`../../../../fixtures/databases/v${version}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value === 'object' && value !== null && '$map' in value ? new Map(value.$map) : value,
  )
}

/** Puts a dump into a new database, with raw requests. */
async function load(from: Dump, name: string): Promise<void> {
  const opening = indexedDB.open(name, from.version)
  opening.onupgradeneeded = () => {
    for (const store of from.stores) {
      const made = opening.result.createObjectStore(store.name, { keyPath: store.keyPath })
      for (const [key, value] of store.records) made.put(value, store.keyPath === null ? key : undefined)
    }
  }
  ;(await ended(opening)).close()
}

/** Everything in a database, with raw requests. */
async function dump(name: string): Promise<Dump> {
  const database = await ended(indexedDB.open(name))
  const stores = [...database.objectStoreNames].map(async (store) => {
    const from = database.transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([ended(from.getAllKeys()), ended(from.getAll())])
    const records = values.map((value, i) => [keys[i] ?? '', value] as const)
    return { name: store, keyPath: from.keyPath as string | null, records }
  })
  const made = { version: database.version, stores: await Promise.all(stores) }
  database.close()
  return made
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
