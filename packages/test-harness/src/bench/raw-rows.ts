// The anchor: a row a message, by hand and as fast as rows get.
//
//   page > JSON.parse > one relaxed transaction: put(row, [conversation, time]) for each, put of each conversation touched
//   live > JSON.parse > one relaxed transaction each, told after its commit
//
// It does nothing else: no index, no duplicates, no decryption (text is stored as it comes), no permission, no receipts
// of its own, no gaps, no fence.

import type { PageText, ReceiptText } from './load'
import { ME, type Row } from './row'
import type { Subject } from './subject'

interface StoredRow {
  readonly id: string
  readonly place: string
  readonly at: number
  readonly from: string
  readonly type: string
  readonly content: string
  readonly own: boolean
  readonly number: number
  readAt?: number
}

interface Session {
  readonly place: string
  readonly at: number
  readonly id: string
  readonly content: string
  readonly unread: number
}

const SHOWN_CONVERSATIONS = 100
const PAGE = 20

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

function toStored(row: Row): StoredRow {
  const own = row.sender_id === ME
  const place = row.group_id ?? (own ? (row.receiver_id ?? '') : row.sender_id)
  const { type, content } = row.msg
  return {
    id: row.msg_id,
    place,
    at: row.msg_time,
    from: row.sender_id,
    type,
    content,
    own,
    number: row.number,
  }
}

export class RawRows implements Subject {
  #database: IDBDatabase | undefined
  #sessions = new Map<string, Session>()
  /** Time of what was stored last: all that a listener is told. */
  newest = 0

  async open(): Promise<number> {
    const start = performance.now()
    await this.#connect()
    const shown = [...this.#sessions.values()].sort((a, b) => b.at - a.at).slice(0, SHOWN_CONVERSATIONS)
    const first = shown[0]
    if (first !== undefined) await this.#older(first.place, Number.POSITIVE_INFINITY)
    return performance.now() - start
  }

  async catchUp(pages: readonly PageText[]): Promise<number> {
    await this.#connect()
    const start = performance.now()
    for (const { body } of pages) {
      const page = JSON.parse(body) as { readonly data: readonly Row[] }
      await this.#write(page.data)
      this.newest = page.data.at(-1)?.msg_time ?? 0
    }
    await this.close()
    return performance.now() - start
  }

  async flood(frames: readonly string[]): Promise<number> {
    const start = performance.now()
    await Promise.all(
      frames.map(async (frame) => {
        const { data } = JSON.parse(frame) as { readonly data: Row }
        await this.#write([data])
        this.newest = data.msg_time
      }),
    )
    await this.close()
    return performance.now() - start
  }

  /** Ten receipts of 50 ids a transaction: get and put of each row. */
  async receipts(receipts: readonly ReceiptText[]): Promise<number> {
    const start = performance.now()
    for (let from = 0; from < receipts.length; from += 10) {
      const transaction = this.#open().transaction('messages', 'readwrite', { durability: 'relaxed' })
      const messages = transaction.objectStore('messages')
      for (const { frame, times, place } of receipts.slice(from, from + 10)) {
        const { data } = JSON.parse(frame) as {
          readonly data: { readonly notice: { readonly timestamp: number } }
        }
        for (const at of times)
          messages.get([place, at]).onsuccess = (event) => {
            const row = (event.target as IDBRequest<StoredRow>).result
            row.readAt = data.notice.timestamp
            messages.put(row, [place, at])
          }
      }
      await committed(transaction)
    }
    await this.close()
    return performance.now() - start
  }

  async pageBack(place: string, count: number): Promise<number> {
    let [oldest] = await this.#older(place, Number.POSITIVE_INFINITY)
    const start = performance.now()
    for (let page = 0; page < count; page++) [oldest] = await this.#older(place, oldest?.at ?? 0)
    return performance.now() - start
  }

  async search(place: string, word: string): Promise<{ readonly ms: number; readonly count: number }> {
    const start = performance.now()
    const range = IDBKeyRange.bound([place, 0], [place, Number.POSITIVE_INFINITY])
    const rows: readonly StoredRow[] = await answer(
      this.#open().transaction('messages').objectStore('messages').getAll(range),
    )
    let count = 0
    for (const row of rows) if (row.content.includes(word)) count++
    return { ms: performance.now() - start, count }
  }

  async close(): Promise<void> {
    this.#database?.close()
  }

  #open(): IDBDatabase {
    if (this.#database === undefined) throw new Error('not open')
    return this.#database
  }

  async #connect(): Promise<void> {
    const opening = indexedDB.open('raw-rows', 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('messages')
      opening.result.createObjectStore('sessions')
    }
    this.#database = await answer(opening)
    const stored: readonly Session[] = await answer(
      this.#database.transaction('sessions').objectStore('sessions').getAll(),
    )
    this.#sessions = new Map(stored.map((session) => [session.place, session]))
  }

  #write(rows: readonly Row[]): Promise<void> {
    const transaction = this.#open().transaction(['messages', 'sessions'], 'readwrite', {
      durability: 'relaxed',
    })
    const messages = transaction.objectStore('messages')
    const touched = new Set<string>()
    for (const row of rows) {
      const stored = toStored(row)
      messages.put(stored, [stored.place, stored.at])
      const { place, at, id, content, own } = stored
      const unread = (this.#sessions.get(place)?.unread ?? 0) + (own ? 0 : 1)
      this.#sessions.set(place, { place, at, id, content, unread })
      touched.add(place)
    }
    const sessions = transaction.objectStore('sessions')
    for (const place of touched) sessions.put(this.#sessions.get(place), place)
    return committed(transaction)
  }

  /** The 20 rows before a time, in order: one request where the browser can read backwards at once. */
  async #older(place: string, before: number): Promise<readonly StoredRow[]> {
    const range = IDBKeyRange.bound([place, 0], [place, before], false, true)
    const messages: BackwardStore = this.#open().transaction('messages').objectStore('messages')
    if (messages.getAllRecords !== undefined) {
      const records = await answer(messages.getAllRecords({ query: range, count: PAGE, direction: 'prev' }))
      return records.map((record) => record.value).reverse()
    }
    const rows: StoredRow[] = []
    return new Promise((resolve) => {
      messages.openCursor(range, 'prev').onsuccess = (event) => {
        const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
        if (cursor === null || rows.push(cursor.value) === PAGE) resolve(rows.reverse())
        else cursor.continue()
      }
    })
  }
}

/** What newer browsers have and the type library does not. */
interface BackwardStore extends IDBObjectStore {
  getAllRecords?(options: {
    readonly query: IDBKeyRange
    readonly count: number
    readonly direction: 'prev'
  }): IDBRequest<readonly { readonly value: StoredRow }[]>
}
