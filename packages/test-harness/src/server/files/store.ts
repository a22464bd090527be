import type { Readable } from 'node:stream'

/** Part of a file, both ends included: `{ start: 0, end: 99 }` is its first hundred bytes. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of files are. A key is a random name of ours, with letters, digits, `-`, `_` and `.`. What throws is a fault of the
 * store, or `CannotStore` where it has no room.
 */
export interface FileStore {
  /** Keeps the content of a local file under a key. The local file may be gone afterwards. */
  put(key: string, path: string, type: string): Promise<void>
  /** Null: there is no such key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /** What is not there is no fault. */
  remove(key: string): Promise<void>
  /** Every key, in no order. */
  keys(): AsyncIterable<string>
}
