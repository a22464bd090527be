// files/ keeps what people send in the chat: pictures, films, recordings, documents.
//
//   a body > http/multipart.ts > a temporary file > types.ts (what is it?) > pictures.ts (clean, small) > store > a row
//   GET /chat/files/:id > readers.ts (who takes part in a conversation that has it?) > store
//   a message > chat/post-message.ts > uses.ts, in the message's transaction
//
// store.ts is the port for bytes: folder-store.ts and s3-store.ts. Rows are the truth: bytes are stored before their row is
// written and removed after it is deleted, so whatever a crash leaves is bytes without a row, which go at the next start.
//
// Absent: a file of more than 20 MB in memory. Only pictures are read whole, one at a time.

import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '../clock'
import { asCannotStore } from '../db/cannot-store'
import type { Db, Trx } from '../db/tables'
import type { FileRow } from '../db/tables-files'
import type { Writes } from '../db/write-queue'
import {
  MAX_ACCOUNT_FILE_BYTES,
  MAX_CHAT_PIXELS,
  MAX_FILE_BYTES,
  MAX_UPLOADS_AT_ONCE,
  ONCE_TTL_MS,
  UNUSED_FILE_MS,
} from '../limits'
import { shownName } from './file-name'
import { readPicture } from './pictures'
import { fileAddress, thumbAddress } from './readers'
import type { ByteRange, FileStore } from './store'
import { type FileKind, judgeType } from './types'
import { deleteNeverUsed } from './uses'

const MEGABYTE = 1024 * 1024

/** Why a file is not taken, as `code` and words for people. The codes are the engine's: im-engine wire/file.ts. */
export interface FileFault {
  readonly kind: 'refused'
  readonly code: 'too_large' | 'over_quota' | 'empty_file' | 'wrong_type' | 'no_ticket'
  readonly message: string
}

const fault = (code: FileFault['code'], message: string): FileFault => ({ kind: 'refused', code, message })

const OVER_QUOTA = fault(
  'over_quota',
  `the files of one account have ${MAX_ACCOUNT_FILE_BYTES / 1024 ** 3} GB together at most; take some messages with files back`,
)
const USED = fault('no_ticket', 'this ticket has let its file in already; ask for another one')

/** What is wrong with a size, before and after the bytes came; null: nothing. */
export function judgeSize(kind: FileKind, size: number): FileFault | null {
  if (size === 0) return fault('empty_file', 'the file is empty')
  const max = MAX_FILE_BYTES[kind]
  return size > max ? fault('too_large', `a file of kind ${kind} has ${max / MEGABYTE} MB at most`) : null
}

/** A file that came and is to be kept. */
export interface Upload {
  /** Where it is now. */
  readonly path: string
  readonly name: string
  readonly kind: FileKind
  readonly ownerId: string
  readonly onceKey: string
  /** "": it came without a ticket. */
  readonly ticketId: string
}

export type Kept = { readonly kind: 'kept'; readonly row: FileRow } | FileFault

/** What a client is told of a file: im-engine wire/file.ts, `uploaded`. */
export const toUploaded = ({ id, has_thumb, name, type, size, width, height }: FileRow) => ({
  ...{ url: fileAddress(id), thumb: has_thumb ? thumbAddress(id) : '' },
  ...{ name, type, size, width, height },
})

const thumbKey = (id: string): string => `${id}.thumb`
/** 16 random bytes in base64url, with or without the ending of a small picture. */
const KEY = /^([A-Za-z0-9_-]{22})(?:\.thumb)?$/
/** The file that a key of the store belongs to; undefined: it is none of ours, for somebody may name a folder with other things in it. */
const idOfKey = (key: string): string | undefined => KEY.exec(key)?.[1]
export const THUMB_TYPE = 'image/webp'
const MANY = 200

export class Files {
  readonly #db: Db
  readonly #store: FileStore
  readonly #clock: Clock
  /** For bodies on their way. */
  readonly #temporary: string
  /** Files whose bytes are stored and whose rows are about to be written. */
  readonly #arriving = new Set<string>()
  /** Bodies on their way, by account. */
  readonly #coming = new Map<string, number>()

  constructor(db: Db, store: FileStore, temporary: string, clock: Clock) {
    this.#db = db
    this.#store = store
    this.#temporary = temporary
    this.#clock = clock
  }

  /** A path for a body that comes; whoever asks removes what is there in the end. */
  async temporary(): Promise<string> {
    try {
      await mkdir(this.#temporary, { recursive: true })
    } catch (error) {
      throw asCannotStore(error, this.#temporary)
    }
    return join(this.#temporary, randomBytes(16).toString('hex'))
  }

  /** A place for one more body of an account; answers how to give it back, or null where there is none. */
  comeIn(ownerId: string): (() => void) | null {
    const count = this.#coming.get(ownerId) ?? 0
    if (count >= MAX_UPLOADS_AT_ONCE) return null
    this.#coming.set(ownerId, count + 1)
    return () => {
      const left = (this.#coming.get(ownerId) ?? 1) - 1
      if (left === 0) this.#coming.delete(ownerId)
      else this.#coming.set(ownerId, left)
    }
  }

  /** What an earlier try with the same key stored, within a day. */
  findOnce(db: Db, ownerId: string, onceKey: string): Promise<FileRow | undefined> {
    if (onceKey === '') return Promise.resolve(undefined)
    return db
      .selectFrom('files')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('once_key', '=', onceKey)
      .where('stored_at', '>=', this.#clock() - ONCE_TTL_MS)
      .executeTakeFirst()
  }

  /** What is wrong with one more file of this size; null: nothing. */
  async judgeQuota(db: Db, ownerId: string, size: number): Promise<FileFault | null> {
    const { sum } = await db
      .selectFrom('files')
      .select(({ fn }) => fn.sum<number | string | null>('size').as('sum'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return Number(sum ?? 0) + size > MAX_ACCOUNT_FILE_BYTES ? OVER_QUOTA : null
  }

  async isUsed(db: Db, ticketId: string): Promise<boolean> {
    if (ticketId === '') return false
    const used = await db
      .selectFrom('files')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .executeTakeFirst()
    return used !== undefined
  }

  /** Judges a file that came, stores it and writes its row; the same key again answers the first one. */
  async keep(writes: Writes, upload: Upload): Promise<Kept> {
    const { path, kind, ownerId } = upload
    const came = (await stat(path)).size
    const tooLarge = judgeSize(kind, came)
    if (tooLarge) return tooLarge
    const judged = await judgeType(path, upload.name, kind)
    if (judged.kind === 'wrong') return fault('wrong_type', judged.message)
    const { type } = judged.type
    const picture = kind === 'image' ? await readPicture(path, type) : null
    if (picture?.kind === 'too-many-pixels')
      return fault('too_large', `a picture has ${MAX_CHAT_PIXELS / 1_000_000} megapixels at most`)
    if (picture?.kind === 'not-whole') return fault('wrong_type', `this is not a whole picture`)
    const id = randomBytes(16).toString('base64url')
    const row: FileRow = {
      ...{ id, owner_id: ownerId, kind, type, size: picture?.size ?? came },
      ...{ width: picture?.width ?? 0, height: picture?.height ?? 0, has_thumb: picture ? 1 : 0 },
      ...{ name: shownName(upload.name, judged.type), stored_at: this.#clock() },
      ...{ once_key: upload.onceKey, ticket_id: upload.ticketId },
    }
    this.#arriving.add(id)
    try {
      await this.#put(row, path, picture?.thumb)
      const kept = await writes.run((trx) => this.#write(trx, row))
      if (kept.kind !== 'kept' || kept.row.id !== id) await this.removeBytes([id])
      return kept
    } catch (error) {
      await this.removeBytes([id])
      throw error
    } finally {
      this.#arriving.delete(id)
    }
  }

  async #put({ id, type }: FileRow, path: string, thumb: Buffer | undefined): Promise<void> {
    if (thumb !== undefined) {
      const small = `${path}.thumb`
      try {
        await writeFile(small, thumb)
        await this.#store.put(thumbKey(id), small, THUMB_TYPE)
      } catch (error) {
        throw asCannotStore(error, this.#temporary)
      } finally {
        await rm(small, { force: true })
      }
    }
    await this.#store.put(id, path, type)
  }

  async #write(trx: Trx, row: FileRow): Promise<Kept> {
    const before = await this.findOnce(trx, row.owner_id, row.once_key)
    if (before) return { kind: 'kept', row: before }
    if (await this.isUsed(trx, row.ticket_id)) return USED
    const overQuota = await this.judgeQuota(trx, row.owner_id, row.size)
    if (overQuota) return overQuota
    if (row.once_key !== '')
      await trx
        .updateTable('files')
        .set({ once_key: '' })
        .where('owner_id', '=', row.owner_id)
        .where('once_key', '=', row.once_key)
        .execute()
    await trx.insertInto('files').values(row).execute()
    return { kind: 'kept', row }
  }

  /** Null: its bytes are gone. */
  open({ id }: FileRow, range?: ByteRange): Promise<Readable | null> {
    return this.#store.get(id, range)
  }

  openThumb({ id }: FileRow): Promise<Readable | null> {
    return this.#store.get(thumbKey(id))
  }

  /** After the rows are gone. What cannot be removed now goes at the next start. */
  async removeBytes(ids: readonly string[]): Promise<void> {
    await Promise.allSettled(ids.flatMap((id) => [this.#store.remove(id), this.#store.remove(thumbKey(id))]))
  }

  /** Uploads that no message has after a day. */
  async forgetUnused(writes: Writes): Promise<void> {
    await this.removeBytes(await writes.run((trx) => deleteNeverUsed(trx, this.#clock() - UNUSED_FILE_MS)))
  }

  /** Bodies that were on their way when the last server ended. Before anybody is answered. */
  clearTemporary(): void {
    rmSync(this.#temporary, { recursive: true, force: true })
  }

  /** Bytes without a row: a crash came between the two. */
  async forgetStrays(): Promise<void> {
    let keys: string[] = []
    for await (const key of this.#store.keys()) {
      keys.push(key)
      if (keys.length < MANY) continue
      await this.#forgetStraysOf(keys)
      keys = []
    }
    await this.#forgetStraysOf(keys)
  }

  async #forgetStraysOf(keys: readonly string[]): Promise<void> {
    const ids = new Set(keys.flatMap((key) => idOfKey(key) ?? []))
    for (const id of this.#arriving) ids.delete(id)
    if (ids.size === 0) return
    const rows = await this.#db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
    for (const { id } of rows) ids.delete(id)
    const strays = keys.filter((key) => ids.has(idOfKey(key) ?? ''))
    await Promise.all(strays.map((key) => this.#store.remove(key)))
  }
}
